// China: what a balance sheet counts. Houses by site and by state, fortresses, emissaries.
#include "games/china/face.hpp"

namespace pentarch::china {

std::vector<Counted> ChinaFace::items() const {
  const auto placed = [](Piece piece) {
    return [piece](const Event& event) {
      return event.args[0] == piece ? just(event.args[1]) : Taken();
    };
  };
  const auto house_in = [realm_of = edition().realm_of](const Event& event) {
    return event.args[0] == kHouse ? just(realm_of[event.args[1]]) : Taken();
  };
  return {{"houses in", realm_names(), {{kPlaced, house_in}}},
          {"emissary in", realm_names(), {{kPlaced, placed(kEmissary)}}},
          {"house on", site_names(), {{kPlaced, placed(kHouse)}}},
          {"fortress on", site_names(), {{kPlaced, placed(kFortress)}}}};
}

}  // namespace pentarch::china

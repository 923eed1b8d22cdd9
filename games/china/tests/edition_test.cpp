// What an edition file may say, and how a wrong one is told.
#include "games/china/edition.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "games/china/tests/builder.hpp"

namespace pentarch::china {
namespace {

using tests::standard_json;

Json& row(Json& file, const char* list, int index) {
  return file[list]["value"][static_cast<std::size_t>(index)];
}
Json& value(Json& file, const char* key) {
  return file[key]["value"];
}
int index_in(Json& file, const char* list, const std::string& id) {
  for (int i = 0; i < static_cast<int>(value(file, list).size()); ++i) {
    if (row(file, list, i)["id"] == id) return i;
  }
  ADD_FAILURE() << "there is no " << id;
  return 0;
}
Json& named(Json& file, const char* list, const std::string& id) {
  return row(file, list, index_in(file, list, id));
}

// What loading says about the standard edition after this change; empty if it accepts it.
std::string refusal(const std::function<void(Json&)>& change) {
  Json file = standard_json();
  change(file);
  const Result<NamedEdition> loaded = load_edition(file);
  return loaded ? "" : loaded.message();
}

using Lines = std::vector<std::string>;

// Where the standard edition departs from the rulebook after this change.
Lines breaks(const std::function<void(Json&)>& change) {
  Json file = standard_json();
  change(file);
  const Result<NamedEdition> loaded = load_edition(file);
  EXPECT_TRUE(loaded) << loaded.message();
  return loaded ? rulebook_breaks(*loaded) : Lines{};
}

// ---- The standard edition --------------------------------------------------------------------

TEST(china_edition, the_standard_edition_is_accepted_and_keeps_the_rulebook) {
  const Result<NamedEdition> loaded = load_edition(standard_json());
  ASSERT_TRUE(loaded) << loaded.message();
  EXPECT_EQ(rulebook_breaks(*loaded), Lines{});
  EXPECT_EQ(loaded->realms.size(), 9u);
  EXPECT_EQ(loaded->sites.size(), 55u);
  EXPECT_EQ(loaded->spots.size(), 55u);
  const Edition& edition = loaded->data;
  EXPECT_EQ(edition.cards, (std::array<std::uint8_t, 5>{13, 12, 11, 11, 10}));
  EXPECT_EQ(edition.removed_by_seats, (std::array<std::uint8_t, 6>{0, 0, 0, 2, 1, 0}));
  EXPECT_EQ(edition.pieces, (std::array<std::uint8_t, 3>{20, 1, 8}));  // house, fortress, emissary
  EXPECT_EQ(edition.display, 4);
  EXPECT_EQ(edition.shortest_chain, 4);
  EXPECT_EQ(edition.alliance_count, 15);
}

TEST(china_edition, a_row_becomes_the_state_the_site_the_road_and_the_alliance_it_describes) {
  const NamedEdition& edition = tests::standard();
  const int wei = tests::realm_of("wei");
  EXPECT_EQ(edition.data.colour_of[wei], tests::colour_of('r'));
  EXPECT_EQ(edition.data.realm_of[tests::site_of("wei3")], wei);
  EXPECT_EQ(popcount(edition.data.sites_of[wei]), 7);
  EXPECT_EQ(edition.spots[static_cast<std::size_t>(tests::site_of("wei3"))].x, 54);
  EXPECT_EQ(edition.spots[static_cast<std::size_t>(tests::site_of("wei3"))].y, 41);
  EXPECT_EQ(edition.data.alliances[2].a, wei);
  EXPECT_EQ(edition.data.alliances[2].b, tests::realm_of("qin"));
  const auto road = [&](Side side, const char* a, const char* b) {
    const auto& roads = edition.data.roads[side];
    const bool there = (roads[tests::site_of(a)] & bit(tests::site_of(b))) != 0;
    EXPECT_EQ(there, (roads[tests::site_of(b)] & bit(tests::site_of(a))) != 0);
    return there;
  };
  EXPECT_TRUE(road(kSideOfThree, "qin5", "shu1"));
  EXPECT_TRUE(road(kSideOfFive, "zhao6", "qi1"));
  EXPECT_FALSE(road(kSideOfThree, "zhao6", "qi1"));
  EXPECT_TRUE(road(kSideOfThree, "shu4", "chu1"));
  EXPECT_FALSE(road(kSideOfFive, "shu4", "chu1"));
}

TEST(china_edition, what_a_colour_reaches_follows_from_the_states) {
  const Edition& edition = tests::standard().data;
  std::uint64_t sites = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    std::uint64_t reached = 0;
    for (int realm = 0; realm < kRealms; ++realm) {
      const bool here = edition.colour_of[realm] == colour;
      EXPECT_EQ(((edition.realms_of_colour[colour] >> realm) & 1u) != 0, here);
      if (here) reached |= edition.sites_of[realm];
    }
    EXPECT_EQ(edition.sites_of_colour[colour], reached);
    sites |= reached;
  }
  EXPECT_EQ(edition.sites, sites);
  EXPECT_EQ(popcount(sites), 55);
}

// ---- Refused ---------------------------------------------------------------------------------

TEST(china_edition, not_an_object_and_another_game_are_refused) {
  EXPECT_EQ(refusal([](Json& file) { file = Json::array(); }), "must be an object");
  EXPECT_EQ(refusal([](Json& file) { file["game"] = "splendor"; }), "game must be china");
  EXPECT_EQ(refusal([](Json& file) { file.erase("game"); }), "game is missing; it is 'china'");
  EXPECT_EQ(refusal([](Json& file) { file.erase("name"); }), "name is missing; it is a text");
}

TEST(china_edition, every_member_must_be_there) {
  for (const char* key :
       {"cards", "removed_by_seats", "display", "houses", "emissaries", "fortresses",
        "shortest_chain", "states", "sites", "roads_34", "roads_45", "alliances"}) {
    EXPECT_EQ(refusal([&](Json& file) { file.erase(key); }),
              std::string(key) + " is missing; it is an object");
  }
}

TEST(china_edition, every_value_needs_a_source) {
  for (const char* key :
       {"cards", "removed_by_seats", "display", "houses", "emissaries", "fortresses",
        "shortest_chain", "states", "sites", "roads_34", "roads_45", "alliances"}) {
    EXPECT_EQ(refusal([&](Json& file) { file[key].erase("source"); }),
              std::string(key) + ".source is missing; it is a text");
    EXPECT_EQ(refusal([&](Json& file) { file[key]["source"] = ""; }),
              std::string(key) + ".source must be plain text of 1 to 1000 bytes");
  }
  EXPECT_EQ(refusal([](Json& file) { row(file, "sites", 3)["source"] = 5; }),
            "sites.value[3].source must be a text");
}

TEST(china_edition, an_unknown_key_is_named_wherever_it_is) {
  EXPECT_EQ(refusal([](Json& file) { file["hand"] = 3; }),
            "has 'hand', which is not known here; known are game, name, cards, removed_by_seats, "
            "display, houses, emissaries, fortresses, shortest_chain, states, sites, roads_34, "
            "roads_45, alliances");
  EXPECT_EQ(refusal([](Json& file) { file["display"]["note"] = "x"; }),
            "display: has 'note', which is not known here; known are value, source");
  EXPECT_EQ(refusal([](Json& file) { value(file, "cards")["blue"] = 3; }),
            "cards.value: has 'blue', which is not known here; known are red, green, orange, "
            "yellow, purple");
  EXPECT_EQ(refusal([](Json& file) { value(file, "removed_by_seats")["2"] = 3; }),
            "removed_by_seats.value: has '2', which is not known here; known are 3, 4, 5");
  EXPECT_EQ(refusal([](Json& file) {
              row(file, "states", 0).erase("source");
              row(file, "states", 0)["sites"] = 6;
            }),
            "states.value[0]: has 'sites', which is not known here; known are id, colour, source");
  EXPECT_EQ(refusal([](Json& file) { row(file, "sites", 1)["z"] = 6; }),
            "sites.value[1]: has 'z', which is not known here; known are id, state, x, y, source");
  EXPECT_EQ(refusal([](Json& file) { row(file, "alliances", 1)["n"] = 3; }),
            "alliances.value[1]: has 'n', which is not known here; known are states, source");
}

TEST(china_edition, a_number_out_of_range_is_refused) {
  const auto with = [](const char* key, int number) {
    return refusal([&](Json& file) { value(file, key) = number; });
  };
  EXPECT_EQ(with("display", 0), "display.value is '0'; it must be a whole number from 1 to 8");
  EXPECT_EQ(with("display", 9), "display.value is '9'; it must be a whole number from 1 to 8");
  EXPECT_EQ(with("houses", 0), "houses.value is '0'; it must be a whole number from 1 to 20");
  EXPECT_EQ(with("houses", 21), "houses.value is '21'; it must be a whole number from 1 to 20");
  EXPECT_EQ(with("emissaries", 9),
            "emissaries.value is '9'; it must be a whole number from 0 to 8");
  EXPECT_EQ(with("emissaries", -1),
            "emissaries.value is '-1'; it must be a whole number from 0 to 8");
  EXPECT_EQ(with("fortresses", 4),
            "fortresses.value is '4'; it must be a whole number from 0 to 3");
  EXPECT_EQ(with("shortest_chain", 1),
            "shortest_chain.value is '1'; it must be a whole number from 2 to 20");
  EXPECT_EQ(with("shortest_chain", 21),
            "shortest_chain.value is '21'; it must be a whole number from 2 to 20");
  for (const auto& [key, number] : {std::pair{"display", 1},
                                    {"display", 8},
                                    {"houses", 1},
                                    {"houses", 20},
                                    {"emissaries", 0},
                                    {"fortresses", 0},
                                    {"fortresses", 3},
                                    {"shortest_chain", 2},
                                    {"shortest_chain", 20}}) {
    EXPECT_EQ(with(key, number), "");
  }
}

TEST(china_edition, a_number_of_cards_out_of_range_is_refused) {
  EXPECT_EQ(refusal([](Json& file) { value(file, "cards")["red"] = 26; }),
            "cards.value.red is '26'; it must be a whole number from 1 to 25");
  EXPECT_EQ(refusal([](Json& file) { value(file, "cards")["purple"] = 0; }),
            "cards.value.purple is '0'; it must be a whole number from 1 to 25");
  EXPECT_EQ(refusal([](Json& file) { value(file, "cards").erase("green"); }),
            "cards.value.green is missing; it is a whole number from 1 to 25");
  EXPECT_EQ(refusal([](Json& file) { value(file, "cards")["yellow"] = "11"; }),
            "cards.value.yellow is '\"11\"'; it must be a whole number from 1 to 25");
  EXPECT_EQ(refusal([](Json& file) { value(file, "cards")["yellow"] = 10.5; }),
            "cards.value.yellow is '10.5'; it must be a whole number from 1 to 25");
  EXPECT_NE(refusal([](Json& file) { value(file, "cards") = 57; }), "");
}

TEST(china_edition, no_more_cards_are_left_out_than_a_colour_has) {
  EXPECT_EQ(refusal([](Json& file) { value(file, "removed_by_seats")["3"] = 11; }),
            "removed_by_seats takes 11 of each colour; of one there are 10");
  EXPECT_EQ(refusal([](Json& file) { value(file, "removed_by_seats").erase("4"); }),
            "removed_by_seats.value.4 is missing; it is a whole number from 0 to 25");
}

TEST(china_edition, a_deck_that_leaves_no_pile_is_refused) {
  EXPECT_EQ(refusal([](Json& file) { value(file, "removed_by_seats")["3"] = 8; }),
            "with 3 seats there are 17 cards; hands, display and a pile need at least 18");
  EXPECT_EQ(refusal([](Json& file) { value(file, "removed_by_seats")["3"] = 7; }), "");
  EXPECT_EQ(refusal([](Json& file) {
              for (const char* colour : kColourNames) value(file, "cards")[colour] = 4;
              value(file, "removed_by_seats") = {{"3", 0}, {"4", 0}, {"5", 0}};
            }),
            "with 4 seats there are 20 cards; hands, display and a pile need at least 21");
  EXPECT_EQ(refusal([](Json& file) {
              for (const char* colour : kColourNames) value(file, "cards")[colour] = 5;
              value(file, "removed_by_seats") = {{"3", 0}, {"4", 0}, {"5", 0}};
              value(file, "display") = 6;
            }),
            "with 5 seats there are 25 cards; hands, display and a pile need at least 26");
}

TEST(china_edition, a_deck_of_more_than_63_cards_is_refused) {
  EXPECT_EQ(refusal([](Json& file) { value(file, "cards")["red"] = 20; }),
            "with 5 seats there are 64 cards; there must be no more than 63");
  EXPECT_EQ(refusal([](Json& file) { value(file, "cards")["red"] = 19; }), "");
}

TEST(china_edition, there_are_nine_states_of_known_colours) {
  EXPECT_EQ(refusal([](Json& file) { value(file, "states").erase(8); }),
            "states.value has 8 entries; it must have 9");
  EXPECT_EQ(refusal([](Json& file) { row(file, "states", 2)["colour"] = "blue"; }),
            "states.value[2].colour is 'blue'; it must be the name of a colour: red, green, "
            "orange, yellow or purple");
  EXPECT_EQ(refusal([](Json& file) { row(file, "states", 2).erase("colour"); }),
            "states.value[2].colour is missing; it is the name of a colour: red, green, orange, "
            "yellow or purple");
  EXPECT_EQ(refusal([](Json& file) { value(file, "states") = "nine"; }),
            "states.value must be a list");
  EXPECT_EQ(refusal([](Json& file) { row(file, "states", 0) = 1; }),
            "states.value[0] must be an object");
}

TEST(china_edition, a_name_is_short_plain_unique_and_no_colour) {
  const auto site = [](const std::string& id) {
    return refusal([&](Json& file) { row(file, "sites", 1)["id"] = id; });
  };
  EXPECT_EQ(site("qin1"), "sites.value[1].id is 'qin1', which another component has already");
  EXPECT_EQ(site("wei"), "sites.value[1].id is 'wei', which another component has already");
  EXPECT_EQ(site(""), "sites.value[1].id must be 1 to 24 of a-z, 0-9 and -");
  EXPECT_EQ(site("Qin 2"), "sites.value[1].id must be 1 to 24 of a-z, 0-9 and -");
  EXPECT_EQ(site(std::string(25, 'a')), "sites.value[1].id must be 1 to 24 of a-z, 0-9 and -");
  EXPECT_EQ(site("orange"),
            "sites.value[1].id must not be a word that means something else in moves");
  EXPECT_EQ(refusal([](Json& file) { row(file, "states", 1)["id"] = "qin"; }),
            "states.value[1].id is 'qin', which another component has already");
  EXPECT_EQ(refusal([](Json& file) { row(file, "states", 1)["id"] = "red"; }),
            "states.value[1].id must not be a word that means something else in moves");
  EXPECT_EQ(refusal([](Json& file) { row(file, "states", 1)["id"] = 7; }),
            "states.value[1].id must be a text");
}

TEST(china_edition, a_site_is_in_a_state_and_on_the_map) {
  EXPECT_EQ(refusal([](Json& file) { row(file, "sites", 0)["state"] = "song"; }),
            "sites.value[0].state is 'song'; it must be the name of a state: qin, shu, chu, han, "
            "wei, zhao, yan, qi or lu");
  EXPECT_EQ(refusal([](Json& file) { row(file, "sites", 0)["x"] = 101; }),
            "sites.value[0].x is '101'; it must be a whole number from 0 to 100");
  EXPECT_EQ(refusal([](Json& file) { row(file, "sites", 0).erase("y"); }),
            "sites.value[0].y is missing; it is a whole number from 0 to 100");
}

TEST(china_edition, every_state_has_a_site_and_there_are_64_at_most) {
  EXPECT_EQ(refusal([](Json& file) {
              for (int i = 1; i <= 4; ++i) {
                named(file, "sites", "lu" + std::to_string(i))["state"] = "qi";
              }
            }),
            "the state lu has no site");
  const auto with_sites = [](int count) {
    return refusal([&](Json& file) {
      Json& sites = value(file, "sites");
      for (int i = static_cast<int>(sites.size()); i < count; ++i) {
        Json extra = sites[0];
        extra["id"] = "extra" + std::to_string(i);
        sites.push_back(extra);
      }
    });
  };
  EXPECT_EQ(with_sites(64), "");
  EXPECT_EQ(with_sites(65), "sites.value has 65 entries; it must have 9 to 64");
  EXPECT_EQ(refusal([](Json& file) { value(file, "sites") = Json::array(); }),
            "sites.value has 0 entries; it must have 9 to 64");
}

TEST(china_edition, a_road_joins_two_sites_once) {
  for (const char* list : {"roads_34", "roads_45"}) {
    const std::string where = std::string(list) + ".value[1]";
    const auto road = [&](const Json& json) {
      return refusal([&](Json& file) { row(file, list, 1) = json; });
    };
    EXPECT_EQ(road({"qin1", "song1"}), where + "[1] is 'song1'; it must be the name of a site");
    EXPECT_EQ(road({"song1", "qin1"}), where + "[0] is 'song1'; it must be the name of a site");
    EXPECT_EQ(road({"qin1", "wei"}), where + "[1] is 'wei'; it must be the name of a site");
    EXPECT_EQ(road({"qin3", "qin3"}), where + " must be two different ones");
    EXPECT_EQ(road({"qin1"}), where + " has 1 entry; it must have 2");
    EXPECT_EQ(road({"qin1", "qin3", "qin5"}), where + " has 3 entries; it must have 2");
    EXPECT_EQ(road({"qin1", 3}), where + "[1] is '3'; it must be the name of a site");
    EXPECT_EQ(road({3, "qin1"}), where + "[0] is '3'; it must be the name of a site");
    EXPECT_EQ(road("qin1"), where + " must be a list");
    EXPECT_EQ(road({"qin1", "qin2"}), where + " is there already");
    EXPECT_EQ(road({"qin2", "qin1"}), where + " is there already");
  }
}

TEST(china_edition, a_site_has_five_roads_at_most) {
  // On side 34 chu4 has the roads to chu3, chu5, chu6 and han3.
  const auto with = [](std::vector<const char*> others) {
    return refusal([&](Json& file) {
      for (const char* other : others) value(file, "roads_34").push_back({"chu4", other});
    });
  };
  EXPECT_EQ(with({"qi1"}), "");
  EXPECT_EQ(with({"qi1", "qi2"}), "roads_34.value[59] is one too many: a site has at most 5 roads");
}

// Every road beyond what joins the sites makes another ring.
TEST(china_edition, roads_make_fourteen_rings_at_most) {
  const auto with_roads = [](int count) {
    return refusal([&](Json& file) {
      Json& roads = value(file, "roads_34");
      const std::vector<std::string>& sites = tests::standard().sites;
      for (std::size_t i = 0; static_cast<int>(roads.size()) < count; ++i) {
        roads.push_back({sites[i], sites[i + 27]});  // far apart: none of these is there yet
      }
    });
  };
  EXPECT_EQ(with_roads(54 + 14), "");
  EXPECT_EQ(with_roads(54 + 15),
            "roads_34 has 15 rings of roads; at most 14 can be scored in good time");
}

TEST(china_edition, an_alliance_joins_two_states_once) {
  const auto states = [](const Json& json) {
    return refusal([&](Json& file) { row(file, "alliances", 1)["states"] = json; });
  };
  const auto no_state = [](const char* name) {
    return "alliances.value[1].states[1] is '" + std::string(name) +
           "'; it must be the name of a state: qin, shu, chu, han, wei, zhao, yan, qi or lu";
  };
  EXPECT_EQ(states({"yan", "song"}), no_state("song"));
  EXPECT_EQ(states({"yan", "qin1"}), no_state("qin1"));
  EXPECT_EQ(states({"yan", 3}), no_state("3"));
  EXPECT_EQ(states({"yan", "yan"}), "alliances.value[1].states must be two different ones");
  EXPECT_EQ(states({"yan"}), "alliances.value[1].states has 1 entry; it must have 2");
  EXPECT_EQ(states("yan"), "alliances.value[1].states must be a list");
  EXPECT_EQ(states({"yan", "zhao"}), "alliances.value[1].states are allied already");
  EXPECT_EQ(states({"zhao", "yan"}), "alliances.value[1].states are allied already");
  EXPECT_EQ(refusal([](Json& file) {
              for (int i = 0; i < 10; ++i) value(file, "alliances").push_back(Json::object());
            }),
            "alliances.value has 25 entries; it must have 0 to 24");
}

TEST(china_edition, a_refusal_is_one_line_even_if_the_file_is_hostile) {
  for (const char* hostile : {"a\nb", "\x1b[31m", "\xff\xfe"}) {
    const std::string message = refusal([&](Json& file) { file[hostile] = 1; });
    EXPECT_NE(message, "");
    EXPECT_EQ(message.find('\n'), std::string::npos);
    EXPECT_EQ(message.find('\x1b'), std::string::npos);
    EXPECT_NE(refusal([&](Json& file) { row(file, "sites", 0)["state"] = hostile; }), "");
    EXPECT_NE(refusal([&](Json& file) { row(file, "roads_34", 0)[0] = hostile; }), "");
  }
}

// ---- Playable, but not the rulebook ----------------------------------------------------------

TEST(china_edition, another_number_is_reported) {
  EXPECT_EQ(breaks([](Json& file) { value(file, "cards")["red"] = 14; }),
            Lines{"the number of cards is 58; the game has 57"});
  EXPECT_EQ(breaks([](Json& file) { value(file, "display") = 5; }),
            Lines{"display is 5; the game has 4"});
  EXPECT_EQ(breaks([](Json& file) { value(file, "houses") = 19; }),
            Lines{"houses is 19; the game has 20"});
  EXPECT_EQ(breaks([](Json& file) { value(file, "emissaries") = 7; }),
            Lines{"emissaries is 7; the game has 8"});
  EXPECT_EQ(breaks([](Json& file) { value(file, "fortresses") = 2; }),
            Lines{"fortresses is 2; the game has 1"});
  EXPECT_EQ(breaks([](Json& file) { value(file, "shortest_chain") = 3; }),
            Lines{"shortest_chain is 3; the game has 4"});
}

TEST(china_edition, other_cards_left_out_are_reported) {
  EXPECT_EQ(breaks([](Json& file) { value(file, "removed_by_seats")["3"] = 1; }),
            Lines{"removed_by_seats.3 is 1; the game has 2"});
  EXPECT_EQ(breaks([](Json& file) { value(file, "removed_by_seats")["4"] = 0; }),
            Lines{"removed_by_seats.4 is 0; the game has 1"});
  EXPECT_EQ(breaks([](Json& file) { value(file, "removed_by_seats")["5"] = 1; }),
            Lines{"removed_by_seats.5 is 1; the game has 0"});
}

TEST(china_edition, a_deck_of_57_may_be_divided_otherwise) {
  EXPECT_EQ(breaks([](Json& file) {
              value(file, "cards")["red"] = 12;
              value(file, "cards")["purple"] = 11;
            }),
            Lines{});
}

TEST(china_edition, colours_that_are_not_pairs_with_a_single_purple_are_reported) {
  EXPECT_EQ(breaks([](Json& file) { named(file, "states", "shu")["colour"] = "green"; }),
            (Lines{"the number of states that are green is 3; the game has 2",
                   "the number of states that are red is 1; the game has 2"}));
  EXPECT_EQ(breaks([](Json& file) { named(file, "states", "yan")["colour"] = "purple"; }),
            (Lines{"the number of states that are green is 1; the game has 2",
                   "the number of states that are purple is 2; the game has 1"}));
}

TEST(china_edition, a_state_of_another_colour_than_the_rulebook_s_is_reported) {
  EXPECT_EQ(breaks([](Json& file) {
              named(file, "states", "wei")["colour"] = "green";
              named(file, "states", "han")["colour"] = "red";
            }),
            Lines{"wei is green; the game has red"});
  EXPECT_EQ(breaks([](Json& file) {
              named(file, "states", "qi")["colour"] = "green";
              named(file, "states", "han")["colour"] = "yellow";
            }),
            Lines{"qi is green; the game has yellow"});
  EXPECT_EQ(breaks([](Json& file) {
              named(file, "states", "qin")["colour"] = "green";
              named(file, "states", "han")["colour"] = "yellow";
            }),
            Lines{"qin is green; the game has yellow"});
  EXPECT_EQ(breaks([](Json& file) {
              named(file, "states", "chu")["colour"] = "green";
              named(file, "states", "han")["colour"] = "purple";
            }),
            Lines{"chu is green; the game has purple"});
  EXPECT_EQ(breaks([](Json& file) {
              named(file, "states", "lu")["colour"] = "green";
              named(file, "states", "han")["colour"] = "orange";
            }),
            Lines{"zhao and lu have different colours; the game has them as a pair"});
}

// Moves a site of one state to Han.
void give_away(Json& file, const std::string& site) {
  named(file, "sites", site)["state"] = "han";
}

TEST(china_edition, a_state_too_small_for_the_examples_is_reported) {
  EXPECT_EQ(breaks([](Json& file) { give_away(file, "qin6"); }),
            Lines{"qin has 5 sites; an example of the rulebook needs 6"});
  EXPECT_EQ(breaks([](Json& file) { give_away(file, "wei7"); }),
            Lines{"wei has 6 sites; an example of the rulebook needs 7"});
  EXPECT_EQ(breaks([](Json& file) { give_away(file, "qi3"); }),
            Lines{"qi has 4 sites; an example of the rulebook needs 5"});
  EXPECT_EQ(breaks([](Json& file) {
              for (const char* site : {"zhao5", "zhao6", "zhao7"}) give_away(file, site);
            }),
            Lines{"zhao has 4 sites; an example of the rulebook needs 5"});
  EXPECT_EQ(breaks([](Json& file) {
              for (const char* site : {"chu4", "chu5", "chu6", "chu7", "chu8"}) {
                give_away(file, site);
              }
            }),
            Lines{"chu has 3 sites; an example of the rulebook needs 4"});
}

TEST(china_edition, a_missing_state_of_the_rulebook_is_reported_once) {
  const auto renamed = [](const std::string& name) {
    return breaks([&](Json& file) {
      named(file, "states", name)["id"] = "song";
      for (Json& site : value(file, "sites")) {
        if (site["state"] == name) site["state"] = "song";
      }
      for (Json& alliance : value(file, "alliances")) {
        for (Json& state : alliance["states"]) {
          if (state == name) state = "song";
        }
      }
    });
  };
  for (const char* name : {"qin", "shu", "chu", "wei", "zhao", "qi", "lu"}) {
    EXPECT_EQ(renamed(name), Lines{"there is no state " + std::string(name)});
  }
  EXPECT_EQ(renamed("han"), Lines{});  // the rulebook does not name it
  EXPECT_EQ(renamed("yan"), Lines{});
}

TEST(china_edition, other_alliances_are_reported) {
  EXPECT_EQ(breaks([](Json& file) { value(file, "alliances").erase(14); }),
            Lines{"the number of alliances is 14; the game has 15"});
  EXPECT_EQ(
      breaks([](Json& file) { std::swap(row(file, "alliances", 2), row(file, "alliances", 4)); }),
      Lines{"alliance 3 is shu and chu; the game has wei and qin"});
  EXPECT_EQ(
      breaks([](Json& file) { std::swap(row(file, "alliances", 3), row(file, "alliances", 4)); }),
      Lines{"alliance 4 is shu and chu; the game has qin and shu"});
  EXPECT_EQ(breaks([](Json& file) { row(file, "alliances", 2)["states"] = {"qin", "wei"}; }),
            Lines{});  // either way round
  EXPECT_EQ(breaks([](Json& file) { value(file, "alliances") = Json::array(); }),
            Lines{"the number of alliances is 0; the game has 15"});
}

// Takes away every road of a side that has an end in this state and one outside it.
void cut_off(Json& file, const char* list, const std::string& realm) {
  const auto inside = [&](const Json& site) {
    return named(file, "sites", site.get<std::string>())["state"] == realm;
  };
  Json kept = Json::array();
  for (const Json& road : value(file, list)) {
    if (inside(road[0]) == inside(road[1])) kept.push_back(road);
  }
  value(file, list) = kept;
}

TEST(china_edition, a_state_that_no_road_reaches_is_reported_with_its_side) {
  EXPECT_EQ(breaks([](Json& file) { cut_off(file, "roads_34", "lu"); }),
            Lines{"no road leads from qin1 to lu on side 34"});
  EXPECT_EQ(breaks([](Json& file) { cut_off(file, "roads_45", "lu"); }),
            Lines{"no road leads from qin1 to lu on side 45"});
}

TEST(china_edition, a_border_of_qin_and_shu_without_a_road_is_reported) {
  for (const char* list : {"roads_34", "roads_45"}) {
    const std::string side = std::string(list).substr(6);
    EXPECT_EQ(breaks([&](Json& file) {
                Json kept = Json::array();
                for (const Json& road : value(file, list)) {
                  if (road != Json{"qin5", "shu1"}) kept.push_back(road);
                }
                value(file, list) = kept;
              }),
              Lines{"no road crosses from qin to shu on side " + side +
                    "; an example of the rulebook needs one"});
  }
}

TEST(china_edition, every_departure_is_reported_not_only_the_first) {
  EXPECT_EQ(breaks([](Json& file) {
              value(file, "houses") = 19;
              value(file, "display") = 3;
            }),
            (Lines{"display is 3; the game has 4", "houses is 19; the game has 20"}));
}

}  // namespace
}  // namespace pentarch::china

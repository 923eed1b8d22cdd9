// What the builders of positions share: each setter hands back the builder.
#pragma once

namespace pentarch::tests {

template <class Builder>
class Fluent {
 protected:
  template <class Field, class Value>
  Builder& with(Field& field, const Value& value) {
    field = static_cast<Field>(value);
    return static_cast<Builder&>(*this);
  }
};

}  // namespace pentarch::tests

# Writes OUT: the FILES (relative to ROOT, separated by ;) as string literals of embedded.hpp.
set(text "#include \"engine/embedded.hpp\"\n\nnamespace pentarch {\n\n")
string(APPEND text "std::string_view embedded(std::string_view path) {\n")
foreach(file ${FILES})
  file(READ ${ROOT}/${file} content)
  string(APPEND text "  if (path == \"${file}\") return R\"embedded(${content})embedded\";\n")
endforeach()
string(APPEND text "  return {};\n}\n\n}  // namespace pentarch\n")
file(WRITE ${OUT} "${text}")

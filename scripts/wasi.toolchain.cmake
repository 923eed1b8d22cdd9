# WebAssembly by Debian's clang 19, wasi-libc and libc++ for wasm32.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
set(CMAKE_CXX_FLAGS_INIT "-stdlib=libc++ -fno-exceptions")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-stdlib=libc++")
# The headers of libraries that are nothing but headers.
set(CMAKE_CXX_STANDARD_INCLUDE_DIRECTORIES ${CMAKE_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/headers)
file(CREATE_LINK /usr/include/nlohmann ${CMAKE_BINARY_DIR}/headers/nlohmann SYMBOLIC)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

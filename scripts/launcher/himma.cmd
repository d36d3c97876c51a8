@node "%~dp0himma.mjs" %*

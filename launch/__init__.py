"""Sets Holmgang up and starts it, with nothing but Python's own library.

words      what people read, in three languages; on the screen by `screen`
processes  programs that end when the launcher ends, however it ends
stamps     what is done already, and whether it still holds
python     .venv and the packages in it
web        npm's packages and the web app
engine     the compiled build, and which build `holmgang` runs
table      the server, and the switch to the compiled build
commands   what `make` calls
"""

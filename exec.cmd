@rem On Windows, npm runs scripts in cmd.exe, which lacks the exec of the other shells (package.json).
@%*

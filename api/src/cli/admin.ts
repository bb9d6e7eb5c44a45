import { runAdmin } from './run-admin.ts';

/** `admin.ts COMMAND …`: manages accounts and old records (`run-admin.ts`). */
void runAdmin(process.argv.slice(2));

import { runServer } from './run-server.ts';

/** Runs the API as a process of its own. */
await runServer();

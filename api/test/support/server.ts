import { runServer } from '../../src/server/run-server.ts';

/** Runs the API with the pauses and limits of the first argument, as JSON. */
await runServer(JSON.parse(process.argv[2] ?? '{}'));

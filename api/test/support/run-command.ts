import { Readable } from 'node:stream';

/**
 * Runs a command of the API with only `env` as its environment, in this process, because another one takes a second to
 * start. Programs that it starts have the environment of this one, unless it gives them its own.
 */
export async function runCommand(
  command: (args: string[]) => Promise<void>,
  args: string[],
  env: NodeJS.ProcessEnv,
  input: string | Buffer = '',
) {
  const spies = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockReturnValue(true),
  );
  const stdin = jest.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as never);
  const environment = jest.replaceProperty(process, 'env', env);
  try {
    process.exitCode = 0;
    await command(args);
    return { code: process.exitCode, output: spies.flatMap(({ mock }) => mock.calls).join('') };
  } finally {
    process.exitCode = 0;
    environment.restore();
    for (const spy of [...spies, stdin]) spy.mockRestore();
  }
}

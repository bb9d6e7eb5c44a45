import { type Config, ConfigError, isProduction, readConfig } from './config.ts';
import {
  type AdministratorRepository,
  createAdministratorRepository,
} from './features/administrators/administrator-repository.ts';
import { passwordProblem } from './features/administrators/password-problem.ts';
import { migrated } from './prepare-database.ts';
import { readPassword } from './read-password.ts';
import { StartError } from './start-error.ts';

const usage = `Usage: npm run admin -- COMMAND
  create NAME     add an administrator
  password NAME   change a password and end that administrator's sessions
  disable NAME    forbid an administrator to sign in and end the sessions
  list            show all administrators
The password is asked for, or read from ADMIN_NEW_PASSWORD or from standard input.`;

/** What the caller can mend; told without a stack trace. */
class CommandError extends Error {}

/** Does its work and answers what to tell. */
type Act = (administrators: AdministratorRepository) => Promise<string>;

const unknownName = (name: string) => new CommandError(`There is no administrator '${name}'.`);

const commands: Record<string, (name: string, config: Readonly<Config>) => Act | Promise<Act>> = {
  create: async (name, config) => {
    const password = await newPassword(name, config);
    return async (administrators) => {
      if (await administrators.create(name, password)) return `Administrator '${name}' can sign in now.`;
      throw new CommandError(`There is an administrator '${name}' already.`);
    };
  },
  password: async (name, config) => {
    const password = await newPassword(name, config);
    return async (administrators) => {
      if (!(await administrators.setPassword(name, password))) throw unknownName(name);
      return `The password of '${name}' has changed; all sessions of that name have ended.`;
    };
  },
  disable: (name) => async (administrators) => {
    if (!(await administrators.disable(name))) throw unknownName(name);
    return `Administrator '${name}' can't sign in any more; all sessions of that name have ended.`;
  },
  list: () => async (administrators) => {
    const lines = (await administrators.list()).map(
      ({ username, createdAt, isDisabled }) =>
        `${username}\tsince ${createdAt.toISOString()}${isDisabled ? '\tdisabled' : ''}`,
    );
    return lines.join('\n') || 'There is no administrator yet.';
  },
};

async function newPassword(name: string, config: Readonly<Config>) {
  const password = config.ADMIN_NEW_PASSWORD ?? (await readPassword(`New password for ${name}: `));
  if (password === '') throw new CommandError('The password is empty; nothing was changed.');
  if ([...password].length > 200) throw new CommandError('The password must be at most 200 characters.');
  const problem = isProduction(config) ? passwordProblem(password, name) : undefined;
  if (problem) throw new CommandError(`The password is too weak for a public site: ${problem}.`);
  return password;
}

async function run([command = '', name = '', ...more]: string[]) {
  const prepare = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!prepare || more.length > 0 || (name === '') !== (command === 'list')) throw new CommandError(usage);
  const config = readConfig();
  const act = await prepare(name, config);
  return migrated(config, (db) => act(createAdministratorRepository(db)));
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const isExplained = [CommandError, ConfigError, StartError].some((kind) => error instanceof kind);
  process.stderr.write(`${isExplained ? (error as Error).message : (error as Error).stack}\n`);
  process.exitCode = 1;
}

import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { AuditDetail, AuditKind } from '@suite/contracts/audit';
import { typeablePassword, username as usernameSchema } from '@suite/contracts/credentials';
import { decodeText } from '@suite/contracts/decode-text';
import { type ByKind, forms } from '@suite/contracts/forms/forms';
import { explained, OperatorError } from '@suite/contracts/operator-error';
import { passwordProblem, passwordProblems } from '@suite/contracts/password-problem';
import { type Role, roles } from '@suite/contracts/session';
import { demandDatabase } from '../backup/sqlite-files.ts';
import { createPurgeMark } from '../clock/purge-mark.ts';
import {
  type AdministratorRepository,
  createAdministratorRepository,
} from '../features/administrators/administrator-repository.ts';
import { createAuditRepository } from '../features/audit/audit-repository.ts';
import { createRetention, type Retention } from '../features/retention/retention.ts';
import {
  createSecondFactorRepository,
  type SecondFactorRepository,
} from '../features/second-factor/second-factor-repository.ts';
import { unknownAccount } from '../http/audit.ts';
import { type Config, isProduction, readConfig } from '../server/config.ts';
import { migrated } from '../server/prepare-database.ts';

const usage = `Usage: npm run admin -- COMMAND; with the containers: docker compose exec api node api/src/cli/admin.ts COMMAND
  create NAME [viewer]     add an administrator, or a viewer (SECURITY.md lists what a viewer can do)
  password NAME            change a password and end that administrator's sessions
  disable NAME             forbid an administrator to sign in and end the sessions
  second-factor-off NAME   let an administrator who lost phone and recovery codes sign in by password alone
  list                     show all administrators
  purge --dry-run          say how many records are older than the privacy page promises
  purge --now              delete them; the product does so by itself every hour
The password is asked for, or read from ADMIN_NEW_PASSWORD or from standard input.`;

interface Database {
  administrators: AdministratorRepository;
  secondFactors: SecondFactorRepository;
  retention: Retention;
  /** Adds an action to the audit log. */
  record: (kind: AuditKind, detail: AuditDetail) => Promise<void>;
}

/** Runs a command and returns the message to print. */
type Action = (database: Database) => Promise<string>;

interface Command {
  /** Minimum and maximum number of arguments after the command. */
  words: [least: number, most: number];
  /** Returns the action to run on the migrated database. */
  prepare(name: string, option: string, config: Config): Action | Promise<Action>;
}

async function find({ administrators }: Database, username: string) {
  const found = await administrators.find({ username });
  if (!found) throw new OperatorError(`There is no administrator '${username}'.`);
  return found;
}

/** Returns a name as sign-in reads it. Throws OperatorError. */
function readName(typed: string) {
  try {
    return typed && usernameSchema().validateSync(typed);
  } catch (error) {
    throw new OperatorError((error as Error).message);
  }
}

function readRole(option: string): Role {
  const role = roles.find((known) => known === (option || 'administrator'));
  if (!role) throw new OperatorError(`'${option}' is not a role; the roles are ${roles.join(' and ')}.`);
  return role;
}

const commands: Record<string, Command> = {
  create: {
    words: [1, 2],
    prepare: async (username, option, config) => {
      const role = readRole(option);
      const password = await newPassword(username, config);
      return async ({ administrators, record }) => {
        if ((await administrators.create({ username, password, role })) === undefined)
          throw new OperatorError(`There is an administrator '${username}' already.`);
        await record('administrator-added', { username, role });
        return `${role === 'viewer' ? 'Viewer' : 'Administrator'} '${username}' can sign in now.`;
      };
    },
  },
  password: {
    words: [1, 1],
    prepare: async (username, _option, config) => {
      const password = await newPassword(username, config);
      return async (database) => {
        const { id } = await find(database, username);
        await database.administrators.setPassword(id, password);
        await database.record('administrator-password-reset', { username });
        return `The password of '${username}' has changed; all sessions of that name have ended.`;
      };
    },
  },
  disable: {
    words: [1, 1],
    prepare: (username) => async (database) => {
      const { id } = await find(database, username);
      if ((await database.administrators.change(id, { isDisabled: true })) === 'last')
        throw new OperatorError(
          `'${username}' is the last administrator who can sign in; add another first.`,
        );
      await database.record('administrator-changed', { username, isDisabled: true });
      return `Administrator '${username}' can't sign in any more; all sessions of that name have ended.`;
    },
  },
  'second-factor-off': {
    words: [1, 1],
    prepare: (username) => async (database) => {
      const { id } = await find(database, username);
      if (!(await database.secondFactors.remove(id))) return `'${username}' has no second factor on.`;
      await database.record('second-factor-off', { username });
      return `'${username}' signs in by password alone now.`;
    },
  },
  purge: {
    words: [1, 1],
    prepare: (option, _word, { dataFolder }) => {
      if (option !== '--dry-run' && option !== '--now') throw new OperatorError(usage);
      return async ({ retention }) => {
        if (option === '--dry-run') return `Due: ${describeCounts(await retention.due())}.`;
        const startedAt = Date.now();
        const deleted = await retention.purge();
        createPurgeMark(dataFolder).set(startedAt);
        return `Deleted: ${describeCounts(deleted)}.`;
      };
    },
  },
  list: {
    words: [0, 0],
    prepare:
      () =>
      async ({ administrators }) => {
        const lines = (await administrators.list()).map(
          ({ username, role, createdAt, hasSecondFactor, isDisabled }) =>
            [
              username,
              role,
              `since ${createdAt}`,
              ...(hasSecondFactor ? ['second factor'] : []),
              ...(isDisabled ? ['disabled'] : []),
            ].join('\t'),
        );
        return lines.join('\n') || 'There is no administrator yet.';
      },
  },
};

const describeCounts = (counts: ByKind) =>
  forms.map(({ key, texts }) => `${counts[key]} ${texts.en.title.toLowerCase()}`).join(', ');

/**
 * Prompts for a password on the terminal without echo; without a terminal, returns the first line of standard input.
 */
async function readPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) {
    const text = decodeText(await buffer(process.stdin));
    if (text === undefined)
      throw new OperatorError('The password on standard input is not UTF-8 text: send it as UTF-8.');
    return text.split(/\r?\n/, 1)[0] ?? '';
  }
  process.stdout.write(question);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const asking = createInterface({ input: process.stdin, output: silence, terminal: true });
  asking.once('SIGINT', () => process.exit(130));
  try {
    return await asking.question('');
  } finally {
    asking.close();
    process.stdout.write('\n');
  }
}

/** Throws OperatorError. */
function demandTypeable(password: string) {
  try {
    typeablePassword('The password').validateSync(password);
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}.`);
  }
}

async function newPassword(name: string, config: Config) {
  const password = config.adminNewPassword ?? (await readPassword(`New password for ${name}: `));
  if (password === '') throw new OperatorError('The password is empty; nothing was changed.');
  demandTypeable(password);
  const problem = isProduction(config.publicUrl) ? passwordProblem(password, name) : undefined;
  if (problem)
    throw new OperatorError(`The password is too weak for a public site: ${passwordProblems[problem]}.`);
  return password;
}

async function run([name = '', ...words]: string[]) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const [least, most] = command?.words ?? [0, 0];
  // A name that starts with '-' is an option that the command doesn't have.
  const isOption = (word: string) =>
    /^--?h(?:elp)?$/.test(word) || (name === 'create' && word.startsWith('-'));
  if (!command || words.length < least || words.length > most || words.includes('') || words.some(isOption))
    throw new OperatorError(usage);
  const [typed = '', option = ''] = words;
  const username = readName(typed);
  const config = readConfig();
  if (config.database.kind === 'sqlite') demandDatabase(config.database.file);
  const action = await command.prepare(username, option, config);
  return migrated(config, (db) => {
    const entries = createAuditRepository(db);
    return action({
      administrators: createAdministratorRepository(db),
      secondFactors: createSecondFactorRepository(db),
      retention: createRetention(db),
      record: (kind, detail) => entries.add({ kind, ...unknownAccount, address: '', detail }),
    });
  });
}

/** Runs a command, prints its result or error and sets the exit code. */
export async function runAdmin(args: string[]) {
  try {
    process.stdout.write(`${await run(args)}\n`);
  } catch (error) {
    process.stderr.write(`${explained(error)}\n`);
    process.exitCode = 1;
  }
}

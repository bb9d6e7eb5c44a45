import { pathToFileURL } from 'node:url';

/** Arguments and options of the scripts of package.json. npm keeps an option for itself if no `--` stands before it. */
const commands = {
  restore: ['NAME', ['force', 'try', 'undo', 'trust-files', 'despite-unknown-erasures']],
  release: ['PART', ['image']],
  admin: ['COMMAND', ['dry-run', 'now']],
  test: ['STAGE', ['changed', 'tier']],
};

/** Prints what to write and exits with 1 if npm has kept an option of its script. */
export function refuseKeptOptions() {
  const script = process.env.npm_lifecycle_event;
  const [words, options] = commands[script] ?? ['', []];
  for (const option of options) {
    const value = process.env[`npm_config_${option.replaceAll('-', '_')}`];
    if (!value || process.argv.some((argument) => argument.split('=')[0] === `--${option}`)) continue;
    const kept = value === 'true' ? `--${option}` : `--${option} ${value}`;
    console.error(`npm kept ${kept}; write: npm run ${script} -- ${words} ${kept}`);
    process.exit(1);
  }
}

// `npm run release` runs a shell script.
if (import.meta.url === pathToFileURL(process.argv[1]).href) refuseKeptOptions();

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Certificate {
  names?: string[];
  /** First year of validity; the certificate expires when `until` starts. */
  from?: number;
  until?: number;
}

const run = (folder: string, ...args: string[]) =>
  execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });

/** Creates a folder for TLS_DIR that the gateway's user can read. */
export function makeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificates-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Creates a key and a self-signed certificate, both in PEM form. */
export function makePair({ names = ['localhost'], from = 2020, until = 2090 }: Certificate = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'openssl-'));
  const settings = [
    '[ca]\ndefault_ca=own\n[own]\nnew_certs_dir=.\ndatabase=index\nserial=serial\nrand_serial=yes\ndefault_md=sha256',
    `policy=any\nx509_extensions=site\n[any]\ncommonName=supplied\n[site]\nsubjectAltName=${names.map((name) => `DNS:${name}`)}`,
  ];
  writeFileSync(path.join(folder, 'ca.cnf'), settings.join('\n'));
  writeFileSync(path.join(folder, 'index'), '');
  try {
    run(
      folder,
      ...['req', '-new', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-keyout', 'key', '-out', 'request', '-subj', `/CN=${names[0]}`],
    );
    run(
      folder,
      ...['ca', '-batch', '-selfsign', '-notext', '-config', 'ca.cnf', '-keyfile', 'key', '-in', 'request'],
      ...['-startdate', `${from}0101000000Z`, '-enddate', `${until}0101000000Z`, '-out', 'certificate'],
    );
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    return { 'fullchain.pem': read('certificate'), 'privkey.pem': read('key') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes files into the folder as a renewal does: each to a temporary name, then renamed. */
export function installFiles(folder: string, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, `${name}.new`), content, { mode: 0o644 });
    renameSync(path.join(folder, `${name}.new`), path.join(folder, name));
  }
}

import { createReadStream } from 'node:fs';
import { strFromU8, Unzip, UnzipInflate } from 'fflate';
import type { Advisory } from './advisory.ts';

/** Starts the last part of each ZIP file, of 22 bytes and a comment; an incomplete download lacks it. */
const endSignature = Buffer.from('PK\x05\x06', 'latin1');
const longestEnd = 22 + 65_535;

/**
 * Calls a function with each advisory of a ZIP file of OSV's JSON files. Throws if the file can't be read, is incomplete
 * or contains none.
 */
export async function readAdvisories(file: string, found: (advisory: Advisory) => void): Promise<void> {
  let count = 0;
  const zip = new Unzip((entry) => {
    if (!entry.name.endsWith('.json')) return;
    const parts: Uint8Array[] = [];
    entry.ondata = (error, data, isLast) => {
      if (error) throw error;
      parts.push(data);
      if (!isLast) return;
      count += 1;
      found(JSON.parse(strFromU8(Buffer.concat(parts))) as Advisory);
    };
    entry.start();
  });
  zip.register(UnzipInflate);
  let end = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    zip.push(chunk);
    end = Buffer.concat([end, chunk]).subarray(-longestEnd);
  }
  if (!end.includes(endSignature)) throw new Error(`${file} is no complete ZIP file: download it again`);
  if (count === 0) throw new Error(`${file} contains no advisories: use npm/all.zip of osv.dev`);
}

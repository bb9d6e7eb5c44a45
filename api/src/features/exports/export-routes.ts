import { createHash } from 'node:crypto';
import type { Router } from '@koa/router';
import { defaultColumns, laterFields } from '@suite/contracts/forms/form';
import { apiPaths } from '@suite/contracts/paths';
import { type RecordFilter, recordLimits } from '@suite/contracts/records';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import type { Audit } from '../../http/audit.ts';
import { csvLines, describeCsv, sendCsv } from '../../http/csv.ts';
import { invalidInput } from '../../http/errors.ts';
import { sendIdPage } from '../../http/id-page.ts';
import { readFields } from '../../http/read-body.ts';
import { type Given, readText, refuseUnknown } from '../../http/read-query.ts';
import { refuseCrossSiteNavigation } from '../../http/same-origin.ts';
import { requireAccount, requireAdministrator } from '../../http/session.ts';
import { filterNames, filterText, readFilter } from '../../records/read-filter.ts';
import type { RecordRepository } from '../../records/record-repository.ts';
import type { RowFilter } from '../../records/row-queries.ts';
import { createExportLedger } from './export-ledger.ts';

interface Ended {
  rows: number;
  /** Checksum of all bytes in hexadecimal; '' for an incomplete export. */
  sha256: string;
  state: 'complete' | 'aborted';
}

type Count = <Row>(batches: AsyncIterable<readonly Row[]>) => AsyncGenerator<readonly Row[]>;

/**
 * Yields lines as bytes and calls `end` with the result: complete with row count and checksum, or aborted if the client
 * disconnected or reading failed. `write` creates the lines from batches that it passes through `count`.
 */
async function* inLedger(
  write: (count: Count) => AsyncIterable<string>,
  end: (ended: Ended) => Promise<void>,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let rows = 0;
  let isComplete = false;
  const count: Count = async function* (batches) {
    for await (const batch of batches) {
      rows += batch.length;
      yield batch;
    }
  };
  try {
    for await (const lines of write(count)) {
      const bytes = Buffer.from(lines);
      hash.update(bytes);
      yield bytes;
    }
    isComplete = true;
    await end({ rows, sha256: hash.digest('hex'), state: 'complete' });
  } finally {
    if (!isComplete) await end({ rows, sha256: '', state: 'aborted' });
  }
}

interface ExportDeps {
  db: Knex;
  records: readonly RecordRepository[];
  audit: Audit;
}

/** Columns available in addition to the submitted fields. */
const otherColumns = [
  'status',
  'source',
  'offering',
  'isRead',
  'folder',
  'flaggedFor',
  'answeredAt',
  'trashedAt',
  'assignee',
  'followUp',
];

/** Adds the routes for CSV exports and for the ledger that records them; administrators only. */
export function addExportRoutes(router: Router, { db, records: kinds, audit }: ExportDeps) {
  const ledger = createExportLedger(db);
  for (const records of kinds) {
    const { kind } = records.form;
    const defaults = defaultColumns(records.form);
    const submitted = [...defaults, ...laterFields(records.form)];
    const path = apiPaths.exportRecords(kind);
    const download = async (ctx: Context, asked: Given) => {
      refuseUnknown(asked, [...filterNames, 'ids', 'columns']);
      const columns = readColumns(asked, submitted) ?? defaults;
      const selection = readSelection(asked, requireAccount(ctx).administratorId);
      const hasOnlyFields = columns.every((column) => submitted.includes(column));
      // HEAD transfers no records, so it is not an export.
      if (ctx.method === 'HEAD') return describeCsv(ctx, kind);
      const id = await ledger.start({
        administratorId: requireAccount(ctx).administratorId,
        kind,
        filter: textOf(selection),
        columns,
      });
      await audit.record(ctx, 'export-begun', { kind, export: id });
      const batches =
        'ids' in selection
          ? records.exportedOf(selection.ids)
          : records.exported(selection.filter, hasOnlyFields);
      await sendCsv(
        ctx,
        kind,
        inLedger(
          (count) => csvLines(columns, count(batches)),
          (ended) => ledger.end(id, ended),
        ),
      );
    };
    router
      .get(path, refuseCrossSiteNavigation, requireAdministrator, (ctx) => download(ctx, ctx.query))
      // The ids of many selected records do not fit into a URL.
      .post(path, refuseCrossSiteNavigation, requireAdministrator, async (ctx) =>
        download(ctx, await readFields(ctx)),
      );
  }
  router.get(apiPaths.exports, requireAdministrator, (ctx) => sendIdPage(ctx, ledger.page));
}

/** Returns the requested columns in the requested order, undefined if none are requested. Throws 400 for an unknown one. */
function readColumns(given: Given, submitted: readonly string[]): string[] | undefined {
  const asked = readText(given, 'columns')?.split(',');
  if (!asked) return undefined;
  const unknown = asked.find((column) => !submitted.includes(column) && !otherColumns.includes(column));
  if (unknown !== undefined) throw invalidInput(`There is no column ${unknown.slice(0, 40)}`);
  return [...new Set(asked)];
}

type Selection = { ids: number[] } | { filter: RowFilter };

const textOf = (selection: Selection): RecordFilter & { ids?: number[] } =>
  'ids' in selection ? selection : filterText(selection.filter);

/** Returns the selected ids or the filter. Throws 400 if they are invalid or both are given. */
function readSelection(given: Given, administratorId: number): Selection {
  const text = readText(given, 'ids');
  if (text === undefined) return { filter: readFilter(given, administratorId) };
  if (filterNames.some((name) => given[name] !== undefined))
    throw invalidInput('Give either ids or a filter, not both');
  const ids = text.split(',');
  if (ids.length > recordLimits.selection || !ids.every((id) => /^[1-9]\d{0,9}$/.test(id)))
    throw invalidInput(`ids must be at most ${recordLimits.selection} ids, separated by commas`);
  return { ids: [...new Set(ids.map(Number))] };
}

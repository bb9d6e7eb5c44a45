import { contactForm } from '@suite/contracts/forms/contact';
import { fieldsOf } from '@suite/contracts/forms/form';
import { formPaths } from '@suite/contracts/forms/form-paths';
import { type Form, type FormRecord, forms } from '@suite/contracts/forms/forms';
import { leadForm } from '@suite/contracts/forms/lead';
import { apiPaths } from '@suite/contracts/paths';
import {
  type Assignee,
  type BulkRequest,
  type HistoryEntry,
  isOverdue,
  type ListedRecord,
  type RecordFilter,
  type RecordFolder,
  type RecordKind,
} from '@suite/contracts/records';
import { type HttpHandler, HttpResponse, http } from 'msw';

/** Returns a record of a form; a field without a value is ''. */
export const recordOf = <Of extends Form>(
  form: Of,
  values: Partial<FormRecord<Of>> & Pick<FormRecord<Of>, 'id' | 'createdAt'>,
) =>
  ({
    ...Object.fromEntries(fieldsOf(form).map(({ name }) => [name, ''])),
    ...values,
  }) as FormRecord<Of>;

export const leads = [
  recordOf(leadForm, {
    id: 2,
    name: '山田 太郎',
    mobileNumber: '+94 77 555 0123',
    email: 'taro@example.com',
    createdAt: '2026-11-20T10:15:30.000Z',
  }),
  recordOf(leadForm, {
    id: 1,
    name: 'Nimal',
    mobileNumber: '0775550199',
    createdAt: '2026-11-05T08:05:00.000Z',
  }),
];

const messages = [
  recordOf(contactForm, {
    id: 7,
    name: 'Kumari',
    email: 'kumari@example.com',
    message: `We run a hotel. ${'Please call us. '.repeat(20)}`,
    createdAt: '2026-11-19T09:00:00.000Z',
  }),
];

/** Accounts of the fake API; the user is 'maria'. */
const assignees: Assignee[] = [
  { id: 1, username: 'maria', isDisabled: false },
  { id: 2, username: 'nimal', isDisabled: false },
  { id: 3, username: 'sunil', isDisabled: true },
];

type Stored = ListedRecord & { folder: RecordFolder; from: RecordFolder; trail: HistoryEntry[] };

/** The normalized numbers of the leads. */
const phoneNumbers: Record<string, string> = {
  '+94 77 555 0123': '+94775550123',
  '0775550199': '+94775550199',
};

const store = (record: FormRecord): Stored =>
  ({
    ...record,
    status: 'new',
    source: 'direct',
    isRead: false,
    flaggedFor: null,
    trashedAt: null,
    assigneeId: null,
    followUp: null,
    phoneNumber: phoneNumbers[(record as { mobileNumber?: string }).mobileNumber ?? ''] ?? null,
    folder: 'inbox',
    from: 'inbox',
    trail: [],
  }) as Stored;

const gone = () => HttpResponse.json({ code: 'not_found', message: 'Not found' }, { status: 404 });
const done = () => new HttpResponse(null, { status: 204 });

/** Returns the text that the fake search looks in; it is simpler than the API's. */
const textOf = (fields: object) =>
  Object.values(fields)
    .filter((value) => typeof value === 'string')
    .join(' ')
    .toLowerCase();

const wordsIn = (text: unknown) =>
  String(text ?? '')
    .toLowerCase()
    .split(' ');

/** Returns handlers for the record calls of the API; `refuse` returns an error response if there is no session. */
export function fakeRecords(refuse: () => HttpResponse<never> | Response | undefined): HttpHandler[] {
  const seeds: Partial<Record<RecordKind, FormRecord[]>> = { 'business-leads': leads, contacts: messages };
  const stored = Object.fromEntries(
    forms.map(({ kind }) => [kind, (seeds[kind] ?? []).map(store)]),
  ) as Record<RecordKind, Stored[]>;
  const batches = new Map<string, number[]>();

  const matching = (kind: RecordKind, filter: Partial<Record<keyof RecordFilter, unknown>>) =>
    stored[kind].filter(
      ({ folder, status, isRead, ...fields }) =>
        folder === (filter.folder ?? 'inbox') &&
        wordsIn(filter.q).every((word) => textOf(fields).includes(word)) &&
        (!filter.status || status === filter.status) &&
        (!filter.unread || !isRead) &&
        (!filter.followUp ||
          (filter.followUp === 'overdue'
            ? isOverdue({ ...fields, status }, String(filter.today))
            : fields.followUp === filter.today)) &&
        (!filter.from || fields.createdAt >= String(filter.from)),
    );

  const move = (record: Stored, folder: RecordFolder) => {
    record.from = record.folder;
    record.folder = folder;
    record.trashedAt = folder === 'trash' ? '2026-11-21T00:00:00.000Z' : null;
    record.trail.push({
      id: record.trail.length + 1,
      at: '2026-11-21T00:00:00.000Z',
      by: 'maria',
      kind: folder === 'trash' ? 'trash' : 'restore',
      detail: record.from,
    });
  };

  const list = (kind: RecordKind, request: Request) => {
    const asked = Object.fromEntries(new URL(request.url).searchParams);
    const found = matching(kind, asked);
    if (asked.sort === 'name') found.sort((a, b) => a.name.localeCompare(b.name));
    const start = Number(asked.cursor ?? 0);
    const end = start + Number(asked.limit);
    const link = (cursor: number, rel: string) =>
      `<${new URL(request.url).pathname}?cursor=${cursor}>; rel="${rel}"`;
    const links = [
      ...(end < found.length ? [link(end, 'next')] : []),
      ...(start > 0 ? [link(Math.max(0, start - Number(asked.limit)), 'prev')] : []),
    ];
    return HttpResponse.json(found.slice(start, end), {
      headers: {
        ...(Object.keys(asked).every((name) => ['folder', 'limit', 'sort', 'cursor'].includes(name)) && {
          'X-Total-Count': String(found.length),
        }),
        ...(links.length > 0 && { Link: links.join(', ') }),
      },
    });
  };

  const bulk = (
    kind: RecordKind,
    { action, status, assigneeIds = [], onlyOf, ids, filter, batch }: BulkRequest,
  ) => {
    const chosen = batch ? (batches.get(batch) ?? []) : ids;
    const selected = chosen
      ? stored[kind].filter(({ id }) => chosen.includes(id))
      : matching(kind, filter ?? {});
    const records = selected.filter(
      ({ assigneeId }) =>
        !onlyOf || (assigneeId === null ? onlyOf.length === 0 : onlyOf.includes(assigneeId)),
    );
    const previous = records.map(({ id, assigneeId }) => ({ assigneeId, ids: [id] }));
    for (const [index, record] of records.entries()) {
      if (action === 'assign') record.assigneeId = assigneeIds[index % assigneeIds.length] ?? null;
      if (action === 'delete') move(record, 'trash');
      if (action === 'restore') move(record, record.from);
      if (action === 'flag') move(record, 'flagged');
      if (action === 'unflag') move(record, 'inbox');
      if (action === 'read') record.isRead = true;
      if (action === 'status' && status) record.status = status;
    }
    if (action === 'assign') return { count: records.length, previous };
    if (action !== 'delete') return { count: records.length };
    const name = `batch ${batches.size}`;
    batches.set(
      name,
      records.map(({ id }) => id),
    );
    return { count: records.length, batch: name };
  };

  /** Creates a handler for a call on one record; it responds 404 if the record doesn't exist. */
  const withRecord = (
    kind: RecordKind,
    answer: (record: Stored, request: Request) => Response | Promise<Response>,
  ) => {
    return ({ params, request }: { params: { id?: string }; request: Request }) => {
      const record = stored[kind].find(({ id }) => String(id) === params.id);
      return refuse() ?? (record ? answer(record, request) : gone());
    };
  };

  const of = (kind: RecordKind): HttpHandler[] => [
    http.get(`*${apiPaths.countRecords(kind)}`, ({ request }) => {
      const asked = Object.fromEntries(new URL(request.url).searchParams);
      return HttpResponse.json({ count: matching(kind, asked).length });
    }),
    http.get(`*${apiPaths.records(kind)}`, ({ request }) => refuse() ?? list(kind, request)),
    http.post(
      `*${apiPaths.bulkRecords(kind)}`,
      async ({ request }) => refuse() ?? HttpResponse.json(bulk(kind, (await request.json()) as BulkRequest)),
    ),
    http.get(
      `*${apiPaths.record(kind, ':id')}`,
      withRecord(kind, ({ from: _, ...record }) =>
        HttpResponse.json({
          ...record,
          offering: '',
          answeredAt: null,
          firstTouch: null,
          lastTouch: { utmSource: 'newsletter', landingPath: '/products/erp' },
          deliveries: [{ channel: 'mail', sentAt: record.createdAt, failedAt: null, attempts: 1 }],
        }),
      ),
    ),
    http.patch(
      `*${apiPaths.record(kind, ':id')}`,
      withRecord(kind, async (record, request) => {
        Object.assign(record, await request.json());
        return done();
      }),
    ),
    http.post(
      `*${apiPaths.recordNotes(kind, ':id')}`,
      withRecord(kind, async ({ trail }, request) => {
        const { text } = (await request.json()) as { text: string };
        trail.push({
          id: trail.length + 1,
          at: '2026-11-21T00:00:00.000Z',
          by: 'maria',
          kind: 'note',
          detail: text,
        });
        return done();
      }),
    ),
    http.delete(
      `*${apiPaths.record(kind, ':id')}`,
      withRecord(kind, (record) => {
        if (record.folder === 'trash') return gone();
        move(record, 'trash');
        return done();
      }),
    ),
    ...(['flag', 'unflag'] as const).map((action) =>
      http.post(
        `*${apiPaths[`${action}Record`](kind, ':id')}`,
        withRecord(kind, (record) => {
          move(record, action === 'flag' ? 'flagged' : 'inbox');
          record.flaggedFor = action === 'flag' ? 'administrator' : null;
          return done();
        }),
      ),
    ),
    http.get(
      `*${apiPaths.samePerson(kind, ':id')}`,
      withRecord(kind, () => HttpResponse.json({ records: [], hasMore: false })),
    ),
    http.post(
      `*${apiPaths.restoreRecord(kind, ':id')}`,
      withRecord(kind, (record) => {
        move(record, record.from);
        return done();
      }),
    ),
  ];

  return [
    ...forms.flatMap(({ kind }) => of(kind)),
    http.get(`*${apiPaths.assignees}`, () => refuse() ?? HttpResponse.json(assignees)),
    http.get(`*${formPaths.lead}`, ({ request }) => refuse() ?? list('business-leads', request)),
  ];
}

import { type RecordStatus, recordStatuses } from '@suite/contracts/records';
import fc from 'fast-check';
import {
  forgetRecords,
  leadsPath,
  nextOf,
  previousOf,
  sendLead,
  yesterday,
} from '../../test/support/record-seeds.ts';
import { sharedAdministrator, sharedApi } from '../../test/support/test-api.ts';
import type { Answer } from '../../test/support/visitor.ts';

/** Reads lists page by page while records come and go. */

const walks = 60;
const table = 'business_leads';

const api = sharedApi();
const administrator = sharedAdministrator(api);
let template: Record<string, unknown>;
beforeAll(async () => {
  await sendLead(api);
  const { id: _, ...row } = await api.db(table).first();
  template = row;
});

/** A record: its place in the orders, all of which repeat. */
interface Place {
  time: number;
  name: string;
  status: RecordStatus;
  assignee: number | null;
  date: string | null;
}

/** What happens while a page is read: records that arrive, and positions of records that change folder. */
interface Step {
  added: Place[];
  trashed: number[];
  restored: number[];
}

const place = fc.record({
  time: fc.nat(5),
  name: fc.constantFrom('a', 'b', 'c', '日', 'Z'),
  status: fc.constantFrom(...recordStatuses),
  assignee: fc.constantFrom(null, 1, 7),
  date: fc.constantFrom(null, '2026-01-09', '2026-01-10'),
});
const position = fc.nat(40);
const step: fc.Arbitrary<Step> = fc.record({
  added: fc.array(place, { maxLength: 2 }),
  trashed: fc.array(position, { maxLength: 2 }),
  restored: fc.array(position, { maxLength: 1 }),
});
const walk = fc.record({
  places: fc.array(place, { maxLength: 15 }),
  steps: fc.array(step, { maxLength: 12 }),
  limit: fc.integer({ min: 1, max: 4 }),
  query: fc.constantFrom(
    'sort=-createdAt',
    'sort=createdAt',
    'sort=name',
    'sort=-name',
    'sort=status',
    'sort=assignee',
    'sort=followUp',
    'q=lead',
    'unread=true',
  ),
});

let added = 0;

/** Adds a record to the inbox. Returns its id. */
async function add({ time, name, status, assignee, date }: Place): Promise<number> {
  added += 1;
  const order = {
    name_key: name,
    created_at: yesterday + time,
    status,
    assignee_id: assignee,
    follow_up: date,
  };
  const [id] = await api
    .db(table)
    .insert({ ...template, ...order, submission_id: `s${added}`, search_text: 'lead' });
  return id as number;
}

const move = (id: number | undefined, folder: 'inbox' | 'trash') =>
  id === undefined ? undefined : api.db(table).where({ id }).update({ folder });

/** Applies a step to the records, of which `ids` are all that ever existed. Returns those that it changed. */
async function apply({ added: places, trashed, restored }: Step, ids: number[]): Promise<number[]> {
  const changed = [...trashed, ...restored].flatMap((at) => ids[at] ?? []);
  for (const at of trashed) await move(ids[at], 'trash');
  for (const at of restored) await move(ids[at], 'inbox');
  const arrived: number[] = [];
  for (const one of places) arrived.push(await add(one));
  ids.push(...arrived);
  return [...changed, ...arrived];
}

/** Reads pages from `start` on, while `applyNext` changes records during each request. */
async function readOn(start: string | undefined, linkOf: typeof nextOf, applyNext: () => Promise<void>) {
  const answers: Answer[] = [];
  for (let path = start; path; ) {
    const [answer] = await Promise.all([administrator.get(path), applyNext()]);
    expect(answer.status).toBe(200);
    answers.push(answer);
    path = linkOf(answer);
  }
  return answers;
}

const shownIn = (answers: readonly Answer[]): number[] =>
  answers.flatMap(({ json }) => json.map(({ id }: { id: number }) => id));

const repeated = (ids: readonly number[]) => ids.filter((id, index) => ids.indexOf(id) !== index);

test('reading a list while records come and go shows each at most once and misses none that stayed', async () => {
  await fc.assert(
    fc.asyncProperty(walk, async ({ places, steps, limit, query }) => {
      await forgetRecords(api);
      const ids: number[] = [];
      for (const one of places) ids.push(await add(one));
      const first = [...ids];
      const changed = new Set<number>();
      const left = [...steps];
      const applyNext = async () => {
        const next = left.shift();
        if (next) for (const id of await apply(next, ids)) changed.add(id);
      };
      const forward = await readOn(`${leadsPath}?limit=${limit}&${query}`, nextOf, applyNext);
      const last = forward.slice(-1);
      const backward = [...last, ...(await readOn(last.map(previousOf)[0], previousOf, applyNext))];
      const stayed = first.filter((id) => !changed.has(id));
      for (const shown of [shownIn(forward), shownIn(backward)]) {
        const missed = stayed.filter((id) => !shown.includes(id));
        expect({ repeated: repeated(shown), missed }).toEqual({ repeated: [], missed: [] });
      }
    }),
    { numRuns: walks },
  );
});

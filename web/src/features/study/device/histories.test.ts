// @vitest-environment node
// @module-tag long
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEFAULT_READER_WEIGHTS } from 'review/weights.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../../../../api/src/testing/index.ts';
import { itemsOf, MIX, type PaperBody } from '../../../../../api/src/testing/papers.ts';
import { markAgain, recordsOf } from '../../../../../api/src/testing/study.ts';
import {
  createLogger,
  readEnv,
  startGateway,
  type RunningGateway,
} from '../../../../../gateway/src/testing/program.ts';
import { Device, type Lists } from '../testing/devices.ts';
import { deriveStates } from '../reviews/states.ts';
import { LISTS, readAttempts, readRecords, undoAnswer } from './index.ts';

const QUESTIONS = ['1', '2', '3', '4'];
const LETTERS = ['A', 'B', 'C'] as const;
const POOLS = ['UNSEEN', 'WRONG', 'FLAGGED'] as const;

let api: TestApi;
let gateway: RunningGateway;
let admin: string;
/** The key and the version of each question; they survive a history, as the bank does. */
const bank = new Map(QUESTIONS.map((id) => [id, { key: 'C', version: 1 }]));

beforeAll(async () => {
  const nothing = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('addEventListener', nothing.addEventListener);
  vi.stubGlobal('document', { visibilityState: 'visible', ...nothing });
  api = await startTestApi();
  await seedQuestions(
    api.db,
    QUESTIONS.map((id) => sampleSba(Number(id))),
  );
  admin = await api.signIn({ userType: 'admin' });
  const limits = { RATE_LIMIT_ADDRESS: '0', RATE_LIMIT_VIEWER: '0' };
  const env = readEnv({ PORT: '0', HOST: '127.0.0.1', UPSTREAM_URL: api.url, ...limits });
  gateway = await startGateway(env, createLogger('silent'));
}, 60_000);
afterAll(async () => {
  await gateway.stop();
  await api.close();
  vi.unstubAllGlobals();
});

type Reader = { token: string; devices: [Device, Device] };
type Step =
  | { do: 'look' | 'sync'; on: 0 | 1 }
  | { do: 'undo'; on: 0 | 1; id: string }
  | { do: 'answer'; on: 0 | 1; id: string; letter: string | null }
  | { do: 'flag'; on: 0 | 1; id: string; flagged: boolean }
  | { do: 'note'; on: 0 | 1; id: string; text: string }
  | { do: 'paper'; on: 0 | 1; letters: (string | null)[] }
  | { do: 'correct'; id: string; key: string; isMarkedAtOnce: boolean }
  | { do: 'rebuild' };

async function newReader(): Promise<Reader> {
  const token = await api.signIn({ accessDoc: 'all' });
  const newDevice = () => new Device(`http://127.0.0.1:${gateway.port}`, token);
  const devices: Reader['devices'] = [newDevice(), newDevice()];
  for (const device of devices) await device.use(() => device.look());
  return { token, devices };
}

const on = fc.constantFrom(0 as const, 1 as const);
const id = fc.constantFrom(...QUESTIONS);
const letter = fc.option(fc.constantFrom(...LETTERS), { freq: 3 });
const letters = fc.array(letter, { minLength: QUESTIONS.length, maxLength: QUESTIONS.length });
const step = fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('answer' as const), on, id, letter }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('look' as const, 'sync' as const), on }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), on, id }) },
  fc.record({ do: fc.constant('flag' as const), on, id, flagged: fc.boolean() }),
  fc.record({ do: fc.constant('note' as const), on, id, text: fc.constantFrom('', 'Mind the artery') }),
  fc.record({ do: fc.constant('paper' as const), on, letters }),
  fc.record({
    do: fc.constant('correct' as const),
    id,
    key: fc.constantFrom(...LETTERS),
    isMarkedAtOnce: fc.boolean(),
  }),
  fc.constant({ do: 'rebuild' as const }),
);

function take({ devices }: Reader, one: Step): Promise<unknown> {
  if (one.do === 'rebuild') return expectNothingToRebuild();
  if (one.do === 'correct') return correct(one);
  const used = devices[one.on];
  return used.use(async () => {
    // The device has no network but for papers and notes, until it is synced.
    if (one.do === 'look') await used.look();
    else if (one.do === 'sync') await used.sync();
    else if (one.do === 'answer') await used.answer(one.id, one.letter);
    else if (one.do === 'undo') await undoAnswer(one.id);
    else if (one.do === 'flag') await used.flag(one.id, one.flagged);
    else if (one.do === 'paper') await used.sit(one.letters);
    else if (one.do === 'note') {
      // In sync, or the reader would be asked to merge two notes.
      await used.catchUp();
      await used.note(one.id, one.text);
      await used.sync();
    }
  });
}

async function correct({ id, key, isMarkedAtOnce }: Step & { do: 'correct' }) {
  const { version } = bank.get(id)!;
  if (bank.get(id)!.key !== key) await changeKey(id, key, version);
  if (isMarkedAtOnce) await markAgain(api);
}

async function changeKey(id: string, key: string, version: number) {
  const body = { version, reason: 'A slip', set: { key } };
  const path = `/admin/questions/ANAT-${id.padStart(6, '0')}`;
  expect((await api.call('PATCH', path, { token: admin, body })).status).toBe(200);
  bank.set(id, { key, version: version + 1 });
  gateway.clearCaches();
}

async function expectNothingToRebuild() {
  const { status, body } = await api.call('POST', '/admin/study/rebuild', { token: admin });
  expect([status, body]).toMatchObject([200, { data: { corrected: { records: 0, days: 0, questions: 0 } } }]);
}

/** What SQL says: the lists, the records and the questions that a paper of each pool is drawn from. */
async function readAccount(token: string) {
  type Page = { questions: { question: { _id: string } }[]; total: number };
  const lists = {} as Lists;
  for (const list of LISTS) {
    const { body } = await api.get<Page>(`/study/questions?list=${list.toUpperCase()}`, token);
    lists[list] = body.questions.map((one) => one.question._id).toSorted();
    expect(body.total).toBe(lists[list].length);
  }
  const records = await recordsOf(api, token, QUESTIONS);
  return { lists, records: new Map(records.map((record) => [record.question_id, record])) };
}

async function readPool(token: string, pool: (typeof POOLS)[number]): Promise<string[]> {
  const body = { mix: { ...MIX, mtf: 0, sba: QUESTIONS.length, pool } };
  const drawn = await api.call<{ paper?: PaperBody }>('POST', '/papers', { token, body });
  return drawn.body.paper
    ? itemsOf(drawn.body.paper)
        .map(({ asked }) => asked._id)
        .toSorted()
    : [];
}

type Wrong = { wrong: string[]; outcomeOf: (id: string) => string | null | undefined };

/** On either device and in the account. */
async function readWrong({ token, devices }: Reader): Promise<Wrong[]> {
  const account = await readAccount(token);
  const found: Wrong[] = [{ wrong: account.lists.wrong, outcomeOf: (id) => account.records.get(id)?.last_outcome }];
  for (const one of devices) {
    const { lists, records } = await one.use(() => one.read());
    found.push({ wrong: lists.wrong, outcomeOf: (id) => records.get(id)?.last?.outcome });
  }
  return found;
}

function expectOnlyRightToShorten(before: readonly Wrong[], after: readonly Wrong[]) {
  for (const [index, { wrong, outcomeOf }] of after.entries()) {
    const gone = before[index]!.wrong.filter((id) => !wrong.includes(id));
    expect(gone.map(outcomeOf)).toEqual(gone.map(() => 'RIGHT'));
  }
}

async function expectOneRecord({ token, devices }: Reader) {
  const account = await readAccount(token);
  const overview = await api.get<{ overview: { questions: number; attempts: number } }>('/study/overview', token);
  for (const one of devices) {
    const { lists, records } = await one.use(() => one.read());
    // Questions that this device has shown with a record; of others it knows no text.
    const isHere = (id: string) => records.get(id)?.question !== undefined;
    for (const list of LISTS) expect([list, lists[list]]).toEqual([list, account.lists[list].filter(isHere)]);
    expect(QUESTIONS.map((id) => summarise(records.get(id)))).toEqual(
      [...account.records.values()].map((record) =>
        summarise({
          attempts: record.attempts,
          ...(record.last_outcome && { last: { outcome: record.last_outcome, at: record.last_at! } }),
          remarkedFrom: record.remarked_from,
          flagged: record.flagged,
          note: record.note ?? '',
          dueOn: record.due_on,
          keyCorrectedOn: record.key_corrected_on,
        }),
      ),
    );
    const answered = [...records.values()].filter(({ attempts }) => attempts > 0);
    expect({
      questions: answered.length,
      attempts: answered.reduce((sum, { attempts }) => sum + attempts, 0),
    }).toEqual({ questions: overview.body.overview.questions, attempts: overview.body.overview.attempts });
    const ids = (condition: (id: string) => boolean) => QUESTIONS.filter(condition);
    expect(await readPool(token, 'UNSEEN')).toEqual(ids((id) => !records.get(id)?.attempts));
    expect(await readPool(token, 'FLAGGED')).toEqual(ids((id) => records.get(id)?.flagged ?? false));
    expect(await readPool(token, 'WRONG')).toEqual(ids((id) => records.get(id)?.last?.outcome === 'WRONG'));
  }
}

type State = { question_id: string; due_on: string; stability: number };

/** The account's states are those that both devices' answers give. */
async function expectOneMemory({ token, devices }: Reader) {
  const { body } = await api.get<{ states: State[] }>('/study/memory/states', token);
  const read = () => Promise.all([readRecords(), readAttempts()]);
  const [one, other] = [await devices[0].use(read), await devices[1].use(read)];
  const states = deriveStates([...one[0], ...other[0]], [...one[1], ...other[1]], new Map(), DEFAULT_READER_WEIGHTS);
  const ofDevices = [...states].map(([id, { dueOn, stability }]) => ({ id, dueOn, stability }));
  expect(ofDevices.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
    body.states.map(({ question_id, due_on, stability }) => ({ id: question_id, dueOn: due_on, stability })),
  );
}

type Summary = {
  attempts: number;
  last?: { outcome: string; at: string };
  remarkedFrom?: string | null;
  flagged: boolean;
  note: string;
  dueOn?: string | null;
  keyCorrectedOn?: string | null;
};

const summarise = (record: Summary | undefined) => ({
  attempts: record?.attempts ?? 0,
  last: record?.last ?? null,
  remarkedFrom: record?.remarkedFrom ?? null,
  flagged: record?.flagged ?? false,
  note: record?.note ?? '',
  dueOn: record?.dueOn ?? null,
  keyCorrectedOn: record?.keyCorrectedOn ?? null,
});

test('two devices, the account and a rebuild agree after any history', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), on, async (steps, first) => {
      await markAgain(api);
      const reader = await newReader();
      const catchUp = (number: number) => reader.devices[number]!.use(() => reader.devices[number]!.catchUp());
      let before = await readWrong(reader);
      const expectOnlyRight = async () => {
        const after = await readWrong(reader);
        expectOnlyRightToShorten(before, after);
        before = after;
      };
      for (const one of steps) {
        await take(reader, one);
        // What was taken back shortens the list too, of an account once it is told.
        if (steps.some((step) => step.do === 'undo')) before = await readWrong(reader);
        else await expectOnlyRight();
      }
      await catchUp(first);
      await catchUp(1 - first);
      await markAgain(api);
      for (const number of [0, 1]) await catchUp(number);
      if (!steps.some((step) => step.do === 'undo')) await expectOnlyRight();
      await expectOneRecord(reader);
      // Of a paper the account alone has the answers.
      if (!steps.some((step) => step.do === 'paper')) await expectOneMemory(reader);
      await expectNothingToRebuild();
      await expectOneRecord(reader);
    }),
    { numRuns: 20 },
  );
});

// @vitest-environment node
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { markPaper } from 'question/paper.ts';
import { totalPaper } from 'question/result.ts';
import { findRule } from 'question/rules.ts';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { database as device } from '../../../device/database.ts';
import { FakeServer, rowOf, subjectFiles } from '../../../testing/packs.ts';
import { loadPackDownloads } from '../../packs/index.ts';
import { readAttempts, readRecords } from '../../study/device/index.ts';
import { changeEntries, forgetSentPapers, noteHandedIn, readStoredPaper, sectionsOf } from '../device/sheets.ts';
import { syncPapers } from '../device/sync.ts';
import { drawPaper, markDrawn } from './index.ts';

const OWNER = 'AMINA-1';
const ID = 'b0e2c1f4-6a3d-4f2e-9b8c-1d2e3f4a5b6c';
/** A is right. */
const sba = ['1', '2'].map((id) => rowOf(id));
/** A and B are true. */
const statements = ['A', 'B', 'C', 'D', 'E'].map((key) => ({ key, text: `statement ${key}`, correct: key < 'C' }));
const mtf = rowOf('3', { type: 'MTF', options: statements });
const parts = [{ label: 'a', text: 'Name two.', marks: 2, points: ['One', 'Two'] }];
const saq = ['4', '5'].map((id) => rowOf(id, { type: 'SAQ', options: [], parts }));
const rows = [...sba, mtf, ...saq];
const input = {
  id: ID,
  rule: 'PROF',
  mode: 'TUTOR' as const,
  mix: { prof: '_1', subjects: ['ANAT'], pool: 'ALL' as const, mtf: 1, sba: 2, saq: 2, saqAnswerAny: 1 },
};

async function download() {
  const server = new FakeServer();
  server.publish('ANAT', 'v1', subjectFiles(rows));
  vi.stubGlobal('fetch', server.fetch);
  const { addPack, goOn } = await loadPackDownloads();
  await addPack({
    id: 'ANAT',
    kind: 'SUBJECT',
    title: 'Anatomy',
    questions: rows.length,
    bytes: 0,
    manifest: '/packs/ANAT/manifest',
  });
  await goOn(async () => server.key);
}

beforeEach(async () => {
  const names = ['_id', 'name', 'medical_college', 'year', 'contact_number', 'email', 'profileImage'];
  const user = { ...Object.fromEntries(names.map((name) => [name, ''])), user_id: OWNER };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'root' ? JSON.stringify({ version: 1, user }) : null),
    setItem: () => {},
    removeItem: () => {},
  });
  await download();
});
afterEach(async () => {
  await Promise.all(device.tables.map((table) => table.clear()));
  vi.unstubAllGlobals();
});

const stored = async () => (await readStoredPaper(ID))!;
const itemsOf = async () => (await stored()).paper.sections.flatMap(({ items }) => items);
const numberOf = async (question: string) => (await itemsOf()).find(({ asked }) => asked.id === question)!.number;

async function answer(question: string, value: object) {
  await changeEntries(ID, [[await numberOf(question), { answer: value }]]);
  await markDrawn(ID);
}

test('a paper is drawn without keys, shows each after its answer, and is marked as the server marks', async () => {
  expect(await drawPaper(input)).toBe(ID);
  const { paper } = await stored();
  expect(paper).toMatchObject({ title: 'Anatomy: 1 MTF, 2 SBA, 2 SAQ', mode: 'TUTOR', state: 'OPEN', result: null });
  expect(paper.sections.map(({ kind, answerAny }) => [kind, answerAny])).toEqual([
    ['MTF', null],
    ['SBA', null],
    ['SAQ', 1],
  ]);
  for (const secret of ['"correct"', 'The reason of question', '"One"']) {
    expect(JSON.stringify(paper)).not.toContain(secret);
  }

  const judged = {
    mtf: [
      { key: 'A', value: true },
      { key: 'C', value: false },
      { key: 'D', value: true },
    ],
  };
  await answer('3', judged);
  await answer('1', { sba: 'B' });
  const byId = async () => new Map((await itemsOf()).map((item) => [item.asked.id, item]));
  expect((await byId()).get('3')).toMatchObject({
    outcome: 'PARTLY',
    marks: 0.4,
    question: { id: '3', topic: 'Upper limb' },
  });
  expect((await byId()).get('1')).toMatchObject({ outcome: 'WRONG', marks: 0, question: { id: '1' } });
  expect((await byId()).get('2')).toMatchObject({ outcome: null, marks: null, question: null });

  await noteHandedIn(ID);
  await markDrawn(ID);
  const marked = (await stored()).paper;
  const contents = new Map(rows.map((row) => [row._id, { ...row, prof: '_1', subject: 'ANAT' }]));
  const items = sectionsOf(await stored()).flatMap(({ entries }) =>
    entries.map(({ number, asked, answer: given }) => ({
      number,
      content: contents.get(asked.id) as never,
      answer: given,
      former: null,
    })),
  );
  const { marks } = markPaper({ rule: 'PROF', sections: marked.sections }, items);
  const { components, ...total } = totalPaper(findRule('PROF')!, marks);
  expect(marked).toMatchObject({ state: 'FINISHED', result: { ...total, marks: 0.4, outOf: 5 } });
  expect(marked.result!.components).toMatchObject(components.map(({ id, ...own }) => ({ component: { id }, ...own })));
  expect((await byId()).get('2')).toMatchObject({ outcome: 'SKIPPED', question: { id: '2' } });
});

test('what was answered is in the record of the device once, and no blank', async () => {
  await drawPaper(input);
  await answer('1', { sba: 'A' });
  await answer('3', { mtf: [{ key: 'A', value: false }] });
  await markDrawn(ID);
  expect((await readAttempts()).map(({ questionId, state, outcome }) => [questionId, state, outcome])).toEqual([
    ['1', 'IN_PAPER', 'RIGHT'],
    ['3', 'IN_PAPER', 'WRONG'],
  ]);
  expect((await readRecords()).map(({ questionId, attempts }) => [questionId, attempts])).toEqual([
    ['1', 1],
    ['3', 1],
  ]);
});

const clientOf = (respond: () => ApolloLink.Result) => {
  const calls: string[] = [];
  const link = new ApolloLink(({ operationName }) => {
    calls.push(operationName!);
    return of(respond());
  });
  return { calls, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
};

test('the account takes it once, and from then on has it like any other', async () => {
  await drawPaper(input);
  await answer('1', { sba: 'A' });
  const paper = { ...(await stored()).paper, now: new Date(Date.now() + 1000).toISOString() };
  const { calls, client } = clientOf(() => ({ data: { markPaper: paper } }));
  await syncPapers(client, OWNER);
  await syncPapers(client, OWNER);
  expect(calls).toEqual(['MarkPaper']);
  expect(await stored()).toMatchObject({ owner: OWNER, changes: {} });
  expect([(await stored()).isDrawn, (await stored()).input]).toEqual([undefined, undefined]);
});

test('a paper that the account refuses stays here, and holds up nothing', async () => {
  await drawPaper(input);
  await answer('1', { sba: 'A' });
  const refusal = { message: 'A plan opens it.', extensions: { code: 'PURCHASE_REQUIRED' } };
  const { calls, client } = clientOf(() => ({ errors: [refusal] }));
  await syncPapers(client, OWNER);
  expect(calls).toEqual(['MarkPaper']);
  expect(await stored()).toMatchObject({ isDrawn: true, changes: { [await numberOf('1')]: { answer: { sba: 'A' } } } });
});

test('after a log-out it waits for its owner without a text; without an answer it goes', async () => {
  await drawPaper(input);
  await answer('1', { sba: 'A' });
  await drawPaper({ ...input, id: 'c0e2c1f4-6a3d-4f2e-9b8c-1d2e3f4a5b6c' });
  await forgetSentPapers(OWNER);
  expect(await device.table('papers').toCollection().primaryKeys()).toEqual([ID]);
  for (const text of ['Which nerve', 'The reason of question', 'statement A', 'Name two']) {
    expect(JSON.stringify(await stored())).not.toContain(text);
  }
  expect(await itemsOf()).toHaveLength(5);
});

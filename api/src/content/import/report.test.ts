// @module-tag long
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { article, newEditor, picture, sha256, type Editor, type Folder } from '../../testing/content-import.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { contentEdits } from '../../db/schema.ts';
import { contentTables, readContentRows } from './store.ts';

let api: TestApi;
let editor: Editor;
/** An administrator of the studio. */
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  editor = await newEditor(api);
  token = await api.signIn({ role: 'ADMIN' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(contentEdits);
  for (const table of Object.values(contentTables).toReversed()) await api.db.delete(table);
});

const faq = (id: string, answer = 'This.') => ({ id, question: `What is ${id}?`, answer });
const SITE: Folder = {
  'faqs.json': [faq('one'), faq('two'), faq('three')],
  'internship/subjects.json': [{ id: 'emergency', subject: 'জরুরি সেবা' }],
  'internship/emergency/burns.md': article('Burns'),
};
const SMALLER: Folder = { 'faqs.json': [faq('two'), faq('four'), faq('three', 'That.')] };

const textsOf = (folder: Folder) =>
  Object.fromEntries(
    Object.entries(folder).map(([path, content]) => [
      path,
      typeof content === 'string' ? content : JSON.stringify(content),
    ]),
  );
const lines = { headers: { accept: 'application/x-ndjson' } };
const publishByLines = (body: object, query = '') =>
  api.call<string>('POST', `/admin/content/import?${query}`, { token, body, ...lines });
const edit = async (id: string) => {
  const { body } = await api.get<{ entry: { version: string; entry: object } }>(`/admin/entries/faqs/${id}`, token);
  const change = { version: body.entry.version, entry: { ...body.entry.entry, answer: 'Edited.' } };
  expect((await api.call('PUT', `/admin/entries/faqs/${id}`, { token, body: change })).status).toBe(200);
};

describe('the report names each entry and what becomes of it', () => {
  test('new ones', async () => {
    const { body } = await editor.publish(SITE, 'dry_run=true');
    expect(body.report.entries).toEqual([
      { kind: 'faqs', id: 'one', title: 'What is one?', outcome: 'created' },
      { kind: 'faqs', id: 'two', title: 'What is two?', outcome: 'created' },
      { kind: 'faqs', id: 'three', title: 'What is three?', outcome: 'created' },
      { kind: 'internship_subjects', id: 'emergency', title: 'জরুরি সেবা', outcome: 'created' },
      { kind: 'internship_topics', id: 'burns', title: 'Burns', outcome: 'created' },
    ]);
  });

  test('changed, unchanged and removed ones, and those that the desk has edited', async () => {
    await editor.publish(SITE);
    await edit('two');
    const outcomes = async (query: string) =>
      (await editor.publish(SMALLER, `dry_run=true&${query}`)).body.report.entries.map(
        ({ id, outcome }) => `${id} ${outcome}`,
      );
    expect(await outcomes('')).toEqual(['four created', 'three changed', 'two kept']);
    expect(await outcomes('prune=true')).toEqual(['four created', 'three changed', 'one removed', 'two kept']);
    expect(await outcomes('prune=true&overwrite=true')).toEqual([
      'two changed',
      'four created',
      'three changed',
      'one removed',
    ]);
  });
});

describe('an import that expects what its dry run said', () => {
  test('is stored where nothing has changed since, with the same entries', async () => {
    await editor.publish(SITE);
    const { report: dry } = (await editor.publish(SMALLER, 'dry_run=true&prune=true')).body;
    const { status, body } = await editor.publish(SMALLER, `prune=true&expected=${dry.fingerprint}`);
    expect([status, body.report.entries]).toEqual([200, dry.entries]);
    // Sent again after a lost answer.
    const again = await editor.publish(SMALLER, `prune=true&expected=${dry.fingerprint}`);
    expect([again.status, new Set(again.body.report.entries.map(({ outcome }) => outcome))]).toEqual([
      200,
      new Set(['unchanged']),
    ]);
  });

  test.each(['', '&overwrite=true'])(
    'is refused whole where the desk has edited an entry meanwhile (%s)',
    async (how) => {
      await editor.publish(SITE);
      const { report } = (await editor.publish(SMALLER, `dry_run=true${how}`)).body;
      await edit('three');
      const before = await readContentRows(api.db);
      const { status, body } = await editor.publish(SMALLER, `expected=${report.fingerprint}${how}`);
      expect([status, body.message]).toEqual([409, expect.stringContaining('has changed since the check')]);
      expect(await readContentRows(api.db)).toEqual(before);
    },
  );
});

test('files that were not sent are problems beside those of the texts, in the words of the command', async () => {
  const { status, body } = await api.call<{ problems: object[] }>('POST', '/admin/content/import?dry_run=true', {
    token,
    body: {
      files: textsOf({ 'faqs.json': [faq('One')] }),
      pictures: {},
      unsent: [
        { file: 'pictures/large.png', reason: 'PICTURE_TOO_LARGE', bytes: 6 * 1024 * 1024 },
        { file: 'notes.txt', reason: 'UNKNOWN_FILE' },
        { file: 'pictures/a.gif', reason: 'NOT_A_PICTURE' },
        { file: 'plans.json', reason: 'NOT_UTF8' },
        { file: 'ebooks.json', reason: 'TEXT_TOO_LARGE' },
        { file: 'content', reason: 'TOO_MUCH_TEXT' },
      ],
    },
  });
  expect([status, body.problems]).toEqual([
    422,
    [
      { file: 'pictures/large.png', problem: 'has 6.0 MB: a picture has at most 5 MB' },
      { file: 'notes.txt', problem: 'is no file of a content folder: take it out' },
      { file: 'pictures/a.gif', problem: 'is no file of a content folder: a picture is a .webp, .png or .jpg' },
      { file: 'plans.json', problem: 'is not UTF-8: save it as UTF-8' },
      { file: 'ebooks.json', problem: 'is larger than 1 MB' },
      { file: 'content', problem: 'has more than 16 MB of text: split it' },
      { file: 'faqs.json', problem: expect.stringContaining('entry 1, id: must be lower-case') },
    ],
  ]);
});

describe('as JSON Lines, which a relay asks for,', () => {
  const folder = { files: textsOf(SITE), pictures: {} };
  const linesOf = ({ body }: { body: string }) =>
    body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);

  test('the last line is the report, or all problems', async () => {
    const done = await publishByLines(folder);
    expect([done.status, linesOf(done)]).toMatchObject([200, [{ report: { stored: true } }]]);
    const wrong = await publishByLines({ files: { 'faq.json': '[]' }, pictures: {} });
    expect([wrong.status, linesOf(wrong)]).toMatchObject([422, [{ problems: [{ file: 'faq.json' }] }]]);
  });

  test('what is refused as a whole is JSON', async () => {
    const conflict = await publishByLines(
      { files: textsOf({ 'faqs.json': [faq('new')] }), pictures: {} },
      'expected=other',
    );
    expect(conflict).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  test('a picture is checked or stored', async () => {
    const bytes = await picture('#0f0');
    const send = async (query: string) => {
      const body = new FormData();
      body.append('url', new Blob([Uint8Array.from(bytes)]), 'a.png');
      return api.call<string>('POST', `/admin/content/pictures?${query}`, { token, body, ...lines });
    };
    const [checked, stored] = [await send('dry_run=true'), await send('')];
    expect([checked.status, linesOf(checked)]).toEqual([200, [{ picture: null }]]);
    expect([stored.status, linesOf(stored)]).toMatchObject([201, [{ picture: { sha256: sha256(bytes) } }]]);
  });
});

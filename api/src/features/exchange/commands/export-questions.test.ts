import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAdmin, type Admin } from '../../../testing/admin.ts';
import { sampleSba } from '../../../testing/index.ts';
import { bankOf } from '../../../testing/question-import.ts';

const BANGLA = 'হৃৎপিণ্ড কী?';
let office: Admin;
let other: Admin;
let runs = 0;
beforeAll(async () => {
  [office, other] = await Promise.all([startAdmin(), startAdmin()]);
  mkdirSync(join(office.folder, 'mine'));
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#08f' } });
  writeFileSync(join(office.folder, 'mine/ecg.png'), await picture.png().toBuffer());
  const rows = [
    sampleSba(1, {
      ref: 'A-1',
      media: [
        { image: 'ecg.png', alt: 'An ECG', credit: 'Nobody', source: 'https://example.org/ecg', licence: 'CC BY 4.0' },
      ] as never,
    }),
    sampleSba(2, { ref: 'A-2', stem: BANGLA, appearances: [{ board: 'CTG', year: 2020 }], topic: 'Vessels' }),
    sampleSba(3, { ref: 'A-3', explanation: '=HYPERLINK("x")', origin: 'ORIGINAL' }),
    sampleSba(1, {
      ref: 'A-1',
      chapter: 'Mediastinum',
      media: [{ image: 'ecg.png', alt: 'An ECG', source: 'A book', licence: 'CC-BY-4.0' }] as never,
    }),
  ];
  writeFileSync(join(office.folder, 'bank.jsonl'), rows.map((row) => JSON.stringify(row)).join('\n'));
  const { code, out } = await office.admin(['import-questions', '--publish', 'bank.jsonl', '--pictures', 'mine']);
  if (code !== 0) throw new Error(out);
}, 60_000);
afterAll(() => Promise.all([office.close(), other.close()]));

const read = (name: string) => readFileSync(join(office.folder, name), 'utf8');

test.each(['csv', 'xlsx', 'jsonl'])(
  'a bank moves by %s, with its lists and pictures, and comes back unchanged',
  { timeout: 120_000 },
  async (format) => {
    runs += 1;
    const [file, pictures] = [`all-${runs}.${format}`, `pictures-${runs}`];
    expect(await office.admin(['export-questions', file, '--pictures', pictures])).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${file}: 3 questions and 1 picture.\n`),
    });
    const [name] = readdirSync(join(office.folder, pictures));
    expect(name).toMatch(/^picture-[\w-]{22}\.webp$/);

    const from = { INIT_CWD: office.folder };
    const back = ['import-questions', '--publish', file, '--pictures', pictures, '--json'];
    expect(JSON.parse((await office.admin(back)).out)).toMatchObject({ unchanged: 3, refused: 0 });
    expect(JSON.parse((await office.admin([...back, '--update'])).out)).toMatchObject({ unchanged: 3, refused: 0 });

    const expected = format === 'csv' ? { imported: 3 } : { unchanged: 3 };
    const dry = await other.admin([...back, '--dry-run'], from);
    expect(JSON.parse(dry.out)).toMatchObject({ ...expected, refused: 0 });
    expect(JSON.parse((await other.admin(back, from)).out)).toMatchObject({ ...expected, refused: 0 });
    expect(await bankOf(other.api.db)).toEqual(await bankOf(office.api.db));
    const image = name!.slice('picture-'.length, -'.webp'.length);
    expect((await fetch(`${other.api.url}/images/${image}`)).status).toBe(200);
  },
);

test('a selection names questions or a list', { timeout: 60_000 }, async () => {
  const { out } = await office.admin(['export-questions', 'two.csv', '--ref', 'A-3', '--ref', 'A-2']);
  expect(out).toContain('two.csv: 2 questions.\n');
  expect(await office.admin(['export-questions', 'none.csv', '--list', 'RAJ_1-ANAT/year/2024'])).toMatchObject({
    code: 1,
    err: 'No question is selected.\n',
  });
});

test('a hidden question leaves only if it is asked for, with a word about it', { timeout: 60_000 }, async () => {
  await office.admin(['hide-question', 'A-3', '--reason', 'Wrong']);
  expect((await office.admin(['export-questions', 'shown.csv'])).out).toContain('shown.csv: 2 questions.');
  const { out } = await office.admin(['export-questions', 'hidden.csv', '--hidden']);
  expect(out).toContain('hidden.csv: 3 questions.');
  expect(out).toContain('An import shows 1 question that is hidden here.');
  await office.admin(['show-question', 'A-3']);
});

test('no cell of a CSV is a formula', async () => {
  await office.admin(['export-questions', 'cells.csv', '--ref', 'A-3']);
  expect(read('cells.csv')).toContain(`"'=HYPERLINK(""x"")"`);
});

test('the other formats say what they cannot carry', async () => {
  const { out } = await office.admin(['export-questions', 'bank.gift']);
  expect(out).toContain('The pictures of 1 question are left out; their descriptions stand in the stem.');
  const { out: json } = await office.admin(['export-questions', 'qti.zip', '--format', 'qti', '--json']);
  expect(JSON.parse(json)).toMatchObject({ questions: 3, losses: expect.arrayContaining([{ id: 'listsLost' }]) });
});

test('wrong arguments write nothing, and no file is replaced', { timeout: 60_000 }, async () => {
  expect(await office.admin(['export-questions', 'a.csv', '--format', 'pdf'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no format pdf'),
  });
  expect(await office.admin(['export-questions', 'a.doc'])).toMatchObject({ code: 2 });
  expect(existsSync(join(office.folder, 'a.csv'))).toBe(false);
  writeFileSync(join(office.folder, 'mine.csv'), 'mine');
  expect(await office.admin(['export-questions', 'mine.csv'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('Give another name'),
  });
  expect(read('mine.csv')).toBe('mine');
  expect(readdirSync(office.folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

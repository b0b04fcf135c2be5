import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/connection.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { images } from '../../../db/schema.ts';
import { anyQuestion, exportAll } from '../../../testing/export-questions.ts';
import { openTestDatabase, sampleSba, seedQuestions } from '../../../testing/index.ts';
import { bankOf, drafts, emptyBank, importAll } from '../../../testing/question-import.ts';
import { unzip } from '../../../testing/unzip.ts';
import { complaintsOf } from '../../../testing/validate-xml.ts';
import { importQuestions } from '../import/import.ts';
import { createUser } from '../../accounts/store.ts';

const PICTURE = `${'Ab'.repeat(10)}-_`;
const WEBP = Buffer.from('RIFF....WEBP');
const files = { original: async (id: string) => (id === PICTURE ? WEBP : undefined) };
const media = [
  { image: PICTURE, alt: 'A "film" <of> the chest', width: 30, height: 20, source: 'A book', licence: 'CC-BY-4.0' },
];
const XSS = '"><script>alert(1)</script><img src=x onerror=alert(1)>';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const owner = (await createUser(db, { name: 'House', email: 'house@example.com' }))!;
  await db.insert(images).values({ publicId: PICTURE, owner: owner.id, width: 30, height: 20, bytes: 1 });
});
beforeEach(() => emptyBank(db));
afterAll(() => close());

const mtf = {
  ref: 'M-1',
  type: 'MTF',
  subject: 'PHYS',
  chapter: 'Blood / lymph',
  stem: 'Of <b>red cells</b>:<ul><li>{x} = y</li></ul>',
  options: [
    { text: 'they = have: no nucleus', correct: true, reason: 'It is #extruded' },
    { text: 'they {live} ~120 days', correct: true },
    { text: 'C:\\temp', correct: false, reason: 'No.' },
  ],
};
const saq = {
  ref: 'S-1',
  type: 'SAQ',
  subject: 'ANAT',
  stem: 'The heart',
  parts: [
    {
      label: 'a',
      text: 'Name its <i>chambers</i>',
      marks: 2.5,
      points: ['atria & ventricles', 'two each'],
      weights: [2, 1],
    },
  ],
};
const fullSaq = {
  ...saq,
  appearances: [{ board: 'DHK', year: 2023, sitting: 'May' }],
  origin: 'PAPER',
  stem: 'The <b>heart</b> {1:1000} = C:\\x',
  parts: [
    ...saq.parts,
    { label: 'ii', text: 'Name its layers (three)', marks: 1.25, points: ['endo-\u2028cardium', 'a < b: ~5 #2'] },
    { label: 'c', text: 'Why?', marks: 1, points: [] },
  ],
  explanation: 'It is <i>so</i>.',
  take_away: 'Four chambers. 3 marks',
  references: ['Snell', 'Gray'],
};
const feedback = () => rowsOf(db, sql`select take_away, "references" from questions`);
const any = fc.tuple(...[0, 1, 2, 3].map((number) => anyQuestion(number, number === 0 ? media : [])));

describe('GIFT', () => {
  test('is read back with refs, stems, options, key, feedback', async () => {
    const one = {
      ...mtf,
      ref: 'M-2',
      stem: 'One:',
      options: mtf.options.map((option, index) => ({ ...option, correct: index === 0 })),
    };
    await importAll(db, [sampleSba(1, { ref: 'A-1', chapter: 'Thorax' }), mtf, one]);
    const [sba, several, single] = await drafts('gift', await exportAll(db, { format: 'gift' }));
    expect(single).toMatchObject({
      ref: 'M-2',
      type: 'MTF',
      options: [{ correct: true }, { correct: false }, { correct: false }],
    });
    expect(sba).toMatchObject({ type: 'SBA', chapter: 'Thorax', stem: 'Which structure is number 1?' });
    expect(sba!['options']).toEqual(sampleSba(1).options);
    expect(several).toMatchObject({ type: 'MTF', chapter: 'Blood / lymph', stem: mtf.stem });
    expect(several!['options']).toEqual(mtf.options.map((one) => ({ reason: undefined, ...one })));
  });

  test('brings an SAQ back whole, but for its pictures', async () => {
    await importAll(db, [fullSaq]);
    const before = [await bankOf(db), await feedback()];
    const file = await exportAll(db, { format: 'gift' });
    await emptyBank(db);
    const report = await importQuestions({ db, input: Readable.from([file]), format: 'gift' });
    expect(report).toMatchObject({ imported: 1, refused: 0 });
    expect([await bankOf(db), await feedback()]).toEqual(before);
  });
});

test('GIFT leaves out an MTF without a true statement, which Moodle would refuse, and says so', async () => {
  const options = mtf.options.map((option) => ({ ...option, correct: false }));
  await importAll(db, [{ ...mtf, options }, sampleSba(1, { ref: 'A-1' })]);
  const file = (await exportAll(db, { format: 'gift' })).toString();
  expect(file).not.toContain('::M-1::');
  expect(file).toContain('::A-1::');
  expect(file).toMatch(/^\/\/ What this file cannot carry: 1 question without a true statement is left out\./);
});

describe('Moodle XML', () => {
  test('has an SBA as multichoice, an MTF as mtf, an SAQ as essay, and pictures inside', async () => {
    await importAll(db, [sampleSba(1, { ref: 'A-1', media }), mtf, saq]);
    const file = (await exportAll(db, { format: 'moodle-xml' }, files)).toString();
    expect(await complaintsOf('moodle-quiz', [file])).toEqual([]);
    expect([...file.matchAll(/<question type="(\w+)">/g)].map(([, type]) => type)).toEqual([
      'category',
      'multichoice',
      'category',
      'mtf',
      'category',
      'essay',
    ]);
    expect(file).toContain(
      `<file name="picture-${PICTURE}.webp" path="/" encoding="base64">${WEBP.toString('base64')}</file>`,
    );
    expect(file).toContain(`@@PLUGINFILE@@/picture-${PICTURE}.webp`);
    expect(file).toContain('<text>$course$/top/PHYS/Blood // lymph</text>');
    expect(file).toContain('<weight rownumber="3" columnnumber="1"><value>0.000</value></weight>');
    expect(file).toContain('<scoringmethod><text>subpoints</text></scoringmethod>');
    expect(file).toMatch(/<graderinfo format="html"><text>.*atria &amp;amp; ventricles \(weight 2\)/);
  });

  test('says in a comment what it cannot carry', async () => {
    await importAll(db, [saq]);
    const file = (await exportAll(db, { format: 'moodle-xml' })).toString();
    expect(file).toMatch(/^<\?xml [^>]*>\n<!-- What this file cannot carry: .*1 question are notes for the grader/);
  });
});

describe('QTI', () => {
  test('has an item for each question, and its pictures, in a package', async () => {
    await importAll(db, [sampleSba(1, { ref: 'A-1', media }), mtf, saq]);
    const parts = await unzip(await exportAll(db, { format: 'qti' }, files));
    expect([...parts.keys()]).toEqual([
      `images/picture-${PICTURE}.webp`,
      'items/1-A-1.xml',
      'items/2-M-1.xml',
      'items/3-S-1.xml',
      'imsmanifest.xml',
    ]);
    expect(parts.get(`images/picture-${PICTURE}.webp`)).toEqual(WEBP);
    expect(parts.get('items/1-A-1.xml')!.toString()).toContain(
      `<img src="../images/picture-${PICTURE}.webp" alt="A &quot;film&quot; &lt;of&gt; the chest" />`,
    );
    const item = parts.get('items/2-M-1.xml')!.toString();
    expect(item).toContain('<correctResponse><value>A TRUE</value><value>B TRUE</value><value>C FALSE</value>');
    expect(item).toContain('<mapEntry mapKey="A TRUE" mappedValue="0.3333333333333333"/>');
    expect(parts.get('imsmanifest.xml')!.toString()).toContain('What this file cannot carry');
  });

  test('is valid whatever the text and its markup are', { timeout: 60_000, tags: 'long' }, async () => {
    await fc.assert(
      fc.asyncProperty(any, async (questions) => {
        await emptyBank(db);
        const { imported } = await importAll(db, questions);
        const parts = [...(await unzip(await exportAll(db, { format: 'qti' }, files)))];
        const items = parts.filter(([name]) => name.startsWith('items/'));
        expect(items).toHaveLength(imported);
        const contents = (some: typeof parts) => some.map(([, content]) => content.toString());
        expect(await complaintsOf('qti-item', contents(items))).toEqual([]);
        const manifest = parts.filter(([name]) => name === 'imsmanifest.xml');
        expect(await complaintsOf('qti-manifest', contents(manifest))).toEqual([]);
        const moodle = await exportAll(db, { format: 'moodle-xml' }, files);
        expect(await complaintsOf('moodle-quiz', [moodle.toString()])).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});

describe('Anki', () => {
  test('has a note for each question, whose first field is its ref', async () => {
    await importAll(db, [sampleSba(1, { ref: 'A-1', topic: 'Left heart', media }), mtf]);
    const lines = (await exportAll(db, { format: 'anki' })).toString().split('\n');
    expect(lines.slice(0, 4)).toEqual([
      '#separator:tab',
      '#html:true',
      '#columns:Ref\tFront\tBack\tTags',
      '#tags column:4',
    ]);
    expect(lines[4]).toMatch(/^# What this file cannot carry: The pictures of 1 question are named/);
    const notes = parse(lines.slice(5).join('\n'), { delimiter: '\t' });
    expect(notes.map(([ref]) => ref)).toEqual(['A-1', 'M-1']);
    const [, front, back, tags] = notes[0]!;
    expect(front).toContain(`<img src="picture-${PICTURE}.webp"`);
    expect(front).toContain('<div>Which structure is number 1?</div>');
    const options = sampleSba(1)
      .options!.map(({ text }) => `<li>${text}</li>`)
      .join('');
    expect(front).toContain(`<ol type="A">${options}</ol>`);
    expect(back).toContain('Answer: C');
    expect(back).toContain('<div>C. True: Reason three</div>');
    expect(back).toContain('Because it is so.');
    expect(tags!.split(' ')).toEqual([
      'SBA',
      '_1-ANAT',
      'chapter::Thorax',
      'topic::Left_heart',
      'paper::DHK_2024_May',
      'PAPER',
    ]);
  });
});

test.each(['moodle-xml', 'gift', 'anki', 'qti'] as const)(
  'plain text is text in %s, whatever it looks like',
  async (format) => {
    await seedQuestions(db, [sampleSba(1, { ref: 'A-1' })]);
    await db.execute(
      sql`update questions set take_away = ${XSS}, "references" = ${JSON.stringify([XSS])}::text::jsonb`,
    );
    const file = await exportAll(db, { format });
    const all = format === 'qti' ? [...(await unzip(file)).values()].join('\n') : file.toString();
    expect(all).toContain('alert(1)');
    expect(all).not.toContain('<script');
    // Moodle reads the texts of its XML as HTML.
    if (format === 'moodle-xml') expect(all).not.toContain('&lt;script');
    expect(all).not.toContain('<img src=x');
  },
);

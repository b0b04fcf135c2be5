// @module-tag long
import { readdirSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../db/connection.ts';
import { exportAll } from '../../../testing/export-questions.ts';
import { openTestDatabase } from '../../../testing/index.ts';
import { emptyBank, importAll } from '../../../testing/question-import.ts';
import { importQuestions } from '../import/import.ts';
import { plainText } from '../../../texts/html.ts';
import type { Question } from '../../bank/draft/question.ts';

/** Formats that the import reads too. */
const FORMATS = ['csv', 'xlsx', 'jsonl', 'moodle-xml', 'gift', 'anki'] as const;
const FOLDER = new URL('../../../content/questions/', import.meta.url);
const DOCUMENT = new URL('../../../../docs/question-import.md', import.meta.url);

/** Cases that the sample bank lacks. */
const option = (text: string, correct: boolean) => ({ text, correct });
const RARE = [
  {
    type: 'MTF',
    subject: 'ANAT',
    chapter: 'Thorax',
    stem: 'None of it',
    options: [option('a', false), option('b', false)],
  },
  {
    type: 'SBA',
    subject: 'ANAT',
    chapter: 'Thorax',
    also_in: [{ chapter: 'Heart' }, { topic: 'Heart', board: 'DHK' }],
    stem: 'In several lists',
    options: [option('a', true), option('b', false)],
  },
  {
    type: 'SAQ',
    subject: 'ANAT',
    chapter: 'Thorax',
    items: ['21-ANAT-THX-01', '21-ANAT-THX-04'],
    stem: 'With weights',
    parts: [{ label: 'i', text: 'Name two', marks: 3, points: ['one', 'other'], weights: [1, 2] }],
  },
];

type Exported = Question & { ref: string };
type Part = Question['parts'][number];
const ofParts = (read: (part: Part) => unknown) => (question: Exported) => question.parts.map(read);

/** Empty where a question has none. */
const FIELDS: Record<string, (question: Exported) => unknown> = {
  ref: ({ ref }) => ref,
  'year and subject': ({ prof, subject }) => [prof, subject],
  chapter: ({ chapter }) => chapter,
  topic: ({ topic }) => topic,
  'other lists': ({ also_in: lists }) => lists,
  papers: ({ appearances }) => appearances,
  origin: ({ origin }) => origin,
  stem: ({ stem }) => stem,
  'options, key': ({ options }) => options.map(({ text, correct }) => [text, correct]),
  reasons: ({ options }) => options.flatMap(({ reason }) => reason ?? []),
  'parts of an SAQ': ofParts(({ text }) => text),
  labels: ofParts(({ label }) => label),
  marks: ofParts(({ marks }) => marks),
  'model points': ofParts(({ points }) => points),
  weights: (question) => question.parts.flatMap((part) => ('weights' in part ? part.weights : [])),
  explanation: ({ explanation }) => explanation,
  'explanation in Bangla': ({ explanation_bn: text }) => text,
  'take-away': ({ take_away: text }) => text,
  sources: ({ references }) => references,
  items: ({ items }) => items,
};

let db: Database;
let close: () => Promise<void>;
let bank: Exported[];
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'));
  const lines = files.flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').trim().split('\n'));
  await emptyBank(db);
  // The test has no store of pictures.
  const questions = lines.map((line) => ({ ...(JSON.parse(line) as object), media: [] }));
  const { refusals } = await importAll(db, [...questions, ...RARE]);
  if (refusals.length > 0) throw new Error(JSON.stringify(refusals));
  bank = await readBank();
});
afterAll(() => close());

const EMPTY = { options: [], parts: [], appearances: [], references: [], items: [] };
const readBank = async () =>
  (await exportAll(db, { format: 'jsonl' }))
    .toString()
    .trim()
    .split('\n')
    .map((line): Exported => ({ ...EMPTY, ...(JSON.parse(line) as Exported) }));

const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.flat(2).length === 0);
const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** What every format carries of a question. */
const identity = ({ subject, stem, options, parts }: Exported) =>
  plainText([subject, stem, ...options.map(({ text }) => text), ...parts.map(({ text }) => text)].join(' '));

/** Imports a file into an empty bank and compares each field with the original. */
async function importBack(format: (typeof FORMATS)[number], file: Buffer): Promise<Record<string, string>> {
  await emptyBank(db);
  const { refused } = await importQuestions({ db, input: Readable.from([file]), format });
  expect([format, refused]).toEqual([format, 0]);
  const found = new Map((await readBank()).map((question) => [identity(question), question]));
  const pairs = bank.flatMap((question): [Exported, Exported][] => {
    const other = found.get(identity(question));
    return other ? [[question, other]] : [];
  });
  const fields = Object.entries(FIELDS).map(([name, read]) => {
    const having = pairs.filter(([question]) => !isEmpty(read(question)));
    const changed = having.filter(([question, other]) => !equal(read(question), read(other)));
    const gone = changed.filter(([, other]) => isEmpty(read(other)));
    if (changed.length === 0) return [name, 'kept'];
    return [name, gone.length === having.length ? 'lost' : `changed in ${changed.length} of ${having.length}`];
  });
  const isWhole = pairs.length === bank.length;
  return { questions: isWhole ? 'kept' : `${bank.length - pairs.length} lost`, ...Object.fromEntries(fields) };
}

test('the document’s table says what each format loses of the sample bank', { timeout: 120_000 }, async () => {
  const files = new Map<(typeof FORMATS)[number], Buffer>();
  for (const format of FORMATS) files.set(format, await exportAll(db, { format }));
  const columns: Record<string, string>[] = [];
  for (const [format, file] of files) columns.push(await importBack(format, file));
  const rows = Object.keys(columns[0]!).map((name) => [name, ...columns.map((column) => column[name]!)]);
  const documented = readFileSync(DOCUMENT, 'utf8')
    .split('<!-- losses -->')[1]!
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(documented.filter((_line, index) => index !== 1)).toEqual([
    ['', ...FORMATS.map((format) => `\`${format}\``)],
    ...rows,
  ]);
});

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../db/connection.ts';
import { rowsOf } from '../db/sql-rows.ts';
import { exportFile } from '../features/exchange/export/export-file.ts';
import type { ExportFormat } from '../features/exchange/formats/index.ts';
import { exportQuerySchema } from '../features/exchange/export/selection.ts';
import type { Question } from '../features/bank/draft/question.ts';
import type { ImageFiles } from '../features/images/index.ts';

const NO_FILES = { original: async () => undefined };

/** The file of a selection, as the route sends it. */
export async function exportAll(
  db: Database,
  query: { format: ExportFormat } & Record<string, string | string[]>,
  files: Pick<ImageFiles, 'original'> = NO_FILES,
): Promise<Buffer> {
  const { format, ...selection } = exportQuerySchema.parse(query);
  const { content } = await exportFile({ db, files }, { format, selection }, new AbortController().signal);
  return buffer(Readable.from(content));
}

/** What a file of another program can carry of the bank: everything but other lists. */
export const readCarried = (db: Database) =>
  rowsOf<Record<string, unknown>>(
    db,
    sql`select ref, type, prof, subject, topic, stem, options, parts, explanation, explanation_bn, take_away, "references",
          appearances, origin, media, items,
          (select l.name from question_places p join question_lists l on l.id = p.list
            where p.question = q.id and l.kind = 'chapter') as chapter
        from questions q order by ref`,
  );

const TRICKY = [
  '=1+1',
  "'=1+1",
  "''@SUM(A1)",
  "'quoted'",
  '+8801',
  '-',
  '@home',
  '＝1',
  'a "quoted" word',
  'one, two; three\tfour',
  'x < 5 & y > 3',
  '<b>bold</b> and <i>not</i>',
  '&lt;b&gt; &amp;amp;',
  '<i>&lt;b&gt;not a tag&lt;/b&gt;</i>',
  'হৃৎপিণ্ড কী?',
  'ক্ষ\u200D ও র‍্য',
  'first\nsecond',
  'first\n\nthird',
  'a\u2028b',
  'back\\slash\\',
  '_x0041_ and _x005F_',
  '{=right ~wrong #no}',
  ']]>',
  '<p>One</p>\n<p>Two</p>',
  '<ul><li>one</li>\n<li>two</li></ul>',
  '<table><tr><td colspan="2">a</td></tr></table>',
  'H<sub>2</sub>O and 10<sup>3</sup>',
  '<u>under</u> <strong>strong</strong>',
  '🩺 é e\u0301',
  'none',
];

const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TRICKY) },
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.stringMatching(/^[=+@'<>&;"\\\n a-c-]{1,12}$/),
);
/** Distinct, and not empty whatever the import takes out of it. */
const text = (tag: string) => anyText.map((one) => `${one} ${tag}`);
const start = (tag: string) =>
  fc.tuple(anyText, fc.boolean()).map(([one, isFirst]) => (isFirst ? `${one} ${tag}` : `${tag} ${one}`));
/** Only a field with markup may strike out. */
const body = (tag: string) =>
  fc.oneof({ weight: 9, arbitrary: start(tag) }, fc.constant(`${tag} <s>gone</s> <u>under</u> <del>out</del>`));
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const numbered = <Value>(make: (index: number) => fc.Arbitrary<Value>, min: number, max: number) =>
  fc.integer({ min, max }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => make(index))));

const paper = fc.record({
  board: fc.constantFrom('DHK', 'CTG', 'RAJ'),
  year: fc.integer({ min: 1990, max: 2024 }),
  sitting: maybe(fc.constantFrom('May' as const, 'November' as const)),
});
const option = (isRight: (index: number) => boolean) => (index: number) =>
  fc.record({ text: body(`o${index}`), correct: fc.constant(isRight(index)), reason: maybe(body('r')) });
const points = numbered((index) => start(`p${index}`), 0, 4);
const part = (index: number) =>
  fc
    .record({
      label: fc.constantFrom('abcdefghij'[index]!, `${index + 1})`, 'ক', '=a'),
      text: body(`q${index}`),
      marks: fc.constantFrom(0.5, 1, 2.25, 10),
      points,
      isWeighted: fc.boolean(),
    })
    .map(({ isWeighted, ...one }) => ({
      ...one,
      ...(isWeighted && { weights: one.points.map((_point, at) => at + 0.5) }),
    }));
const otherList = fc.oneof(
  fc.record({ chapter: start('c') }),
  fc.record({ topic: start('t'), board: fc.constantFrom('DHK', 'SYL') }),
);

/** `media`: stored pictures. */
export const anyQuestion = (number: number, media: Question['media'] = []): fc.Arbitrary<Record<string, unknown>> => {
  const common = {
    ref: maybe(fc.constant(`Q-${number}`)),
    subject: fc.constantFrom('ANAT', 'PHYS'),
    prof: fc.constant('_1'),
    chapter: maybe(start('c')),
    topic: maybe(start('t')),
    also_in: fc.array(otherList, { maxLength: 2 }),
    appearances: fc.array(paper, { maxLength: 3 }),
    origin: maybe(fc.constantFrom('ORIGINAL' as const, 'PAPER' as const)),
    stem: body(`s${number}`),
    explanation: maybe(body('e')),
    explanation_bn: maybe(body('b')),
    take_away: maybe(start('t')),
    references: numbered((index) => start(`f${index}`), 0, 3),
    media: fc.tuple(
      ...media.map((one) =>
        fc.record({
          image: fc.constant(one.image),
          alt: text('alt'),
          credit: maybe(start('c')),
          source: start('s'),
          licence: fc.constantFrom('LicenseRef-Own', 'CC-BY-SA-3.0'),
        }),
      ),
    ),
  };
  return fc.oneof(
    fc.integer({ min: 2, max: 10 }).chain((count) =>
      fc.record({
        ...common,
        type: fc.constant('SBA'),
        options: numbered(
          option((index) => index === count - 1),
          count,
          count,
        ),
      }),
    ),
    fc.record({
      ...common,
      type: fc.constant('MTF'),
      options: numbered(
        option((index) => index % 2 === number % 2),
        2,
        10,
      ),
    }),
    fc.record({ ...common, type: fc.constant('SAQ'), parts: numbered(part, 1, 10) }),
  );
};

import { mtfRow, ofAnatomy, pageRow, saqRow, sbaRow, YEAR_CALL } from '../rows.ts';
import { unreadable, type Variation } from './variation.ts';

const [option, ...options] = sbaRow().options;
const withOption = (overrides: Record<string, unknown>) =>
  sbaRow({ options: [{ ...option, ...overrides }, ...options] });
const page = (fields: string) => ofAnatomy(`yearQuestions(year: 2024) { ${fields} }`);
const ofPage = (fields: unknown) => ({ boardSubject: { yearQuestions: fields } });

/** A row that is dropped, between two that are kept. */
const leftOut = (name: string, row: unknown, field: string, id?: string): Variation => ({
  name: `${name}: the question is left out, its neighbours stay`,
  upstream: { [YEAR_CALL]: pageRow([sbaRow({ _id: 'q1' }), row, mtfRow()]) },
  query: page('questions { id } unreadable'),
  data: ofPage({ questions: [{ id: 'q1' }, { id: '1043' }], unreadable: 1 }),
  log: [unreadable(`GET ${YEAR_CALL}`, field, id)],
});

/** A part that is dropped while its question is kept. */
const without = (name: string, row: unknown, shown: string, data: unknown, field: string): Variation => ({
  name: `${name}: the question stays without it`,
  upstream: { [YEAR_CALL]: pageRow([row]) },
  query: page(`questions { ${shown} } unreadable`),
  data: ofPage({ questions: [data], unreadable: 0 }),
  log: [unreadable(`GET ${YEAR_CALL}`, field, '1042')],
});

/** Accepted although it differs from the specification. */
const read = (name: string, row: unknown, shown: string, data: unknown): Variation => ({
  name,
  upstream: { [YEAR_CALL]: pageRow([row]) },
  query: page(`questions { ${shown} } unreadable`),
  data: ofPage({ questions: [data], unreadable: 0 }),
});

const { _id, ...withoutId } = sbaRow();
const { stem: _stem, ...withoutStem } = sbaRow();
const noneCorrect = sbaRow().options.map((one) => ({ ...one, correct: false }));

/** Variations of the rows of a question page. */
export const questionVariations: Variation[] = [
  leftOut('no id', withoutId, '_id'),
  leftOut('an id that is null', sbaRow({ _id: null }), '_id'),
  leftOut('an id that is an object', sbaRow({ _id: { $oid: _id } }), '_id'),
  leftOut('no stem', withoutStem, 'stem', '1042'),
  leftOut('a type that nobody knows', sbaRow({ type: 'EMQ' }), 'type', '1042'),
  leftOut('a row that is none', 'Which nerve?', 'row'),
  leftOut('an option without its text', withOption({ text: null }), 'options.text', '1042'),
  leftOut('a key that is a word', withOption({ correct: 'perhaps' }), 'options.correct', '1042'),
  leftOut('a key that is missing', withOption({ correct: undefined }), 'options.correct', '1042'),
  leftOut('two best answers', withOption({ correct: true }), 'options.correct', '1042'),
  leftOut('no best answer', sbaRow({ options: noneCorrect }), 'options.correct', '1042'),
  leftOut(
    'an SAQ part without marks',
    { ...saqRow(), parts: [{ label: 'a', text: 'Name it.' }] },
    'parts.marks',
    '1044',
  ),
  leftOut(
    'a model point that is no text',
    { ...saqRow(), parts: [{ label: 'a', text: 'Name it.', marks: 1, points: [{}] }] },
    'parts.points',
    '1044',
  ),
  {
    name: 'a page of which nothing can be read says how much is missing',
    upstream: { [YEAR_CALL]: pageRow([sbaRow({ stem: null }), sbaRow({ _id: 'q2', stem: null })]) },
    query: page('questions { id } unreadable pagination { total }'),
    data: ofPage({ questions: [], unreadable: 2, pagination: { total: 45 } }),
    log: [{ ...unreadable(`GET ${YEAR_CALL}`, 'stem', '1042'), count: 2 }],
  },
  {
    name: 'rows with the same fault are one line of the log, with another fault another',
    upstream: { [YEAR_CALL]: pageRow([withoutId, withoutId, withoutStem, sbaRow()]) },
    query: page('questions { id } unreadable'),
    data: ofPage({ questions: [{ id: '1042' }], unreadable: 3 }),
    log: [
      { ...unreadable(`GET ${YEAR_CALL}`, '_id'), count: 2 },
      { ...unreadable(`GET ${YEAR_CALL}`, 'stem', '1042'), count: 1 },
    ],
  },
  without(
    'a reason that is no text',
    withOption({ reason: { html: 'Because' } }),
    'options { correct reason }',
    {
      options: sbaRow().options.map(({ correct, reason }, index) => ({ correct, reason: index === 0 ? null : reason })),
    },
    'options.reason',
  ),
  without(
    'an explanation in blocks',
    sbaRow({ explanation: [{ type: 'p' }] }),
    'explanation takeAway',
    { explanation: null, takeAway: 'Wrist drop is radial.' },
    'explanation',
  ),
  without('a topic that is an object', sbaRow({ topic: { name: 'Limb' } }), 'topic', { topic: null }, 'topic'),
  without(
    'a reference that is no text',
    sbaRow({ references: [{ book: 'Gray' }, 'Last, 9th ed.'] }),
    'references',
    { references: ['Last, 9th ed.'] },
    'references',
  ),
  without(
    'references that are no list',
    sbaRow({ references: 'Gray' }),
    'references',
    { references: [] },
    'references',
  ),
  without(
    'a year of half a year',
    sbaRow({
      appearances: [
        { board: 'DHK', year: 2024.5 },
        { board: 'CTG', year: 2021 },
      ],
    }),
    'appearances { board year }',
    { appearances: [{ board: 'CTG', year: 2021 }] },
    'appearances.year',
  ),
  without(
    'a year beyond counting',
    sbaRow({ appearances: [{ board: 'DHK', year: 2 ** 31 }] }),
    'appearances { year }',
    { appearances: [] },
    'appearances.year',
  ),
  without(
    'a sitting that is an object',
    sbaRow({ appearances: [{ board: 'DHK', year: 2024, sitting: {} }] }),
    'appearances { year sitting }',
    { appearances: [{ year: 2024, sitting: null }] },
    'appearances.sitting',
  ),
  without('an origin that nobody knows', sbaRow({ origin: 'copied' }), 'origin', { origin: null }, 'origin'),
  without('a ref that is an object', sbaRow({ ref: {} }), 'ref', { ref: '1042' }, 'ref'),
  read('no options yet', sbaRow({ options: null }), 'options { key }', { options: [] }),
  read('a type in small letters', sbaRow({ type: 'sba' }), 'type', { type: 'SBA' }),
  read('options that are numbers', withOption({ text: 45 }), 'options { text }', {
    options: [{ text: '45' }, ...options.map(({ text }) => ({ text }))],
  }),
  read(
    'a key as text',
    sbaRow({
      options: [
        { text: 'Yes', correct: 'true' },
        { text: 'No', correct: 'false' },
      ],
    }),
    'options { key correct }',
    {
      options: [
        { key: 'A', correct: true },
        { key: 'B', correct: false },
      ],
    },
  ),
];

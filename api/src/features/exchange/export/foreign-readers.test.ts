import { convertQti2toQti3 } from '@citolab/qti-convert/qti-convert-node';
import { parse as parseGift } from 'gift-pegjs';
import { DomUtils, parseDocument } from 'htmlparser2';
import readMoodleXml from 'moodlexml-to-json';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/connection.ts';
import { exportAll } from '../../../testing/export-questions.ts';
import { openTestDatabase, sampleSba } from '../../../testing/index.ts';
import { emptyBank, importAll } from '../../../testing/question-import.ts';
import { unzip } from '../../../testing/unzip.ts';

// The first conversion compiles a stylesheet of some 2 MB.
const TIMEOUT_MS = 30_000;

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
beforeEach(() => emptyBank(db));
afterAll(() => close());

const statements = [
  { text: 'they have no nucleus', correct: true, reason: 'It is extruded.' },
  { text: 'they live for < 60 days', correct: false, reason: 'For 120.' },
];
const mtf = { ref: 'M-1', type: 'MTF', subject: 'PHYS', stem: 'Of <b>red cells</b>:', options: statements };
const saq = {
  ref: 'S-1',
  type: 'SAQ',
  subject: 'ANAT',
  stem: 'The heart',
  parts: [
    { label: 'a', text: 'Name its chambers', marks: 2.5, points: ['atria & ventricles'] },
    { label: 'b', text: 'Name its layers', marks: 1, points: ['endocardium', 'myocardium'] },
  ],
};

describe(
  "Citolab's converter reads our QTI 2.1, and in the items of QTI 3 that it makes of them",
  { timeout: TIMEOUT_MS },
  () => {
    test('an SBA has its stem, options, key, and the reason of each option and the explanation as feedback', async () => {
      const item = await convertedItem(sampleSba(1, { ref: 'A-1' }));
      const { options = [], explanation, take_away: takeAway } = sampleSba(1);
      expect(item.texts('qti-item-body')[0]).toContain('Which structure is number 1?');
      expect(item.choices()).toEqual(options.map(({ text }, index) => [letter(index), text]));
      expect(item.key()).toEqual(['C']);
      const feedback = item.feedback();
      for (const [index, { reason }] of options.entries()) expect(feedback.get(letter(index))).toBe(reason);
      expect(feedback.get('SHOWN')).toContain(explanation);
      expect(feedback.get('SHOWN')).toContain(takeAway);
    });

    test('an MTF has a statement for each option, and which of them are true', async () => {
      const item = await convertedItem(mtf);
      expect(item.texts('qti-item-body')[0]).toContain('Of red cells:');
      expect(item.choices()).toEqual([
        ['A', 'they have no nucleus'],
        ['B', 'they live for < 60 days'],
        ['TRUE', 'True'],
        ['FALSE', 'False'],
      ]);
      expect(item.key()).toEqual(['A TRUE', 'B FALSE']);
      expect(item.mapped()).toEqual([
        ['A TRUE', '0.5'],
        ['B FALSE', '0.5'],
      ]);
      expect(item.feedback().get('SHOWN')).toBe('A. True: It is extruded.B. False: For 120.');
    });

    test('an SAQ has a text field for each part, its marks, and the model points for the scorer', async () => {
      const item = await convertedItem(saq);
      const [body] = item.texts('qti-item-body');
      for (const { text } of saq.parts) expect(body).toContain(text);
      expect(item.texts('qti-extended-text-interaction')).toHaveLength(2);
      expect(item.defaults()).toMatchObject({ SCORE: '0', MAXSCORE: '3.5' });
      for (const point of saq.parts.flatMap(({ points }) => points)) {
        expect(item.texts('qti-rubric-block')[0]).toContain(point);
      }
    });
  },
);

// It does not know MTF, which is a plugin of Moodle too.
describe('moodlexml-to-json reads our Moodle XML', () => {
  test('an SBA has its category, stem, options, key and explanation', async () => {
    const { options = [], explanation } = sampleSba(1);
    const [category, question] = await readByOther(sampleSba(1, { ref: 'A-1' }));
    expect(category).toEqual({ type: 'category', category: '$course$/top/ANAT/Thorax/Heart' });
    expect(question).toMatchObject({
      type: 'multichoice',
      name: 'A-1',
      questiontext: 'Which structure is number 1?',
      answers: options.map(({ text, correct }) => ({ text, score: correct ? 100 : 0 })),
      correctAnswer: [2],
      single: true,
      generalfeedback: expect.stringContaining(explanation!),
    });
  });

  test('an SAQ is an essay with its parts and marks', async () => {
    const [, question] = await readByOther(saq);
    expect(question).toMatchObject({ type: 'essay', name: 'S-1', defaultgrade: 3.5 });
    for (const { text } of saq.parts) expect(question!['questiontext']).toContain(text);
  });
});

test('gift-pegjs reads our GIFT: stems, options, weights and feedback', async () => {
  await importAll(db, [sampleSba(1, { ref: 'A-1' }), mtf, saq]);
  const read = parseGift((await exportAll(db, { format: 'gift' })).toString());
  const questions = read.filter(({ type }) => (type as string) !== 'Category');
  const { options = [] } = sampleSba(1);
  const choice = ({ text, reason }: { text: string; reason?: string | undefined }) => ({
    text: { text: text.replace('<', '&lt;') },
    ...(reason !== undefined && { feedback: { text: reason } }),
  });
  expect(questions).toMatchObject([
    {
      type: 'MC',
      id: 'A-1',
      stem: { format: 'html' },
      choices: options.map((option) => ({ ...choice(option), isCorrect: option.correct })),
    },
    {
      type: 'MC',
      id: 'M-1',
      choices: [
        { ...choice(statements[0]!), weight: 100 },
        { ...choice(statements[1]!), weight: -100 },
      ],
    },
    { type: 'Essay', id: 'S-1', globalFeedback: { text: expect.stringContaining('endocardium') } },
  ]);
});

async function readByOther(question: Record<string, unknown>) {
  expect(await importAll(db, [question])).toMatchObject({ imported: 1 });
  const xml = await exportAll(db, { format: 'moodle-xml' });
  const { promise, resolve, reject } = Promise.withResolvers<Record<string, unknown>[]>();
  readMoodleXml(xml.toString(), (result, error) => (error ? reject(error) : resolve(result.questions)));
  return promise;
}

const letter = (index: number) => 'ABCDEFGHIJ'[index]!;

async function convertedItem(question: Record<string, unknown>) {
  const { imported } = await importAll(db, [question]);
  expect(imported).toBe(1);
  const files = await unzip(await exportAll(db, { format: 'qti' }));
  const [xml] = [...files].flatMap(([name, content]) => (name.startsWith('items/') ? [content.toString()] : []));
  return readItem(await convertQti2toQti3(xml!));
}

function readItem(xml: string) {
  const document = parseDocument(xml, { xmlMode: true });
  const all = (name: string, within = document.children) => DomUtils.getElementsByTagName(name, within);
  const textOf = (node: Parameters<typeof DomUtils.textContent>[0]) => DomUtils.textContent(node).trim();
  const texts = (name: string) => all(name).map(textOf);
  return {
    texts,
    choices: () =>
      [...all('qti-simple-choice'), ...all('qti-simple-associable-choice')].map((choice) => [
        choice.attribs['identifier'],
        textOf(choice),
      ]),
    key: () => all('qti-correct-response').flatMap((response) => all('qti-value', response.children).map(textOf)),
    mapped: () => all('qti-map-entry').map(({ attribs }) => [attribs['map-key'], attribs['mapped-value']]),
    feedback: () =>
      new Map(all('qti-modal-feedback').map((feedback) => [feedback.attribs['identifier'], textOf(feedback)])),
    defaults: () =>
      Object.fromEntries(
        all('qti-outcome-declaration').map((outcome) => [outcome.attribs['identifier'], textOf(outcome)]),
      ),
  };
}

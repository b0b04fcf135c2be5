import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { drafts, parseAll, parseRows } from '../../../../testing/question-import.ts';

const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>\n`;
const html = (name: string, text: string, more = '') =>
  `<${name} format="html"><text><![CDATA[${text}]]></text>${more}</${name}>`;
const category = (path: string) => `<question type="category"><category><text>${path}</text></category></question>`;
const question = (type: string, stem: string, ...parts: string[]) =>
  `<question type="${type}"><name><text>Title</text></name>${html('questiontext', stem)}${parts.join('')}</question>`;
const answer = (fraction: number | string, text: string, feedback = '') =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text>${html('feedback', feedback)}</answer>`;
const row = (number: number, text: string, feedback = '') =>
  `<row number="${number}">${html('optiontext', text)}${html('feedbacktext', feedback)}</row>`;
const column = (number: number, text: string) =>
  `<column number="${number}"><responsetext format="moodle_auto_format"><text>${text}</text></responsetext></column>`;
const weight = (row: number, column: number, value: number) =>
  `<weight rownumber="${row}" columnnumber="${column}"><value>\n  ${value}.000\n</value></weight>`;
const scoring = (name: string) => `<scoringmethod><text>${name}</text></scoringmethod>`;

const single = (...answers: string[]) => question('multichoice', 'Which?', '<single>true</single>', ...answers);
/** The columns in another order than Moodle's own. */
const mtf = (...more: string[]) =>
  question(
    'mtf',
    'True of bones:',
    ...more,
    row(1, '<p>They are <b>hard</b>.</p>', 'Calcium'),
    row(2, 'They are soft.'),
    column(1, 'Falsch'),
    column(2, 'Wahr'),
    weight(1, 1, 0) + weight(1, 2, 1) + weight(2, 1, 1) + weight(2, 2, 0),
  );

describe('Moodle XML', () => {
  test('has single choice as SBA, with feedback as reasons and explanation', async () => {
    const file = quiz(
      question(
        'multichoice',
        '<p>Which nerve supplies the <b>deltoid</b>?</p>',
        html('generalfeedback', 'Posterior cord.'),
        '<idnumber>ANAT-000123</idnumber><single>true</single>',
        answer(100, 'Axillary', 'Right.'),
        answer(0, 'Radial'),
        '<tags><tag><text>DHK 2023 May</text></tag></tags>',
      ),
    );
    expect(await drafts('moodle-xml', file)).toMatchObject([
      {
        ref: 'ANAT-000123',
        type: 'SBA',
        stem: '<p>Which nerve supplies the <b>deltoid</b>?</p>',
        options: [
          { text: 'Axillary', correct: true, reason: 'Right.' },
          { text: 'Radial', correct: false },
        ],
        explanation: 'Posterior cord.',
        appearances: [{ board: 'DHK', year: 2023, sitting: 'May' }],
      },
    ]);
  });

  test('has several answers and qtype_mtf as MTF, whose columns are known by their words', async () => {
    const several = question(
      'multichoice',
      'Bones?',
      '<single>false</single>',
      answer('50', 'Talus') + answer('50', 'Lunate') + answer('-100', 'Deltoid'),
    );
    const [first, second] = await parseAll('moodle-xml', quiz(several, mtf(scoring('subpoints'))));
    expect(first).toMatchObject({
      draft: { type: 'MTF', options: [{ correct: true }, { correct: true }, { correct: false }] },
    });
    expect(second).toMatchObject({
      draft: {
        type: 'MTF',
        options: [
          { text: '<p>They are <b>hard</b>.</p>', correct: true, reason: 'Calcium' },
          { text: 'They are soft.', correct: false },
        ],
      },
      notes: [],
    });
  });

  test('warns of a scoring that is not by statement, also where the file does not name it', async () => {
    const rows = await parseAll('moodle-xml', quiz(mtf(), mtf(scoring('mtfonezero'))));
    expect(rows).toMatchObject([
      { notes: [expect.stringContaining('scores it by "mtf"')] },
      { notes: [expect.stringContaining('scores it by "mtfonezero"')] },
    ]);
  });

  test('has essays as SAQ: parts from a numbered list, model points from the information for graders', async () => {
    const parts = question(
      'essay',
      '<p>A man of 60 has chest pain.</p><ol type="a"><li>Name two causes. (2)</li><li>How do you treat him? (3 marks)</li></ol>',
      '<defaultgrade>5.0</defaultgrade>',
      html(
        'graderinfo',
        '<ol><li><ul><li>Infarction</li><li>Dissection</li></ul></li><li><p>Aspirin</p><p>Oxygen</p></li></ol>',
      ),
    );
    const plain = question(
      'essay',
      'Describe the heart.',
      '<defaultgrade>4</defaultgrade>',
      html('graderinfo', '<p>Four chambers</p>'),
    );
    const lettered = question(
      'essay',
      '<p>A woman has a goitre.</p><div>i. Name <b>one</b> cause. (1 mark)</div><div>ii. Treat it. (2.5 marks)</div>',
      html('graderinfo', '<p>i. 1 mark</p><ul><li>Graves</li></ul><p>ii. 2.5 marks</p>'),
    );
    expect(await drafts('moodle-xml', quiz(parts, lettered, plain))).toMatchObject([
      {
        type: 'SAQ',
        stem: '<p>A man of 60 has chest pain.</p>',
        parts: [
          { label: 'a', text: 'Name two causes.', marks: 2, points: ['Infarction', 'Dissection'] },
          { label: 'b', text: 'How do you treat him?', marks: 3, points: ['Aspirin', 'Oxygen'] },
        ],
      },
      {
        type: 'SAQ',
        stem: '<p>A woman has a goitre.</p>',
        parts: [
          { label: 'i', text: 'Name <b>one</b> cause.', marks: 1, points: ['Graves'] },
          { label: 'ii', text: 'Treat it.', marks: 2.5, points: [] },
        ],
      },
      { type: 'SAQ', stem: 'Title', parts: [{ text: 'Describe the heart.', marks: 4, points: ['Four chambers'] }] },
    ]);
  });

  test('names subject, chapter and topic by its categories', async () => {
    const sba = single(answer(100, 'a'), answer(0, 'b'));
    const file = quiz(
      category('$course$/top/Default for MBBS'),
      sba,
      category('$course$/top/Anatomy/Upper limb/Axilla'),
      sba,
      category('$system$/top/Bank/Bones // joints'),
      sba,
    );
    const [none, full, last] = await drafts('moodle-xml', file);
    expect(none).not.toHaveProperty('chapter');
    expect(full).toMatchObject({ subject: 'ANAT', chapter: 'Upper limb', topic: 'Axilla' });
    expect(last).toMatchObject({ chapter: 'Bones / joints' });
    expect(last).not.toHaveProperty('subject');
  });

  test('brings its pictures, by their names in the text', async () => {
    const file = quiz(
      '<question type="multichoice">' +
        html(
          'questiontext',
          '<p>What is shown?<img src="@@PLUGINFILE@@/the%20ecg.png" alt="An ECG" width="100"></p>',
          '<file name="the ecg.png" path="/" encoding="base64">aGVs\nbG8=</file>',
        ) +
        `<single>true</single>${answer(100, 'a')}${answer(0, '<![CDATA[b<img src="@@PLUGINFILE@@/b.png" alt="B">]]>')}</question>`,
    );
    const [row] = await parseRows('moodle-xml', file);
    expect(row).toMatchObject({
      draft: { stem: '<p>What is shown?</p>', media: [{ image: 'the ecg.png', alt: 'An ECG' }] },
    });
    expect((await row?.embedded?.get('the ecg.png')?.())?.toString()).toBe('hello');
  });

  test('refuses by name, at its line, what has no place here', async () => {
    const types = ['truefalse', 'numerical', 'matching', 'shortanswer', 'cloze', 'ddwtos'];
    const rows = await parseAll(
      'moodle-xml',
      quiz(
        ...types.map((type) => question(type, 'x')),
        single(answer(100, 'a'), answer(50, 'b')),
        mtf(column(3, 'Maybe')),
        question('mtf', 'x', row(1, 'a'), column(1, 'True'), column(2, 'False')),
      ),
    );
    expect(rows.map((row) => `${row.line} ${'refusal' in row ? row.refusal : ''}`)).toEqual([
      expect.stringMatching(/^3 true or false of one statement/),
      '4 a numerical answer is not supported',
      '5 matching is not supported',
      '6 a short answer is not supported',
      '7 cloze is not supported',
      '8 ddwtos is not supported',
      '9 an answer that is half right beside a right one is not supported',
      '10 its columns are "Maybe", "Falsch", "Wahr", not true and false',
      // Weights have two line breaks.
      '19 statement 1 is neither true nor false',
    ]);
  });

  test('names the tags and ID numbers that are left out', async () => {
    const tags = '<idnumber>no ref!</idnumber><tags><tag><text>hard</text></tag></tags>';
    expect(await parseAll('moodle-xml', quiz(single(answer(100, 'a'), answer(0, 'b'), tags)))).toMatchObject([
      { notes: ['left out: the tag "hard"', 'its ID number "no ref!" is no ref and is left out'] },
    ]);
  });

  test.each([
    ['without a question', quiz(), /has no questions/],
    [
      'that declares entities',
      `<!DOCTYPE quiz [<!ENTITY a SYSTEM "file:///etc/passwd">]>${quiz(mtf())}`,
      /declares entities/,
    ],
    ['in another encoding', Buffer.from(quiz(mtf()).replace('soft', 'weiß'), 'latin1'), /not UTF-8/],
    ['with elements in each other', `<quiz>${'<question>'.repeat(200)}`, /nested more than 100 deep/],
  ])('a file %s is refused', async (_, file, message) => {
    await expect(parseAll('moodle-xml', Readable.from([Buffer.from(file as string)]))).rejects.toThrow(message);
  });
});

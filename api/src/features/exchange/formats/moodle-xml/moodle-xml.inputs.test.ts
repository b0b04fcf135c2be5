import { describe, expect, test } from 'vitest';
import { parseAll } from '../../../../testing/question-import.ts';

const question = (type: string, ...parts: string[]) =>
  `<quiz><question type="${type}"><name><text>Name</text></name><questiontext format="html"><text>Which?</text></questiontext>${parts.join('')}</question></quiz>`;
const answers = (...fractions: (string | undefined)[]) =>
  fractions
    .map((fraction, index) => {
      const attribute = fraction === undefined ? '' : ` fraction="${fraction}"`;
      return `<answer${attribute} format="plain_text"><text>o${index}</text></answer>`;
    })
    .join('');
const several = (...fractions: (string | undefined)[]) =>
  question('multichoice', '<single>false</single>', answers(...fractions));
const one = (...fractions: string[]) => question('multichoice', '<single>true</single>', answers(...fractions));

type Options = { correct: boolean }[];
const keyOf = (draft: Record<string, unknown>) =>
  (draft['options'] as Options).map(({ correct }) => (correct ? 'T' : 'F')).join('');

describe('the key of a multiple choice question', () => {
  test.each([
    ['a decimal comma', several('33,33333', '33,33333', '33,33333', '-100'), 'MTF TTTF'],
    ['points and commas', several('50', '0', '50,0'), 'MTF TFT'],
    ['three decimals', several('33.333', '33,333', '33,334', '0'), 'MTF TTTF'],
    ['Bangla digits', several('৫০', '৫০', '০'), 'MTF TTF'],
    ['spaces and a sign', several(' +50 ', '50.00000', '-50'), 'MTF TTF'],
    ['a true minus sign', several('100', '−100'), 'MTF TF'],
    ['one right answer', one('0', '100,00000', '-33,33333'), 'SBA FTF'],
    ['no element `single`', question('multichoice', answers('0', '100')), 'SBA FT'],
    ['`single` as 1', question('multichoice', '<single>1</single>', answers('0', '100')), 'SBA FT'],
    ['`single` as No', question('multichoice', '<single>No</single>', answers('50', '50')), 'MTF TT'],
  ])('is read with %s', async (_, file, key) => {
    const [row] = await parseAll('moodle-xml', file);
    expect(row).toMatchObject({ notes: [], draft: {} });
    const draft = 'draft' in row! ? row.draft : {};
    expect(`${String(draft['type'])} ${keyOf(draft)}`).toBe(key);
  });

  test.each([
    ['a fraction in words', several('50', 'half'), 'the fraction "half" of answer 2 is not a number from -100 to 100'],
    ['a fraction with a sign of percent', several('50%', '50'), 'the fraction "50%" of answer 1'],
    ['two commas', several('33,33,3', '50'), 'the fraction "33,33,3" of answer 1'],
    ['more than the whole', one('100', '1000'), 'the fraction "1000" of answer 2'],
    ['an exponent', several('1e2', '0'), 'the fraction "1e2" of answer 1'],
    ['no fraction', several('100', undefined), 'answer 2 has no fraction'],
    ['an empty fraction', one('', '100'), 'answer 1 has no fraction'],
    ['no right answer of several', several('0', '-50', '0,0'), 'no answer is right'],
    [
      'an unreadable `single`',
      question('multichoice', '<single>maybe</single>', answers('100', '0')),
      'single: "maybe"',
    ],
    ['an empty `single`', question('multichoice', '<single></single>', answers('100', '0')), 'single: ""'],
    ['half an answer beside a right one', one('100', '12,5'), 'half right'],
    [
      'an unreadable grade',
      question('multichoice', '<defaultgrade>one</defaultgrade>', answers('100', '0')),
      'defaultgrade: "one"',
    ],
  ])('refuses %s', async (_, file, refusal) => {
    expect(await parseAll('moodle-xml', file)).toMatchObject([{ line: 1, refusal: expect.stringContaining(refusal) }]);
  });

  test.each([
    ['too little', several('50', '25', '0'), '(50 + 25) do not make 100 %'],
    ['too much', several('100', '100', '0'), '(100 + 100) do not make 100 %'],
  ])('is read with shares of %s, and a warning', async (_, file, note) => {
    expect(await parseAll('moodle-xml', file)).toMatchObject([
      {
        draft: { type: 'MTF', options: [{ correct: true }, { correct: true }, { correct: false }] },
        notes: [expect.stringContaining(note)],
      },
    ]);
  });
});

describe('the key of statements', () => {
  const text = (name: string, content: string) => `<${name} format="html"><text>${content}</text></${name}>`;
  const row = (number: string) => `<row number="${number}">${text('optiontext', `s${number}`)}</row>`;
  const column = (number: string, name: string) => `<column number="${number}">${text('responsetext', name)}</column>`;
  const weight = (at: string, value: string) =>
    `<weight rownumber="${at.split(' ')[0]}" columnnumber="${at.split(' ')[1]}"><value>${value}</value></weight>`;
  const mtf = (weights: [string, string][], rows = ['1', '2'], columns = ['1', '2']) =>
    question(
      'kprime',
      '<scoringmethod><text>subpoints</text></scoringmethod>',
      ...rows.map(row),
      column(columns[0]!, 'True') + column(columns[1]!, 'False'),
      ...weights.map(([at, value]) => weight(at, value)),
    );
  const BOTH: [string, string][] = [
    ['1 1', '1,000'],
    ['1 2', '0,000'],
    ['2 1', '0'],
    ['2 2', '1'],
  ];

  test.each([
    ['weights with a decimal comma', BOTH],
    ['weights with a decimal point', BOTH.map(([at, value]): [string, string] => [at, value.replace(',', '.')])],
    ['numbers of rows in another form', BOTH.map(([at, value]): [string, string] => [` 0${at}`, value.slice(0, 1)])],
    [
      'Bangla digits',
      [
        ['1 1', '১'],
        ['1 2', '০'],
        ['2 1', '০.০'],
        ['2 2', '১.০'],
      ] as [string, string][],
    ],
  ])('is read with %s', async (_, weights) => {
    const cleaned = weights.map(([at, value]): [string, string] => [at.trim(), value]);
    const [read] = await parseAll('moodle-xml', mtf(cleaned));
    expect(keyOf('draft' in read! ? read.draft : {})).toBe('TF');
  });

  test.each([
    ['a weight in words', mtf([['1 1', 'full']]), 'the weight "full"'],
    ['a weight without a row', mtf([[' 1', '1']]), 'the weight "1" of row "" and column "1"'],
    [
      'a weight twice',
      mtf([
        ['1 1', '1'],
        ['1 1', '0'],
      ]),
      'given twice',
    ],
    [
      'both columns right',
      mtf([
        ['1 1', '1'],
        ['1 2', '1'],
      ]),
      'statement 1 is neither true nor false',
    ],
    [
      'rows with the same number',
      mtf(
        [
          ['1 1', '1'],
          ['1 2', '0'],
        ],
        ['1', '1'],
      ),
      'statement 2 is neither',
    ],
    ['columns with the same number', mtf([['1 1', '1']], ['1'], ['1', '1']), 'its columns are "True", "False"'],
  ])('refuses %s', async (_, file, refusal) => {
    expect(await parseAll('moodle-xml', file)).toMatchObject([{ refusal: expect.stringContaining(refusal) }]);
  });
});

describe('the marks of an essay', () => {
  const essay = (grade: string, items: string[]) =>
    `<quiz><question type="essay"><name><text>Name</text></name><questiontext format="html"><text><![CDATA[Heart<ol>${items
      .map((item) => `<li>${item}</li>`)
      .join('')}</ol>]]></text></questiontext>${grade && `<defaultgrade>${grade}</defaultgrade>`}</question></quiz>`;

  test.each([
    ['a decimal comma', essay('4,0000000', ['One (2,5)', 'Two [1,5 marks]']), [2.5, 1.5], []],
    ['Bangla digits', essay('৫', ['One (২)', 'Two (৩ নম্বর)']), [2, 3], []],
    ['tags behind them', essay('5', ['<p>One (2)</p>', '<b>Two (3 m)</b>']), [2, 3], []],
    [
      'another grade',
      essay('10', ['One (2)', 'Two (3)']),
      [2, 3],
      ['the parts have 5 marks, but the default grade is 10, which is left out'],
    ],
    [
      'the grade alone',
      essay('5', ['One', 'Two']),
      [2.5, 2.5],
      ['no part has marks: the default grade 5 is divided among 2 parts'],
    ],
  ])('are read with %s', async (_, file, marks, notes) => {
    const parts = marks.map((mark) => ({ marks: mark }));
    expect(await parseAll('moodle-xml', file)).toMatchObject([{ draft: { parts }, notes }]);
  });

  test.each([
    ['of one part that are missing', essay('5', ['One (2)', 'Two']), 'part b has no marks'],
    ['that are no number', essay('5', ['One (2½ marks)', 'Two (2)']), 'the marks "2½" of part a are not a number'],
    ['that have two readings', essay('', ['One (1,500)', 'Two (2)']), 'the marks "1,500" of part a'],
    ['whose share is not exact', essay('10', ['One', 'Two', 'Three']), 'part a has no marks'],
    ['in a grade in words', essay('ten', ['One (2)']), 'defaultgrade: "ten" is not a number'],
  ])('%s are refused', async (_, file, refusal) => {
    expect(await parseAll('moodle-xml', file)).toMatchObject([{ refusal: expect.stringContaining(refusal) }]);
  });
});

describe('words that would be left out', () => {
  test.each([
    ['tags in a text', one('100', '0').replace('</text>', ' <b>not</b></text>'), 'a <text> has tags in it'],
    [
      'two texts of a question',
      question('multichoice', '<questiontext><text>Another?</text></questiontext>', answers('100', '0')),
      '<questiontext> is given twice',
    ],
    [
      'two texts of an answer',
      one('100', '0').replace('</answer>', '<text>not</text></answer>'),
      '<text> is given twice',
    ],
  ])('refuse a question: %s', async (_, file, refusal) => {
    expect(await parseAll('moodle-xml', file)).toMatchObject([{ refusal: expect.stringContaining(refusal) }]);
  });
});

describe('what has no place here', () => {
  const sba = (...more: string[]) => question('multichoice', answers('100', '0'), ...more);
  const feedback = (name: string, text: string) => `<${name} format="html"><text>${text}</text></${name}>`;

  test.each([
    ['a hint', sba(feedback('hint', 'Think of the neck')), ['left out: hint "Think of the neck"']],
    [
      'feedback for all answers',
      sba(feedback('incorrectfeedback', 'Read chapter 2')),
      ['left out: incorrectfeedback "Read chapter 2"'],
    ],
    ['a grade', sba('<defaultgrade>2,5</defaultgrade>'), ['left out: defaultgrade "2,5"']],
    ['a penalty', sba('<penalty>0.5</penalty>'), ['left out: penalty "0.5"']],
    ['numbered options', sba('<answernumbering>123</answernumbering>'), ['left out: answernumbering "123"']],
    ['that it is hidden', sba('<hidden>1</hidden>'), ['it is hidden in Moodle, and shown here']],
    ['an element of a plugin', sba('<coursetag>x</coursetag>'), ['left out: coursetag "x"']],
    [
      'what every question has',
      sba(
        '<defaultgrade>1.0000000</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden><shuffleanswers>true</shuffleanswers>',
        '<answernumbering>abc</answernumbering>',
        feedback('correctfeedback', '<![CDATA[<p>Your answer is correct.</p>]]>'),
        feedback('hint', ''),
      ),
      [],
    ],
  ])('is named: %s', async (_, file, notes) => {
    expect(await parseAll('moodle-xml', file)).toMatchObject([{ draft: {}, notes }]);
  });
});

test.each([
  ['plain_text', 'x <b>y</b> *z*', 'x &lt;b&gt;y&lt;/b&gt; *z*'],
  [
    'markdown',
    '**x** H<sub>2</sub>O\n\n- a\n- b',
    '<p><strong>x</strong> H<sub>2</sub>O</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
  ],
  ['moodle_auto_format', 'x\n<b>y</b>', 'x<br /><b>y</b>'],
  ['html', '<p>**x**</p>', '<p>**x**</p>'],
])('a text in the format %s is read as Moodle shows it', async (format, text, stem) => {
  const file = `<quiz><question type="multichoice"><questiontext format="${format}"><text><![CDATA[${text}]]></text></questiontext>${answers('100', '0')}</question></quiz>`;
  expect(await parseAll('moodle-xml', file)).toMatchObject([{ draft: { stem } }]);
});

import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { drafts, parseAll } from '../../../testing/question-import.ts';

const line = (papers: object) => JSON.stringify({ type: 'SBA', stem: 's', ...papers });

const MEDMCQA = {
  id: 'x',
  question: 'a < b\nwhich?',
  opa: '1',
  opb: '2',
  opc: '3',
  opd: '4',
  cop: 1,
  choice_type: 'multi',
  exp: null,
  subject_name: 'Skin ',
  topic_name: null,
};
const row = (fields = {}) => JSON.stringify({ ...MEDMCQA, ...fields });

describe('JSON Lines', () => {
  test('reads papers like the template', async () => {
    const text = [
      line({ board: 'dhk', years: [2023, '2024 may'] }),
      line({ appearances: 'CTG 2020' }),
      line({ board: 'DHK' }),
    ].join('\n');
    expect(await parseAll('jsonl', text)).toMatchObject([
      {
        draft: {
          appearances: [
            { board: 'DHK', year: 2023 },
            { board: 'DHK', year: 2024, sitting: 'May' },
          ],
        },
      },
      { draft: { appearances: [{ board: 'CTG', year: 2020 }] } },
      { line: 3, refusal: 'a board is given without years' },
    ]);
  });

  test('keeps line breaks of texts without tags, like the template', async () => {
    const bodies = {
      stem: 'a\r\nb',
      explanation: 'a\nb',
      options: [{ text: '10<sup>3</sup>\ny < <b>z</b>', reason: '<p>x\ny</p>' }],
    };
    expect(await drafts('jsonl', line({ ...bodies, parts: [{ label: 'a', text: 'a\rb' }] }))).toMatchObject([
      {
        stem: 'a<br />b',
        explanation: 'a<br />b',
        options: [{ text: '10<sup>3</sup><br />y < <b>z</b>', reason: '<p>x\ny</p>' }],
        parts: [{ label: 'a', text: 'a<br />b' }],
      },
    ]);
  });

  test('refuses a line longer than any question and continues', async () => {
    const input = Readable.from(
      [`"${'x'.repeat(900_000)}`, `${'x'.repeat(900_000)}"\n{}\n`].map((text) => Buffer.from(text)),
    );
    expect(await parseAll('jsonl', input)).toMatchObject([
      { line: 1, refusal: expect.stringContaining('longer than') },
      { line: 2, draft: {} },
    ]);
  });
});

describe('MedMCQA', () => {
  test('counts the key from 0 or 1, as the caller says', async () => {
    const read = async (copBase: 0 | 1, cop: unknown) => (await parseAll('medmcqa', row({ cop }), { copBase }))[0];
    expect(await read(1, 1)).toMatchObject({
      draft: {
        type: 'SBA',
        subject: 'MED',
        stem: 'a &lt; b<br />which?',
        options: [{ text: '1', correct: true }, {}, {}, {}],
      },
    });
    expect(await read(0, '1')).toMatchObject({ draft: { options: [{}, { correct: true }, {}, {}] } });
    expect(await read(1, 0)).toMatchObject({ refusal: 'cop 0 is no key from 1 to 4' });
    expect(await read(0, 4)).toMatchObject({ refusal: 'cop 4 is no key from 0 to 3' });
    expect(await read(0, null)).toMatchObject({ refusal: 'cop null is no key from 0 to 3' });
    await expect(parseAll('medmcqa', row())).rejects.toThrow('from 0 or from 1');
  });

  test('files unknown subjects under the default subject', async () => {
    const dental = row({ subject_name: 'Dental' });
    expect(await parseAll('medmcqa', dental, { copBase: 1 })).toMatchObject([
      { refusal: expect.stringContaining('"Dental"') },
    ]);
    expect(await drafts('medmcqa', dental, { copBase: 1, defaults: { subject: 'SURG' } })).toMatchObject([
      { subject: 'SURG' },
    ]);
  });
});

describe('Aiken', () => {
  test('reads stems of several lines and both ways of lettering', async () => {
    const text =
      'Which of these\r\nE. coli grows <fast>?\r\nA. one\r\nB. two\r\nANSWER: B\r\n\r\nNext?\nA) yes\nB) no\nanswer: a\nThird?\nA. x\nB. y\nANSWER: A';
    expect(await parseAll('aiken', text)).toMatchObject([
      {
        line: 1,
        draft: {
          stem: 'Which of these<br />E. coli grows &lt;fast&gt;?',
          options: [{ correct: false }, { text: 'two', correct: true }],
        },
      },
      { line: 7, draft: { options: [{ text: 'yes', correct: true }, {}] } },
      { line: 11, draft: { stem: 'Third?' } },
    ]);
  });

  test('refuses incomplete questions and continues', async () => {
    const text = 'No options\n\nNo answer\nA. x\nB. y\n\nTwo\nA. x\nB. y\nANSWER: A, B\n\nFar\nA. x\nB. y\nANSWER: E\n';
    expect(await parseAll('aiken', text)).toMatchObject([
      { line: 1, refusal: expect.stringContaining('no options') },
      { line: 3, refusal: expect.stringContaining('no line ANSWER') },
      { line: 7, refusal: 'ANSWER: "A, B" is not one letter' },
      { line: 12, refusal: 'ANSWER: E names an option that is not there' },
    ]);
  });
});

describe('GIFT', () => {
  test('reads choices with feedback, categories, escapes and formats', async () => {
    const text = [
      '$CATEGORY: $course$/top/Anatomy/Head//neck',
      '',
      '// a comment',
      '::Title:: Which \\= 5 < x?{',
      '  =\\{2+3\\}#Right.',
      '  ~4',
      '  ####All told}',
      '',
      '[html]<p>Who?</p><script>x</script>{~%50%<i>A</i> ~%50%B ~%-100%C}',
      '',
      'Grant is {~buried =entombed} there.',
    ].join('\r\n');
    expect(await parseAll('gift', text)).toMatchObject([
      {
        line: 4,
        draft: {
          type: 'SBA',
          subject: 'ANAT',
          chapter: 'Head/neck',
          stem: 'Which = 5 < x?',
          explanation: 'All told',
          options: [
            { text: '{2+3}', correct: true, reason: 'Right.' },
            { text: '4', correct: false },
          ],
        },
      },
      {
        line: 9,
        draft: { type: 'MTF', options: [{ text: '<i>A</i>', correct: true }, { correct: true }, { correct: false }] },
      },
      { line: 11, draft: { type: 'SBA', stem: 'Grant is _____ there.' } },
    ]);
  });

  test.each([
    ['Two?{T}', 'true or false'],
    ['Two?{#2}', 'numerical'],
    ['Two?{=two =2}', 'short answer'],
    ['Write.{}', 'essay'],
    ['Read this.', 'description'],
    ['Match.{=a -> b =c -> d =e -> f}', 'matching'],
    ['Half.{~%50%half =full}', 'half right'],
  ])('refuses %s', async (text, reason) => {
    expect(await parseAll('gift', text)).toMatchObject([{ line: 1, refusal: expect.stringContaining(reason) }]);
  });
});

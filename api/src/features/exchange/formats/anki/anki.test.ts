import { describe, expect, test } from 'vitest';
import { drafts, parseAll } from '../../../../testing/question-import.ts';

const note = (...fields: string[]) => fields.join('\t');
const file = (...lines: string[]) => `${lines.join('\n')}\n`;
const COLUMNS = `#columns:${note('ID', 'Type', 'Question', 'A', 'B', 'Answer', 'Extra', 'Source')}`;
const GOOD = note('ANAT-9', 'SBA', 'Which <b>bone</b>?', 'Talus', 'Lunate', 'B', '<p>It is carpal.</p>', 'Snell');

describe("Anki's notes as text", () => {
  test('name their fields in the header', async () => {
    expect(await drafts('anki', file('#separator:tab', '#html:true', COLUMNS, GOOD))).toMatchObject([
      {
        ref: 'ANAT-9',
        type: 'SBA',
        stem: 'Which <b>bone</b>?',
        options: [{ text: 'Talus' }, { text: 'Lunate', correct: true }],
        explanation: '<p>It is carpal.</p>',
        references: ['Snell'],
      },
    ]);
  });

  test('take the deck and the tags for subject, chapter, topic and papers', async () => {
    const lines = [
      '#separator:Semicolon',
      '#html:true',
      '#notetype column:1',
      '#deck column:2',
      '#tags column:3',
      '#columns:Notetype;Deck;Tags;Type;Stem;Option A;Option B;Correct;Chapter',
      'MCQ;Bank::Anatomy::Upper limb::Axilla;DHK::2023::May CTG::2022 hard;MTF;"a; b?";x;y;none;',
      'MCQ;Bank;Anatomy::Lower_limb;MTF;c?;x;y;AB;Thorax',
    ];
    const [first, second] = await parseAll('anki', file(...lines));
    expect(first).toMatchObject({
      line: 7,
      draft: {
        subject: 'ANAT',
        chapter: 'Upper limb',
        topic: 'Axilla',
        stem: 'a; b?',
        appearances: [
          { board: 'DHK', year: 2023, sitting: 'May' },
          { board: 'CTG', year: 2022 },
        ],
      },
      notes: ['left out: the tag "hard"'],
    });
    expect(second).toMatchObject({ draft: { subject: 'ANAT', chapter: 'Thorax' } });
  });

  test('are mapped by the numbers of their fields where the header does not name them', async () => {
    const lines = [
      '#separator:tab',
      '#html:false',
      '#guid column:1',
      note('x1', 'Is 1 < 2 & 3 <b>?', 'yes', 'no', 'A', 'old'),
    ];
    await expect(parseAll('anki', file(...lines))).rejects.toThrow(/does not name its 5 fields.*--map '1=stem'/);
    const columnMap = new Map([
      ['2', 'stem'],
      ['3', 'option_a'],
      ['4', 'option_b'],
      ['5', 'correct'],
      ['6', ''],
    ]);
    expect(await drafts('anki', file(...lines), { columnMap, defaults: { type: 'SBA' } })).toMatchObject([
      {
        type: 'SBA',
        stem: 'Is 1 &lt; 2 &amp; 3 &lt;b&gt;?',
        options: [{ text: 'yes', correct: true }, { text: 'no' }],
      },
    ]);
  });

  test('say which field has no place', async () => {
    const lines = ['#separator:comma', '#columns:Question,A,B,Answer,Difficulty', 'a,b,c,A,5'];
    await expect(parseAll('anki', file(...lines))).rejects.toThrow(
      /a column "Difficulty" that the template does not know/,
    );
  });

  test('refuse a cloze deletion, a note with other fields, and a broken quote, by their lines', async () => {
    const rows = await parseAll(
      'anki',
      file(
        COLUMNS,
        '# a comment',
        note('', 'SBA', '{{c1::Talus}}', '', '', '', '', ''),
        note('1', '2'),
        GOOD.replace('Which', 'Wh"ich'),
      ),
    );
    expect(rows).toMatchObject([
      { line: 3, refusal: 'a cloze deletion is not supported' },
      { line: 4, refusal: '2 columns where the header has 8' },
      { line: 5, refusal: expect.stringContaining('a quote in a cell') },
    ]);
  });

  test('name pictures of the collection, which are sent beside the file', async () => {
    const shown = (image: string) => note('', 'SBA', `What?${image}`, 'a', 'b', 'A', '', '');
    const lines = [
      '#html:true',
      COLUMNS,
      shown('<img src=ecg.png alt=An_ECG>'),
      shown("<img src='http://x.org/a.png' alt='x'>"),
    ];
    expect(await drafts('anki', file(...lines))).toMatchObject([
      { stem: 'What?', media: [{ image: 'ecg.png', alt: 'An_ECG' }] },
      { stem: "What?<img src='http://x.org/a.png' alt='x'>", media: [] },
    ]);
  });
});

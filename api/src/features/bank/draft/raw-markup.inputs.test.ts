import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { inWords, parseRows } from '../../../testing/question-import.ts';
import type { Draft } from './draft.ts';
import { prepareDraft } from './prepare-draft.ts';

const sba = (fields: Draft = {}): Draft => ({
  type: 'SBA',
  subject: 'ANAT',
  prof: '_1',
  stem: 'Which?',
  options: [
    { text: 'a', correct: true },
    { text: 'b', correct: false },
  ],
  ...fields,
});
const prepare = (draft: Draft, dropPictures = false) => {
  const prepared = prepareDraft(draft, { thisYear: 2026, dropPictures });
  return 'hash' in prepared ? { warnings: inWords(prepared.warnings) } : inWords(prepared);
};

describe('text that another system would show as something else', () => {
  test.each([
    ['TeX', 'Solve $$x^2$$ now', '$$x^2$$ now'],
    ['TeX', 'The \\(Na^+\\) ion', '\\(Na^+\\) ion'],
    ['TeX', '\\[x\\]', '\\[x\\]'],
    ['TeX', '[tex]x[/tex]', '[tex]x[/tex]'],
    ['TeX', '[latex]x[/latex]', '[latex]x[/latex]'],
    ['TeX', '[$]x[/$]', '[$]x[/$]'],
    ['TeX', 'is $10^9$ per litre', '$10^9$ per litre'],
    ['TeX', 'x \\times y', '\\times y'],
    ['TeX', '\\frac{1}{2}', '\\frac{1}{2}'],
    ['Markdown', 'the **heart**', '**heart**'],
    ['Markdown', 'the __heart__', '__heart__'],
    ['Markdown', '## Heart', '## Heart'],
    ['Markdown', 'see [it](https://example.com)', '[it](https://example.com)'],
    ['Markdown', '![ECG](ecg.png)', '![ECG](ecg.png)'],
    ['HTML tags', 'H&lt;sub&gt;2&lt;/sub&gt;O', '&lt;sub&gt;2&lt;/sub&gt;O'],
    ['the codes of a forum', '[b]heart[/b]', '[/b]'],
  ])('%s is named: %s', (kind, text, excerpt) => {
    const warning = (field: string) => `text that looks like ${kind} stays as typed (${field}): "${excerpt}"`;
    expect(prepare(sba({ stem: text }))).toEqual({ warnings: [warning('stem')] });
    const options = [
      { text: 'a', correct: true, reason: text },
      { text, correct: false },
    ];
    expect(prepare(sba({ options }))).toEqual({ warnings: [warning('option_b, reason_a')] });
  });

  test.each([
    ['cloze deletion', 'The {{c1::heart::organ}} beats'],
    ['cloze deletion', 'The {1:MULTICHOICE:=heart~lung} beats'],
    ['cloze deletion', 'The {:SA:=heart} beats'],
  ])('a %s is refused: %s', (kind, stem) => {
    expect(prepare(sba({ stem }))).toMatchObject({ reason: expect.stringContaining(kind) });
  });

  test('a sound refuses the row as a picture does', () => {
    const draft = sba({ stem: 'Which murmur? [sound:a b.mp3]' });
    expect(prepare(draft)).toMatchObject({
      reason: 'the sound "[sound:a b.mp3]" (stem) cannot be kept',
      hasPictures: true,
    });
    expect(prepare(draft, true)).toMatchObject({ warnings: ['dropped: the sound "[sound:a b.mp3]" (stem)'] });
  });

  test.each([
    'p < 0.05** and n = 3**',
    'It costs $5 or $10',
    'The ____ and the ____ meet in ____the____ chest',
    '# of the ramus',
    'Na+ [mmol/L](serum)',
    'C:\\temp\\x, 5*3*2, a_b_c, ~5, #2',
    'R & D; x < y > z; {1, 2}; [i] and [ii]; 1:1000',
    'CO<sub>2</sub> <b>rises</b>',
  ])('what only resembles it is left alone: %s', (stem) => {
    expect(prepare(sba({ stem }))).toEqual({ warnings: [] });
  });

  test('the sample bank has none', async () => {
    const folder = new URL('../../../content/questions/', import.meta.url);
    for (const subject of ['BIOCHEM', 'PHYS', 'PHRM', 'MICRO']) {
      const rows = await parseRows('jsonl', Readable.from([readFileSync(new URL(`${subject}.jsonl`, folder))]));
      const prepared = rows.map((row) => ('draft' in row ? prepare({ prof: '_1', ...row.draft }, true) : row));
      expect(JSON.stringify(prepared)).not.toMatch(/looks like|cloze|sound/);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { parseAll } from '../../../../testing/question-import.ts';

const read = async (text: string) => {
  const rows = await parseAll('gift', text);
  return rows.map((row) => {
    if ('refusal' in row) return `${row.line}: ${row.refusal}`;
    const { type, stem, options } = row.draft;
    const texts = (options as { text: string; correct: boolean; reason?: string }[]).map(
      ({ text: option, correct, reason }) => `${correct ? '*' : ''}${option}${reason ? ` (${reason})` : ''}`,
    );
    return [`${String(type)} ${String(stem)}`, ...texts].join(' | ');
  });
};

describe('GIFT reads what Moodle shows', () => {
  test.each([
    [
      'a colon in a stem',
      'Adrenaline 1:1000 is:{=1 mg/ml ~10 mg/ml}',
      'SBA Adrenaline 1:1000 is: | *1 mg/ml | 10 mg/ml',
    ],
    ['a ratio in an option', 'Dose?{=1:1000 ~1:10000}', 'SBA Dose? | *1:1000 | 1:10000'],
    ['an equals sign in a stem', 'If pH = 7.2 and x=y?{=a ~b}', 'SBA If pH = 7.2 and x=y? | *a | b'],
    ['an escaped equals sign in an option', 'pH?{=pH\\=7.4 ~pH \\= 7.2}', 'SBA pH? | *pH=7.4 | pH = 7.2'],
    ['a tilde and a hash in a stem', 'About ~5 of #2?{=a ~b}', 'SBA About ~5 of #2? | *a | b'],
    ['a title with a colon inside', '::Drug: dose::Which?{=a ~b}', 'SBA Which? | *a | b'],
    ['two colons in a stem', 'Ratio x::y?{=a ~b}', 'SBA Ratio x::y? | *a | b'],
    ['an arrow in an option', 'Path?{=A -> B ~B -> A}', 'SBA Path? | *A -> B | B -> A'],
    ['~=', 'Which?{~a ~=b ~ = c1}', 'MTF Which? | a | *b | *c1'],
    ['answers without spaces', 'Which?{=a~b~c}', 'SBA Which? | *a | b | c'],
    ['answers on their lines', 'Which?{\n  ~ a b\n  = c d\n}', 'SBA Which? | a b | *c d'],
    ['feedback with a colon', 'Which?{=a#Ratio 1:2 ~b # No: c}', 'SBA Which? | *a (Ratio 1:2) | b (No: c)'],
    ['a gap', 'The {=heart ~lung} beats: {'.slice(0, -1) + 'yes', 'SBA The _____ beats: yes | *heart | lung'],
    ['a comment inside', 'Which?{\n// not shown\n=a\n~b\n}', 'SBA Which? | *a | b'],
    ['a comment behind', 'Which?{=a ~b} // not shown', 'SBA Which? | *a | b'],
    ['HTML in its usual format', 'CO<sub>2</sub> if x < 5?{=a ~b}', 'SBA CO<sub>2</sub> if x < 5? | *a | b'],
    ['a line break', 'One\\ntwo\nthree?{=a ~b}', 'SBA One<br />two<br />three? | *a | b'],
    ['plain text', '[plain]x <b>y</b>{=a ~b}', 'SBA x &lt;b&gt;y&lt;/b&gt; | *a | b'],
    ['HTML', '[html]<p>x: y</p>{=a ~[plain]<i>}', 'SBA <p>x: y</p> | *a | &lt;i&gt;'],
    ['Markdown', '[markdown]**x**{=*a* ~b}', 'SBA <p><strong>x</strong></p> | *<p><em>a</em></p> | <p>b</p>'],
    ['another bracket', '[50] mg of what?{=a ~b}', 'SBA [50] mg of what? | *a | b'],
    ['escaped braces', 'Set \\{1\\}?{=\\{a\\} ~\\~b \\#1}', 'SBA Set {1}? | *{a} | ~b #1'],
    ['a backslash', 'C:\\x \\\\n?{=a ~b}', 'SBA C:\\x \\n? | *a | b'],
  ])('%s', async (_, text, question) => {
    expect(await read(text)).toEqual([question]);
  });
});

describe('GIFT reads weights', () => {
  test.each([
    ['points', '{~%50%a ~%50%b ~%-100%c}', 'MTF', 'TTF'],
    ['decimal commas', '{~%33,333%a ~%33,33333%b ~%33,333%c ~%-50%d}', 'MTF', 'TTTF'],
    ['Bangla digits', '{~%৫০%a ~%৫০%b ~c}', 'MTF', 'TTF'],
    ['less than one', '{~%0,5%a ~%99,5%b ~c}', 'MTF', 'TTF'],
    ['one right answer of several', '{~%100%a ~%-100%b}', 'MTF', 'TF'],
    ['a whole weight of one right answer', '{=%100%a ~%-25%b}', 'SBA', 'TF'],
  ])('with %s', async (_, answers, type, key) => {
    const [row] = await parseAll('gift', `Which?${answers}`);
    const options = 'draft' in row! ? (row.draft['options'] as { correct: boolean }[]) : [];
    expect(row).toMatchObject({ draft: { type }, notes: [] });
    expect(options.map(({ correct }) => (correct ? 'T' : 'F')).join('')).toBe(key);
  });

  test('and warns where they do not make a whole', async () => {
    expect(await parseAll('gift', 'Which?{~%50%a ~%20%b ~c}\n\nWhich?{=a =b ~c}')).toMatchObject([
      { draft: { type: 'MTF' }, notes: [expect.stringContaining('(50 + 20) do not make 100 %')] },
      { draft: { type: 'MTF' }, notes: [expect.stringContaining('of which Moodle takes one')] },
    ]);
  });
});

describe('GIFT refuses', () => {
  test.each([
    [
      'an equals sign in an option',
      'pH?{=pH=7.4 ~pH 7.2}',
      '"=pH=7.4 ~pH 7.2" has a = inside an answer: write \\= where it is text',
    ],
    ['one with spaces', 'pH?{\n=7.4\n~pH = 7.2\n}', '"~pH = 7.2" has a = inside an answer'],
    ['a weight in words', 'Which?{~%half%a ~%50%b}', 'the weight "%half%" is not a number'],
    ['an empty weight', 'Which?{~%%a ~%50%b}', 'the weight "%%"'],
    ['a weight over the whole', 'Which?{~%1000%a ~b}', 'the weight "%1000%"'],
    ['a weight with two commas', 'Which?{~%3,3,3%a ~b}', 'the weight "%3,3,3%"'],
    ['no right answer', 'Which?{~a ~b}', 'no answer is right'],
    ['negative weights alone', 'Which?{~%-50%a ~b}', 'no answer is right'],
    ['half right beside right', 'Which?{=a ~%12,5%b}', 'half right'],
    ['braces in a stem', 'The set {1} is?{=a ~b}', 'write \\{ or \\} where it is text'],
    ['braces that are not closed', 'Which?{=a ~b', 'write \\{ or \\}'],
    ['a closing brace alone', 'Which?} {=a ~b', 'write \\{ or \\}'],
    ['two questions without a blank line', 'One?{=a ~b}\nTwo?{=a ~b}', 'leave a blank line between questions'],
    ['a title that is not closed', '::Title Which?{=a ~b}', 'the title is not closed'],
    ['text before the answers', 'Which?{choose =a ~b}', '"choose" stands before the first answer'],
    ['matching', 'Which?{=a -> 1 =b -> 2}', 'matching'],
    ['true or false', 'Is it?{TRUE#yes}', 'true or false'],
    ['a number', 'How many?{#3:1}', 'numerical'],
    ['a short answer', 'Name it.{heart}', 'a short answer'],
    [
      'an essay of another program',
      'Describe 1:1000.{####Notes}',
      'an essay is not supported unless our export wrote it',
    ],
    ['no question', 'Read this: 1:1000 = x', 'a description'],
    ['what stands for escapes', 'Which\uFDD0?{=a ~b}', 'characters that Unicode does not have'],
  ])('%s', async (_, text, reason) => {
    expect(await parseAll('gift', `// comment\n${text}`)).toMatchObject([
      { line: 2, refusal: expect.stringContaining(reason) },
    ]);
  });
});

test('GIFT reads id and tags above a question, and names what it leaves out', async () => {
  const text =
    '$CATEGORY: $course$/top/Anatomy/Thorax/Heart\n\n// [id:A-1] [tag:DHK 2023 May] [tag:PAPER] [tag:hard]\nWhich?{=a ~b}\n\n// [id:no ref!]\nWhat?{=a ~b}';
  expect(await parseAll('gift', text)).toMatchObject([
    {
      draft: {
        ref: 'A-1',
        subject: 'ANAT',
        chapter: 'Thorax',
        topic: 'Heart',
        origin: 'PAPER',
        appearances: [{ board: 'DHK', year: 2023, sitting: 'May' }],
      },
      notes: ['left out: the tag "hard"'],
    },
    { draft: { ref: undefined }, notes: ['its ID number "no ref!" is no ref and is left out'] },
  ]);
});

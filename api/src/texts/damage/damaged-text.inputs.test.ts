import { describe, expect, test } from 'vitest';
import { inWords, parseRows } from '../../testing/question-import.ts';
import { line } from '../../content/import/fields.ts';
import { messageOf } from '../../http/validate.ts';
import type { Draft } from '../../features/bank/draft/draft.ts';
import { prepareDraft } from '../../features/bank/draft/prepare-draft.ts';
import { prepareRow } from '../../features/exchange/import/prepare-row.ts';
import { damageOf, isBody, proposeRepair } from './damaged-text.ts';
import { undoMojibake } from './mojibake.ts';

const OPTIONS = { thisYear: 2026 };
const draft = (changes: Draft): Draft => ({
  type: 'SBA',
  subject: 'ANAT',
  prof: '_1',
  stem: 'Which nerve?',
  options: [
    { text: 'Vagus', correct: true },
    { text: 'Ulnar', correct: false },
  ],
  ...changes,
});
const FIELDS: Record<string, (text: string) => Draft> = {
  stem: (stem) => draft({ stem }),
  option_b: (text) =>
    draft({
      options: [
        { text: 'Vagus', correct: true },
        { text, correct: false },
      ],
    }),
  reason_a: (reason) =>
    draft({
      options: [
        { text: 'Vagus', correct: true, reason },
        { text: 'Ulnar', correct: false },
      ],
    }),
  explanation: (explanation) => draft({ explanation }),
  take_away: (text) => draft({ take_away: text }),
  chapter: (chapter) => draft({ chapter }),
  references: (reference) => draft({ references: ['Gray', reference] }),
};
/** What the check says of a text in one field. */
function check(field: string, text: string) {
  const prepared = prepareDraft(FIELDS[field]!(text), OPTIONS);
  return 'reason' in prepared
    ? { refused: inWords(prepared.reason), warnings: [] }
    : { refused: undefined, warnings: prepared.warnings.map((warning) => inWords(warning)) };
}

const KINDS = {
  replacement: 'could not read a character',
  symbol: 'a symbol font',
  noCharacter: 'a code that is no character',
  control: 'a control character',
  excel: 'Excel’s code',
  sign: 'a Bangla sign without its letter',
  sheet: 'the error of a spreadsheet',
  marks: 'question marks where letters seem to be lost',
  mojibake: 'read in another encoding',
  escaped: 'escaped twice',
  reversed: 'in reverse order',
};

describe('surely damaged text is refused, with its field and its piece', () => {
  test.each<[field: string, text: string, piece: string, kind: keyof typeof KINDS]>([
    ['stem', 'Give 5 \uFFFDg of it', '\uFFFDg of it', 'replacement'],
    ['option_b', 'Sj\uFFFDgren', 'Sj\uFFFDgren', 'replacement'],
    ['stem', 'a dose of 5 &#xFFFD;g', '\uFFFDg', 'replacement'],
    ['explanation', 'Givenï¿½twice', 'Givenï¿½twice', 'replacement'],
    ['stem', '\uF0B7 fever', '\uF0B7 fever', 'symbol'],
    ['option_b', 'PaO2 \uF0A3 60', '\uF0A3 60', 'symbol'],
    ['take_away', 'K+ \uF0AD', '\uF0AD', 'symbol'],
    ['stem', 'x \u{F0001}', '\u{F0001}', 'symbol'],
    ['reason_a', 'a\uFFFEb', 'a\uFFFEb', 'noCharacter'],
    ['chapter', 'Thorax\uFDD0', 'Thorax\uFDD0', 'noCharacter'],
    ['stem', 'Cushing\u0092s disease', 'Cushing\u0092s disease', 'control'],
    ['option_b', '5\u009610 mg', '5\u009610 mg', 'control'],
    ['explanation', 'and so on\u0085', 'on\u0085', 'control'],
    ['stem', 'First_x000D_\nsecond', 'First_x000D_\nsecond', 'excel'],
    ['take_away', 'tab_x0009_here', 'tab_x0009_here', 'excel'],
    ['option_b', '\u202E01 mg\u202C', '\u202E01 mg\u202C', 'reversed'],
    ['stem', 'Give \u20675–10\u2069 mg', '\u20675–10\u2069 mg', 'reversed'],
    ['take_away', '\u202B5-10', '\u202B5-10', 'reversed'],
    ['stem', 'ক◌ি লেখা', 'ক◌ি লেখা', 'sign'],
    ['option_b', '◌া', '◌া', 'sign'],
    ['option_b', '#REF!', '#REF!', 'sheet'],
    ['reason_a', '#NAME?', '#NAME?', 'sheet'],
    ['explanation', '#VALUE!', '#VALUE!', 'sheet'],
    ['references', '#N/A', '#N/A', 'sheet'],
    ['option_b', '<p>#DIV/0!</p>', '#DIV/0!', 'sheet'],
    ['option_b', '########', '########', 'sheet'],
    ['chapter', 'Err:502', 'Err:502', 'sheet'],
    ['stem', '????? ??? ECG?', '????? ??? ECG?', 'marks'],
    ['stem', 'Which ?????, (????) is it', '?????, (????) is it', 'marks'],
    ['option_b', '?????', '?????', 'marks'],
    ['explanation', '???????? ECG ???????', '???????? ECG ???????', 'marks'],
    // Cleaning takes the soft hyphen of ভ and the no-break space of ঠ.
    ['stem', 'à¦­à¦¾à¦²à§‹', 'à¦\u00ADà¦¾à¦²à§‹', 'mojibake'],
    ['option_b', 'à¦¬à¦¾à', 'à¦¬à¦¾à', 'mojibake'],
    ['explanation', 'Cushingâ€s', 'Cushingâ€s', 'mojibake'],
  ])('%s: %j', (field, text, piece, kind) => {
    const { refused } = check(field, text);
    expect(refused).toContain(`${field}: "${piece}`);
    expect(refused).toContain(KINDS[kind]);
  });

  test('half of a surrogate pair, as before', () =>
    expect(check('stem', 'a\uD83E').refused).toBe('stem has control characters in it'));

  test.each([
    ['csv', 'type,subject,stem,option_a,option_b,correct\nSBA,ANAT,Which?,#REF!,Ulnar,B'],
    ['jsonl', JSON.stringify(draft({ stem: 'Cushing\u0092s' }))],
    ['gift', 'Sj\uFFFDgren? {=yes ~no}'],
    ['aiken', 'Which?\nA. ????? ???\nB. Ulnar\nANSWER: B'],
    ['anki', '#separator:tab\n#columns:stem\toption_a\toption_b\tcorrect\nWhich?\t\uF0B7 one\ttwo\tA'],
    [
      'medmcqa',
      JSON.stringify({ question: 'a\uFFFDb', opa: '1', opb: '2', opc: '3', opd: '4', cop: 1, subject_name: 'Anatomy' }),
    ],
  ] as const)('in %s', async (format, file) => {
    const [row] = await parseRows(format, file, { copBase: 1 });
    const prepared = prepareRow(row!, { ...OPTIONS, defaults: { subject: 'ANAT', type: 'SBA' } });
    expect(inWords(prepared)).toMatchObject({ reason: expect.stringContaining('is damaged: ') as string });
  });
});

describe('probably damaged text gives a warning that proposes the repaired text', () => {
  test.each<[field: string, text: string, piece: string, repaired: string | undefined]>([
    ['stem', 'à¦¬à¦¾à¦‚à¦²à¦¾ question', 'à¦¬à¦¾à¦‚à¦²à¦¾', 'বাংলা'],
    ['stem', '<p>Itâ€™s <b>5 Âµg</b></p>', 'Itâ€™s', 'It’s'],
    ['option_b', '5 Âµg', 'Âµg', 'µg'],
    ['option_b', '3 Ã— 10', 'Ã—', '×'],
    ['explanation', 'PaO2 â‰¥ 60', 'â‰¥', '≥'],
    ['take_away', '37 Â°C', 'Â°C', '°C'],
    ['reason_a', 'SjÃ¶gren', 'SjÃ¶gren', 'Sjögren'],
    ['references', 'Guillainâ€“BarrÃ©', 'Guillainâ€“BarrÃ©', 'Guillain–Barré'],
    ['stem', 'TNF-Î± and Î²', 'TNF-Î±', 'TNF-α'],
    ['stem', 'Ã¢â‚¬Å“shockÃ¢â‚¬Â\u009D', 'Ã¢â‚¬Å“shockÃ¢â‚¬Â\u009D', '“shock”'],
    ['option_b', 'fÅ“tus', 'fÅ“tus', 'fœtus'],
    ['option_b', 'CO₂ â†’ HCOâ‚ƒ', 'â†’', '→'],
    ['option_b', 'p &amp;lt; 0.05', '&lt; 0.05', '< 0.05'],
    ['take_away', 'p &lt; 0.05', '&lt; 0.05', '< 0.05'],
    ['stem', '<p>5 &amp;micro;g &amp;#176;C</p>', '&micro;g &#176;C', 'µg °C'],
    ['stem', 'Give 5 ?g of it', '?g of it', undefined],
    ['option_b', 'na?ve T cells', 'na?ve T cells', undefined],
    ['stem', 'A ????? of it', '????? of it', undefined],
    ['stem', 'এটা িক', 'িক', undefined],
    ['explanation', 'the cell says #REF! now', '#REF! now', undefined],
    ['option_b', '5Â mg', 'Â mg', undefined],
    ['option_b', '02-Jan', '02-Jan', undefined],
    ['option_b', 'Jan-24', 'Jan-24', undefined],
    ['take_away', '1.2E+10', '1.2E+10', undefined],
  ])('%s: %j', (field, text, piece, repaired) => {
    const { refused, warnings } = check(field, text);
    expect(refused).toBeUndefined();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(piece);
    expect(warnings[0]).toContain('looks damaged');
    if (repaired !== undefined) expect(warnings[0]).toContain(repaired);
  });

  test.each([
    ['stem', '<p>Cushing\u0092s</p>', '<p>Cushing’s</p>'],
    ['stem', 'First_x000D_\nsecond', 'First\nsecond'],
    ['stem', 'à¦\u00ADà¦¾à¦²à§‹', 'ভালো'],
    ['explanation', '<b>5 Âµg</b> Ã— 3', '<b>5 µg</b> × 3'],
    ['option_b', 'p &amp;lt; 0.05', 'p &lt; 0.05'],
    ['take_away', 'p &lt; 0.05', 'p < 0.05'],
    ['stem', 'a\uFFFDb', undefined],
    ['stem', '5 \uF06Dg', undefined],
    ['stem', 'Itâ€', undefined],
    ['stem', 'naïve', undefined],
  ])('%s %j becomes %j', (field, cell, repaired) => expect(proposeRepair(cell, isBody(field))).toBe(repaired));
});

describe('content, which has no warnings, is refused for what can be read back as well', () => {
  test.each([
    ['Dr. Sj\uFFFDgren', 'Sj\uFFFDgren'],
    ['#REF!', '#REF!'],
    ['Cushing\u0092s', 'Cushing\u0092s'],
    ['5 Âµg', 'Âµg'],
    ['à¦¬à¦¾à¦‚à¦²à¦¾', 'à¦¬à¦¾à¦‚à¦²à¦¾'],
  ])('%j', (text, piece) => {
    const damage = damageOf(text);
    expect(damage && inWords(damage)).toContain(`is damaged at "${piece}": `);
    const field = line(200).safeParse(text);
    expect(field.error?.issues.map((issue) => inWords(messageOf(issue)))).toEqual([damage && inWords(damage)]);
  });

  test.each(['Sjögren’s – ≥ 5 µg???', 'বাংলা', 'Avgvi †mvbvi evsjv'])('but not %j', (text) => {
    expect(damageOf(text)).toBeUndefined();
    expect(line(200).parse(text)).toBe(text);
  });
});

test.each([
  'Is it a tumour? Why? Which?',
  'Diagnosis???',
  'What is this??? Explain!!!',
  '???',
  'Grade ? → ??? → ?',
  '5?',
  'Is the dose 5? g is gram',
  'α-blockers, β₂, Δ, μ-opioid and µg',
  'PaO₂ ≥ 60 mmHg, ±2 SD, 37 °C, 10⁻⁹, ½, → ↑ ↓ ∴ ∞ √',
  'naïve T cells, Sjögren’s, Ménière’s and Guillain–Barré syndromes',
  'Behçet’s; Möbius; Köhler; Ångström; façade; “Barré”…',
  '50 Å–60 Å, 10 Å’ and “5 Å”…',
  'Großhirn – Ñandú – Öl × 2',
  'Âge, MÃE, voilà',
  'বাংলা প্রশ্ন: হৃৎপিণ্ড কী? কোনটি সঠিক ঃ',
  'র‍্যাবিস ও ক্ষ\u200D, অ্যাসিড, হঠাৎ, বাক্',
  'ﬁbrin and oﬃce',
  '# of femur, C#, #1 and ###',
  'N/A; not #N/A in a sentence',
  'R&D; Q&A and A & B; p < 5',
  '◌ a ring',
  'Avgvi †mvbvi evsjv, Avwg †Zvgvq fv‡jvevwm| `yÂ gvsm ËaŸ',
  'émigré 🩺 👩\u200D⚕️',
])('no false alarm: %j', (text) => {
  for (const field of Object.keys(FIELDS))
    expect([field, check(field, text)]).toEqual([field, { refused: undefined, warnings: [] }]);
});

test('every text of two bytes or more comes back from being misread, once or twice', () => {
  const misread = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));
  const latin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
  for (const text of [
    'জ্বর ও কাশি',
    'ক্ষয়রোগ',
    'µg',
    '≥ 5',
    '“a” – ‘b’ …',
    'Ménière',
    'α β γ δ Δ π σ ω',
    '½ ± 2°',
    '→ ↑',
  ]) {
    expect(undoMojibake(misread(text))).toBe(text);
    expect(undoMojibake(latin1(text))).toBe(text);
    expect(undoMojibake(misread(misread(text)))).toBe(text);
  }
});

import { beforeAll, describe, expect, test } from 'vitest';
import { keyOf, paragraphs, readWord, run, table, wordPart } from '../../../../testing/docx.ts';

const style = (id: string, properties: string, basedOn?: string, type = 'character') =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>` +
  `${basedOn ? `<w:basedOn w:val="${basedOn}"/>` : ''}<w:rPr>${properties}</w:rPr></w:style>`;
const SUPERSCRIPT = '<w:vertAlign w:val="superscript"/>';
const STYLES = [
  style('Gone', '<w:strike/>'),
  style('Up', SUPERSCRIPT),
  style('Low', '<w:position w:val="-3"/>'),
  style('Both', '', 'TwiceGone'),
  style('TwiceGone', '<w:dstrike/>', 'Up'),
  style('Kept', '<w:strike w:val="false"/>', 'Gone'),
  style('Loop', '<w:strike/>', 'Loop'),
  style('Secret', '<w:vanish/>'),
  style('Old', '<w:strike/>', undefined, 'paragraph'),
];
const stylesPart = (...styles: string[]) => ({ 'word/styles.xml': wordPart('styles', styles.join('')) });
const inStyle = (id: string, direct = '') => `<w:rStyle w:val="${id}"/>${direct}`;

/** A question whose stem begins with 10 and goes on with these runs. */
const asked = (runs: string) => table([{ runs: run('10') + runs }, ''], ['a) x', 'T'], ['b) y', 'F']);
const sdt = (properties: string, text: string) =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${run(text)}</w:sdtContent></w:sdt>`;
const checkbox = (state: 0 | 1) =>
  sdt(`<w14:checkbox><w14:checked w14:val="${state}"/></w14:checkbox>`, state === 1 ? '☒' : '☐');
const mark = (type: string, inside = '') => `<w:r><w:fldChar w:fldCharType="${type}">${inside}</w:fldChar></w:r>`;
const field = (code: string, result?: string, data = '') =>
  `${mark('begin', data)}<w:r><w:instrText>${code}</w:instrText></w:r>` +
  `${result === undefined ? '' : mark('separate') + run(result)}${mark('end')}`;
const formBox = '<w:ffData><w:checkBox><w:default w:val="1"/></w:checkBox></w:ffData>';
const symbol = (font: string, code: string, marks = '') =>
  `<w:r><w:rPr>${marks}</w:rPr><w:sym w:font="${font}" w:char="${code}"/></w:r>`;

const HIDDEN = 'hidden text is left out';
const TRACKED = 'tracked changes: taken as accepted';

/** What the runs are read as behind 10, with the warnings. */
const SHOWN: [name: string, runs: string, stem: string, notes?: string[]][] = [
  ['raised by position', run('9', '<w:position w:val="6"/>'), '10<sup>9</sup>'],
  ['raised by a length', run('6', '<w:position w:val="3pt"/>'), '10<sup>6</sup>'],
  ['lowered by position', run('2', '<w:position w:val="-4"/>'), '10<sub>2</sub>'],
  ['not raised by zero', run('2', '<w:position w:val="0"/>'), '102'],
  ['double strike', run(' mg', '<w:dstrike/>'), '10<s> mg</s>'],
  ['double strike off', run(' mg', '<w:dstrike w:val="0"/>'), '10 mg'],
  ['a style that strikes', run(' g', inStyle('Gone')), '10<s> g</s>'],
  ['a style that raises', run('3', inStyle('Up')), '10<sup>3</sup>'],
  ['a style that lowers by position', run('3', inStyle('Low')), '10<sub>3</sub>'],
  ['a style by two others', run('5', inStyle('Both')), '10<sup><s>5</s></sup>'],
  ['a style that switches off its base', run(' l', inStyle('Kept')), '10 l'],
  ['a style that is its own base', run('4', inStyle('Loop')), '10<s>4</s>'],
  ['a style switched off by the run', run(' kg', inStyle('Gone', '<w:strike w:val="0"/>')), '10 kg'],
  ['a raise undone by the run', run('7', inStyle('Up', '<w:vertAlign w:val="baseline"/>')), '107'],
  ['capitals by format', run(' acth', '<w:caps/>'), '10 ACTH'],
  ['capitals off', run(' acth', '<w:caps w:val="0"/>'), '10 acth'],
  ['a simple field', `<w:fldSimple w:instr=" DOCPROPERTY Dose ">${run(' units')}</w:fldSimple>`, '10 units'],
  ['a field with its text', field(' REF dose ', ' puffs'), '10 puffs'],
  [
    'a field inside the code of another',
    field(`</w:instrText></w:r>${run('hidden')}<w:r><w:instrText> IF `, ' ml'),
    '10 ml',
  ],
  ['a direction', `<w:dir w:val="ltr">${run(' drops')}</w:dir>`, '10 drops'],
  ['a symbol of Symbol', symbol('Symbol', 'F06D'), '10μ'],
  ['a symbol of another font', symbol('Arial', '2265'), '10≥'],
  ['a raised symbol', symbol('Symbol', 'F0B0', SUPERSCRIPT), '10<sup>°</sup>'],
  ['text in a font of symbols', run('b', '<w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/>'), '10β'],
  ['private letters in a font of symbols', run('\uF0A3', '<w:rFonts w:ascii="Symbol"/>'), '10≤'],
  ['a line break of its own kind', `<w:r><w:cr/></w:r>${run('mg')}`, '10<br />mg'],
  ['a page break inside a text', `<w:r><w:br w:type="page"/></w:r>${run('ml')}`, '10<br />ml'],
  ['a positional tab', `<w:r><w:ptab w:alignment="right"/></w:r>${run('IU')}`, '10\tIU'],
  ['a hyphen that does not break', '<w:r><w:noBreakHyphen/><w:t>hydroxy</w:t></w:r>', '10‑hydroxy'],
  ['a checked box', checkbox(1), '10☑'],
  ['a box that is not checked', checkbox(0), '10☐'],
  ['a checked box of a form', field(' FORMCHECKBOX ', undefined, formBox), '10☑'],
  [
    'an alternative without an older form',
    `<mc:AlternateContent><mc:Choice Requires="w14">${run(' mmol')}</mc:Choice></mc:AlternateContent>`,
    '10 mmol',
  ],
  ['hidden text', run(' hidden', '<w:vanish/>'), '10', [HIDDEN]],
  ['text hidden by a style', run('0', inStyle('Secret')), '10', [HIDDEN]],
  ['text shown in a style that hides', run('0', inStyle('Secret', '<w:vanish w:val="0"/>')), '100'],
  ['a hidden symbol', symbol('Symbol', 'F061', '<w:vanish/>'), '10', [HIDDEN]],
  ['an insertion', `<w:ins w:id="1">${run(' mg')}</w:ins>`, '10 mg', [TRACKED]],
  ['a deletion', '<w:del w:id="1"><w:r><w:delText> g</w:delText></w:r></w:del>', '10', [TRACKED]],
  ['text moved here', `<w:moveTo w:id="1">${run(' ml')}</w:moveTo>`, '10 ml', [TRACKED]],
  ['text moved away', `<w:moveFrom w:id="1">${run(' ml')}</w:moveFrom>`, '10', [TRACKED]],
  [
    'a format that changed',
    run(' l', '<w:rPrChange w:id="1"><w:rPr><w:strike/></w:rPr></w:rPrChange>'),
    '10 l',
    [TRACKED],
  ],
  ['a comment', '<w:r><w:commentReference w:id="1"/></w:r>', '10', ['a comment is left out']],
  ['small capitals', run(' d-glucose', '<w:smallCaps/>'), '10 D-GLUCOSE', ['small capitals became capitals']],
  ['a prompt', sdt('<w:showingPlcHdr/>', 'Choose'), '10', ['the prompt of an empty field is left out']],
];

/** What refuses its question. */
const REFUSED: [name: string, runs: string, reason: RegExp][] = [
  ['an equation field', field(' EQ \\f(1,2) '), /an equation/],
  ['a simple equation field', '<w:fldSimple w:instr="EQ \\f(3,4)"/>', /an equation/],
  ['an equation', '<m:oMath><m:r><m:t>1/2</m:t></m:r></m:oMath>', /an equation/],
  ['a raised field', field('ADVANCE \\u 6', ' '), /a field \(ADVANCE\)/],
  ['a field without a stored text', field(' = 3*4 '), /a field \(=\)/],
  ['a symbol that is not known', symbol('Bones', 'F041'), /a symbol .*Bones F041/],
  ['a private letter of a common font', symbol('Arial', 'F0B0'), /a symbol .*Arial F0B0/],
  ['raised and lowered', run('2', `${SUPERSCRIPT}<w:position w:val="-6"/>`), /raised in one way/],
  ['a height that is no number', run('2', '<w:position w:val="high"/>'), /raised in one way/],
  ['a footnote', '<w:r><w:footnoteReference w:id="2"/></w:r>', /a footnote/],
  ['an endnote', '<w:r><w:endnoteReference w:id="2"/></w:r>', /a footnote or endnote/],
  ['ruby', `<w:r><w:ruby><w:rubyBase>${run('x')}</w:rubyBase></w:ruby></w:r>`, /cannot read \(ruby\)/],
  ['reversed', `<w:bdo w:val="rtl">${run('01')}</w:bdo>`, /cannot read \(bdo\)/],
  ['a date that Word computes', '<w:r><w:dayLong/></w:r>', /cannot read \(dayLong\)/],
];

describe('a question says what Word shows, or is refused by its place', () => {
  let rows: Awaited<ReturnType<typeof readWord>>;
  beforeAll(async () => {
    rows = await readWord([...SHOWN, ...REFUSED].map(([, runs]) => asked(runs)).join(''), stylesPart(...STYLES));
  });

  test.each(SHOWN.map((one, index) => [one[0], index, ...one.slice(2)] as [string, number, string, string[]?]))(
    '%s',
    (_name, index, stem, notes = []) => {
      expect(rows[index]!.refusal).toBeUndefined();
      expect(rows[index]).toMatchObject({ draft: { stem }, notes });
    },
  );

  test.each(REFUSED.map(([name, , reason], index) => [name, SHOWN.length + index, reason] as const))(
    '%s',
    (_name, index, reason) => {
      expect(rows[index]!.at).toBe(`table ${index + 1}, row 1`);
      expect(rows[index]!.refusal).toMatch(reason);
    },
  );
});

test('a run that is struck out twice by styles is not struck out, and styles of paragraphs count', async () => {
  const stem = { runs: run('1. Dose 5 ') + run('mg', inStyle('Gone')), properties: '<w:pStyle w:val="Old"/>' };
  const rows = await readWord(paragraphs(stem, 'a) x (T)', 'b) y (F)'), stylesPart(...STYLES));
  expect(rows[0]!.draft?.stem).toBe('<s>Dose 5 </s>mg');
});

test('the defaults of the document count where nothing else says', async () => {
  const struck = '<w:docDefaults><w:rPrDefault><w:rPr><w:strike/></w:rPr></w:rPrDefault></w:docDefaults>';
  const plain = (text: string) => ({ runs: run(text, '<w:strike w:val="0"/>') });
  const body = table(['Dose', ''], [plain('a) 5 mg'), plain('T')], ['b) 50 mg', plain('F')]);
  expect(await readWord(body, stylesPart(struck))).toMatchObject([
    {
      draft: {
        stem: '<s>Dose</s>',
        options: [
          { text: '5 mg', correct: true },
          { text: '<s>50 mg</s>', correct: false },
        ],
      },
    },
  ]);
});

test('names of Word may have another prefix', async () => {
  const body = `<w:body>${asked(run('9', '<w:position w:val="6"/>'))}</w:body>`;
  const document = wordPart('document', body).replaceAll('w:', 'x:').replace('xmlns:w=', 'xmlns:x=');
  expect((await readWord('', { 'word/document.xml': document }))[0]!.draft?.stem).toBe('10<sup>9</sup>');
});

test('a row that was deleted is left out with a warning', async () => {
  const body = table(['Which?', ''], ['a) x', 'T'], ['b) y', 'F'], ['c) z', 'T']);
  const at = body.lastIndexOf('<w:tr>');
  const deleted = `${body.slice(0, at)}<w:tr><w:trPr><w:del w:id="1"/></w:trPr>${body.slice(at + '<w:tr>'.length)}`;
  const [row] = await readWord(deleted);
  expect(keyOf(row!)).toBe('TF');
  expect(row!.notes).toEqual([TRACKED]);
});

test('a warning in a row of no question comes with the next one', async () => {
  const heading = ['', { runs: run('Statement') + run('x', '<w:vanish/>') }, 'T/F'];
  const body = table(heading, ['1.', 'Which?', ''], ['a', 'x', 'T'], ['b', 'y', 'F']);
  expect((await readWord(body))[0]!.notes).toEqual([`table 1, row 1: ${HIDDEN}`]);
});

test('what is hidden is named where its question is refused for it', async () => {
  const hidden = { runs: run('Answer: B', '<w:vanish/>') };
  const [row] = await readWord(paragraphs('1. Which?', 'a) x', 'b) y', hidden));
  expect(row!.refusal).toMatch(/no key: .*; hidden text is left out/);
});

test('a part of another file in the document is named', async () => {
  const rows = await readWord(`${asked('')}<w:altChunk r:id="rId9"/>`);
  expect(rows[0]!.notes).toEqual(['paragraph 1: a part of the document that the import cannot read (altChunk)']);
});

test('a key that is struck out is no key', async () => {
  const struck = { runs: run('T', '<w:strike/>') };
  const answer = { runs: run('Answer: ') + run('A', '<w:strike/>') + run(' B') };
  const rows = await readWord(
    table(['Which?', ''], ['a) x', struck], ['b) y', 'F']) + table(['Which?'], ['a) x'], ['b) y'], [answer]),
  );
  expect(rows[0]!.refusal).toMatch(/option A: "<s>T<\/s>" is neither true nor false/);
  expect(rows[1]!.refusal).toMatch(/the answer "<s>A<\/s> B" does not name/);
});

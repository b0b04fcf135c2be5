import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('./site/internship/', import.meta.url));
const articles = globSync('**/*.md', { cwd: FOLDER }).map((file) => ({
  article: file.replace(/\.md$/, ''),
  text: readFileSync(FOLDER + file, 'utf8'),
}));

/** A row of a table that orders drugs. `around` also holds the headers and the paragraph above the table. */
type Row = { drug: string; cells: { header: string; text: string }[]; text: string; around: string };

// Words that send a doctor on call elsewhere for a dose.
const LEFT_OPEN = [
  /\blook(?:ed|ing)? (?:\w+ ){0,3}up\b/i,
  /\b(?:check|confirm|verify) (?:the |its |your )?(?:dose|dosage|rate)\b/i,
  /\b(?:[Ss]ee|[Cc]onsult|[Rr]efer to) (?:the |your )?(?:BNF|WHO|NICE|formulary|product|leaflet|pharmac|chart|monograph)/,
  /\b(?:doses?|rates?|volumes?)\b[^.|]*\b(?:by|from|per|in|:) (?:the |your )?(?:product|protocol|policy|formulary|BNF|NICE)/i,
  /\b(?:as per|follow|according to|by) (?:the |your |a |unit's |ward's |local |hospital |unit |ward |current |malnutrition )*(?:protocol|policy|formulary|chart)\b/i,
  /\bfollow (?:yours|theirs)\b|\b(?:usual|standard|appropriate) dose\b/i,
  /দেখে নি(?:ন|তে|বেন)|মাত্রা (?:দেখ|যাচাই)|প্রোটোকল অনুযায়ী|নির্দেশিকা (?:দেখ|অনুযায়ী)|ফর্মুলারি/,
];
const AMOUNT = /\d\s*(?:mg|g|kg|micrograms?|mL|L|units|million units|IU|vials?|puffs?|mmol)\b/;
const ROUTE =
  /\b(?:IV|IM|IO|SC|oral|by mouth|by tube|rectal|under the tongue|sublingual|inhale[dr]|nebulise[dr]|spacer|intradermal|infiltrated|into and round)\b/i;
const PER_KG = /\d\s*(?:mg|g|micrograms?|units|IU)\/kg/;
const LIMIT = /\b(?:max|maximum|at most|never over|no more than)\b/;
const OF_A_CHILD = /\b(?:child|children|newborn|infant|baby|months?|weeks?|years?)\b|\bunder \d+ ?kg\b/i;

const sentences = (text: string) => text.split(/(?<=[.:])\s+(?=[A-Z*])/);
const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function ordersIn(text: string): Row[] {
  return text.split('\n\n').flatMap((block, at, blocks) => {
    const [head, , ...body] = block.split('\n').filter((line) => line.startsWith('|'));
    const headers = cellsOf(head ?? '');
    if (!headers.some((header) => /^drug$|\bdose\b/i.test(header))) return [];
    return body.map((line) => {
      const texts = cellsOf(line);
      const cells = texts.map((cell, column) => ({ header: headers[column] ?? '', text: cell }));
      const around = [blocks[at - 1], ...headers, line].join(' | ');
      return { drug: texts[0]!, cells, text: line, around };
    });
  });
}

/** The cells that hold doses. */
const dosesOf = ({ cells }: Row) =>
  cells.filter(({ header }) => /\b(?:dose|maximum|adult|child)\b/i.test(header)).map(({ text }) => text);

const withoutLimit = (text: string, ofChild: boolean) =>
  sentences(text).filter((one) => PER_KG.test(one) && (ofChild || OF_A_CHILD.test(one)) && !LIMIT.test(one));

/** What a table of orders may not do, and how to see that a row does it. */
const RULES: [fault: string, hasFault: (row: Row, article: string) => boolean][] = [
  ['leaves the dose open', ({ text }) => LEFT_OPEN.some((words) => words.test(text))],
  ['names no dose with a unit', (row) => dosesOf(row).some((dose) => !AMOUNT.test(dose))],
  ['names no route', ({ around }) => !ROUTE.test(around)],
  [
    "has no maximum for a child's dose per kg",
    ({ drug, cells }, article) =>
      cells.some(
        ({ header, text }) =>
          withoutLimit(text, article.startsWith('paediatrics/') || OF_A_CHILD.test(`${header} ${drug}`)).length > 0,
      ),
  ],
];

const faultsOf = (article: string, text: string) =>
  ordersIn(text).flatMap((row) =>
    RULES.filter(([, hasFault]) => hasFault(row, article)).map(([fault]) => `${article}: ${row.drug} ${fault}`),
  );

test('an empty dose for one of adult and child is refused', () => {
  const table = '| Drug | Adult | Child |\n| --- | --- | --- |\n| Drug A | 5 mg IV | Senior only |';
  expect(faultsOf('any/article', table)).toEqual([expect.stringContaining('names no dose with a unit')]);
});

const HEAD = '| Drug | Dose | Route | Note |\n| --- | --- | --- | --- |\n';
test.each([
  ['| Drug A | 1 g, then 1 g | IV | Child: look it up |', 'leaves the dose open'],
  ['| Drug A | 5 mg: check the dose | IV | |', 'leaves the dose open'],
  ['| Drug A | 5 mg, see formulary | IV | |', 'leaves the dose open'],
  ['| Drug A | 5 mg or as per local protocol | IV | |', 'leaves the dose open'],
  ['| Drug A | Dose by the product, often 500 IU | IM | |', 'leaves the dose open'],
  ['| Drug A | 5 mg, মাত্রা দেখে নিন | IV | |', 'leaves the dose open'],
  ['| Drug A | Standard | IM | |', 'names no dose with a unit'],
  ['| Drug A | Senior only | IV | |', 'names no dose with a unit'],
  ['| Drug A | 100 mg, then 50 mg | | |', 'names no route'],
  ['| Drug A | Adult 1 g. Child 15 mg/kg | IV | |', "has no maximum for a child's dose per kg"],
  ['| Drug A, under 12 years | 15 mg/kg | IV | |', "has no maximum for a child's dose per kg"],
])('the row %s is refused', (row, fault) => {
  expect(faultsOf('any/article', HEAD + row)).toEqual([expect.stringContaining(fault)]);
});

test('an adult dose per kg needs no maximum, in a paediatric article each does', () => {
  const table = `${HEAD}| Drug A | 5 mg/kg once | IV | |`;
  expect(faultsOf('obstetrics/any', table)).toEqual([]);
  expect(faultsOf('paediatrics/any', table)).toHaveLength(1);
});

test('each order in a table has a dose, a unit, a route and for a child a maximum', () => {
  expect(articles.flatMap(({ text }) => ordersIn(text)).length).toBeGreaterThan(120);
  expect(articles.flatMap(({ article, text }) => faultsOf(article, text))).toEqual([]);
});

test('no text outside the tables leaves a dose open or gives a child a dose per kg without a maximum', () => {
  const faults = articles.flatMap(({ article, text }) => {
    const prose = text.replace(/^\|.*$/gm, '').replace(/^## Sources[^]*/m, '');
    const open = prose.split('\n').filter((line) => LEFT_OPEN.some((words) => words.test(line)));
    const boundless = prose.split('\n').flatMap((line) => withoutLimit(line, article.startsWith('paediatrics/')));
    return [...open, ...boundless].map((line) => `${article}: ${line}`);
  });
  expect(faults).toEqual([]);
});

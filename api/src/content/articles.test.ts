import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('./site/internship/', import.meta.url));
const read = (article: string) => readFileSync(`${FOLDER}${article}.md`, 'utf8');
// A procedure's contraindications and who may sign a paper are read before the first step.
const IS_BEDSIDE = /^(emergency|medicine|obstetrics|paediatrics|poisoning|surgery)\//;

test('articles for the bedside open with the first ten minutes', () => {
  const articles = globSync('**/*.md', { cwd: FOLDER })
    .map((file) => file.replace(/\.md$/, ''))
    .filter((article) => IS_BEDSIDE.test(article));
  expect(articles.length).toBeGreaterThan(20);
  for (const article of articles)
    expect([article, /^## (.*)$/m.exec(read(article))?.[1]]).toEqual([article, 'First ten minutes']);
});

// Doses that a medical examiner found unsafe, missing or contradictory.
const DOSES: [article: string, says: RegExp, never?: RegExp][] = [
  ['emergency/shock/septic-shock', /250 mL 5% glucose \(16 micrograms\/mL\)/, /in 100 mL 5% glucose/],
  ['paediatrics/acute-diarrhoea-dehydration', /about 70% of _Shigella_.*antibiogram/],
  ['paediatrics/acute-diarrhoea-dehydration', /Zinc +\| 5 mg daily, 10 to 14 days/],
  ['medicine/acute-stroke', /tenecteplase \*\*0\.25 mg\/kg, at most 25 mg\*\*.*0\.4 mg\/kg .*not recommended/],
  ['medicine/acute-stroke', /intermittent pneumatic compression/, /[Cc]alf compression/],
  ['poisoning/snake-bite', /Child 0\.005 mg\/kg/, /child dose: look up/],
  ['obstetrics/eclampsia', /6 g: 3 g \(6 mL of 50%\) in each buttock/],
  ['emergency/status-epilepticus', /4 g IV plus 3 g IM in each buttock/],
  ['surgery/open-fracture', /rash only \(late, mild\): cefuroxime +\| 1\.5 g every 8 hours\. Child .*maximum 1\.5 g/],
  [
    'surgery/open-fracture',
    /anaphylaxis, or any cephalosporin allergy: clindamycin +\| 600 mg every 6 hours\. Child .*maximum 600 mg/,
  ],
  [
    'emergency/shock/haemorrhagic-shock',
    /15 mg\/kg, maximum 1 g, over 10 minutes, then 2 mg\/kg\/hour, maximum 125 mg\/hour/,
  ],
  ['poisoning/paracetamol-overdose', /50 mg\/kg, maximum 5\.5 g +\| 500 mL +\| 250 mL +\| 7 mL\/kg +\| 4 hours/],
];
test.each(DOSES)('%s says %s', (article, says, never) => {
  expect(read(article)).toMatch(says);
  if (never) expect(read(article)).not.toMatch(never);
});

// An article that says that its authors have not read the guidance is unfinished.
const UNREAD =
  /not (?:been )?(?:available to|read (?:for|by)|seen by|compared with)|unavailable to|had no access|until a (?:clinician|doctor|reviewer) has|could not be (?:read|checked|verified|obtained)/i;
test('no article says that its authors have not read the guidance', () => {
  for (const file of globSync('**/*.md', { cwd: FOLDER }))
    expect([file, UNREAD.exec(readFileSync(FOLDER + file, 'utf8'))?.[0]]).toEqual([file, undefined]);
});

test('no sample article claims a review, since no clinician has read one', () => {
  for (const file of globSync('**/*.md', { cwd: FOLDER }))
    expect(readFileSync(FOLDER + file, 'utf8')).not.toMatch(/^review/m);
});

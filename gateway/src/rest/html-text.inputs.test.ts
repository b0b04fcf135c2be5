import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ARTICLE_CALL, articleRow } from '../testing/content.ts';
import { startTestGateway, type TestGateway } from '../testing/index.ts';
import { ofAnatomy, pageRow, saqRow, sbaRow, YEAR_CALL } from '../testing/rows.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => gateway.stub.reset({}));
afterAll(() => gateway.close());

async function counted(call: string, field: string): Promise<number> {
  const text = await (await fetch(`${gateway.url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.includes(`call="${call}",field="${field}"`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

const ARTICLE = 'GET /intern-search/sub-topics/*';

test.each<[html: string, shown: string, loss?: string]>([
  ['<p>Give <strike>50 mg</strike> 5 mg</p>', '<p>Give <s>50 mg</s> 5 mg</p>'],
  ['<p><span style="text-decoration: line-through">50</span> 5 mg</p>', '<p><span><s>50</s></span> 5 mg</p>'],
  ['<p>10<span style="vertical-align:super">9</span>/L</p>', '<p>10<span><sup>9</sup></span>/L</p>'],
  ['<p>H<span style="vertical-align:-2pt">2</span>O</p>', '<p>H<span><sub>2</sub></span>O</p>'],
  ['<h1>Dose</h1>5 mg', '<h2>Dose</h2>5 mg'],
  ['<figure><figcaption>A</figcaption></figure>B', '<p>A</p>B'],
  ['<details open><summary>A</summary>B</details>', '<p>A</p><p>B</p>'],
  ['<p>5<span hidden>0</span> mg</p>', '<p>5 mg</p>', 'hiddenText'],
  ['<p>5<span style="display:none">0</span> mg</p>', '<p>5 mg</p>', 'hiddenText'],
  ['<p><math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> tablet</p>', '<p> 1/2  tablet</p>', 'formula'],
  ['<p>x</p><img src="http://x.example/ecg.png" alt="ECG">', '<p>x</p>ECG', 'picture'],
  ['<p>x</p><iframe src="https://x.example"></iframe>', '<p>x</p>', 'page'],
  ['<p>a <y and z> b</p>', '<p>a  b</p>', 'unknownTag'],
])('an article with %s shows it as a browser does, and counts what is lost', async (html, shown, loss) => {
  gateway.stub.reset({ [ARTICLE_CALL]: articleRow(html) });
  const before = loss ? await counted(ARTICLE, `body.${loss}`) : 0;
  expect(await gateway.dataOf('{ internshipArticle(id: "t1") { body } }')).toEqual({
    internshipArticle: { body: shown },
  });
  if (loss) expect(await counted(ARTICLE, `body.${loss}`)).toBe(before + 1);
});

const HIDDEN = '5<span style="display:none">0</span> mg';

test.each([
  ['stem', sbaRow({ stem: HIDDEN }), { stem: '5 mg' }],
  ['explanation', sbaRow({ explanation: HIDDEN }), { explanation: '5 mg' }],
  [
    'options.text',
    sbaRow({ options: [HIDDEN, 'b'].map((text, index) => ({ key: 'AB'[index], text, correct: index === 0 })) }),
    { options: [{ text: '5 mg' }, { text: 'b' }] },
  ],
  [
    'parts.text',
    { ...saqRow(), parts: [{ label: 'a', text: HIDDEN, marks: 1, points: [] }] },
    { parts: [{ text: '5 mg' }] },
  ],
])('a question with hidden text in %s shows the rest, and counts it', async (field, row, shown) => {
  gateway.stub.reset({ [YEAR_CALL]: pageRow([row]) });
  const call = 'GET /board-filter/*/years/*';
  const before = await counted(call, `${field}.hiddenText`);
  const [name] = Object.keys(shown);
  const selection = name === 'options' || name === 'parts' ? `${name} { text }` : name;
  expect(await gateway.dataOf(ofAnatomy(`yearQuestions(year: 2024) { questions { ${selection} } }`))).toEqual({
    boardSubject: { yearQuestions: { questions: [shown] } },
  });
  expect(await counted(call, `${field}.hiddenText`)).toBe(before + 1);
});

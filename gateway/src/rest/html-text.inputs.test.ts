import { getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSchema } from '../schema.ts';
import { ARTICLE_CALL, articleRow } from '../testing/content.ts';
import { messageRow, sentRow } from '../testing/desk.ts';
import { startTestGateway, type TestGateway } from '../testing/index.ts';
import { itemRow, paperRow } from '../testing/papers.ts';
import { TOKEN, userRow } from '../testing/people.ts';
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

const HIDDEN = '<p>5<span style="display:none">0</span> mg</p>';
const SHOWN = '<p>5 mg</p>';

type Case = { routes: Record<string, unknown>; query: string; call: string; field: string };
const QUESTION = 'GET /board-filter/*/years/*';
const options = [HIDDEN, 'b'].map((text, index) => ({ key: 'AB'[index], text, reason: text, correct: index === 0 }));
const parts = [{ label: 'a', text: HIDDEN, marks: 1, points: [] }];
const ofQuestion = (row: object, fields: string, field: string): Case => ({
  routes: { [YEAR_CALL]: pageRow([row]) },
  query: ofAnatomy(`yearQuestions(year: 2024) { questions { ${fields} } }`),
  call: QUESTION,
  field,
});
const ofPaper = (asked: object, fields: string, field: string): Case => ({
  routes: {
    '/capabilities': { capabilities: { study: true, papers: true } },
    '/users': { data: userRow() },
    '/papers/p1': {
      paper: paperRow({ sections: [{ kind: 'SBA', items: [itemRow({ asked: { ...itemRow().asked, ...asked } })] }] }),
    },
  },
  query: `{ viewer { study { paper(id: "p1") { sections { items { asked { ${fields} } } } } } } }`,
  call: 'GET /papers/*',
  field,
});
const ofDesk = (routes: object, query: string, call: string, field: string): Case => ({
  routes: { '/capabilities': { capabilities: { desk: true } }, ...routes },
  query,
  call,
  field,
});

const topic = {
  id: 'burns',
  subject: 'surgery',
  is_array: false,
  title: 'Burns',
  body: HIDDEN,
  explanation_bn: HIDDEN,
};
const article = { status: 'DRAFT', missing: [], may: [], published: topic };
const CASES: Record<string, Case> = {
  'Question.stem': ofQuestion(sbaRow({ stem: HIDDEN }), 'stem', 'stem'),
  'Question.explanation': ofQuestion(sbaRow({ explanation: HIDDEN }), 'explanation', 'explanation'),
  'Question.explanationBn': ofQuestion(sbaRow({ explanation_bn: HIDDEN }), 'explanationBn', 'explanation_bn'),
  'QuestionOption.text': ofQuestion(sbaRow({ options }), 'options { text }', 'options.text'),
  'QuestionOption.reason': ofQuestion(sbaRow({ options }), 'options { reason }', 'options.reason'),
  'QuestionPart.text': ofQuestion({ ...saqRow(), parts }, 'parts { text }', 'parts.text'),
  'AskedQuestion.stem': ofPaper({ stem: HIDDEN }, 'stem', 'stem'),
  'AskedOption.text': ofPaper({ options }, 'options { text }', 'options.text'),
  'AskedPart.text': ofPaper({ parts }, 'parts { text }', 'parts.text'),
  'InternshipArticle.body': {
    routes: { [ARTICLE_CALL]: articleRow(HIDDEN) },
    query: '{ internshipArticle(id: "t1") { body } }',
    call: ARTICLE,
    field: 'body',
  },
  'InternshipArticle.explanationBn': {
    routes: { [ARTICLE_CALL]: articleRow('<p>Look.</p>', HIDDEN) },
    query: '{ internshipArticle(id: "t1") { explanationBn } }',
    call: ARTICLE,
    field: 'explanation_bn',
  },
  'LegalText.body': {
    routes: { '/content/legal': { texts: [{ id: 'terms', body: HIDDEN, updated_at: '2026-11-27T10:00:00.000Z' }] } },
    query: '{ legalText(id: TERMS) { body } }',
    call: 'GET /content/legal',
    field: 'body',
  },
  'PaymentMethod.instructions': {
    routes: {
      '/capabilities': { capabilities: { checkout: true } },
      '/checkout': {
        data: { methods: [{ id: 'w', name: 'Wallet', kind: 'MANUAL', pay_to: '01700000000', instructions: HIDDEN }] },
      },
    },
    query: '{ checkout { methods { instructions } } }',
    call: 'GET /checkout',
    field: 'methods.instructions',
  },
  'Notification.message': {
    routes: { '/users': { data: userRow() }, '/notifications': { notifications: [{ _id: 'n1', message: HIDDEN }] } },
    query: '{ viewer { notifications { message } } }',
    call: 'GET /notifications',
    field: 'message',
  },
  'SentNotification.message': ofDesk(
    { '/admin/notifications': { notifications: [sentRow({ message: HIDDEN })], next: null } },
    '{ desk { notifications { edges { node { message } } } } }',
    'GET /admin/notifications',
    'message',
  ),
  'NotificationPreview.message': ofDesk(
    { '/admin/notifications/preview': { data: { title: 'Exam', message: HIDDEN, readers: 9 } } },
    'mutation { previewNotification(title: "Exam", message: "x") { message } }',
    'POST /admin/notifications/preview',
    'message',
  ),
  'DeskMessage.messageBn': ofDesk(
    { '/admin/messages': { messages: [messageRow({ message_bn: HIDDEN })], next: null } },
    '{ desk { messages { edges { node { messageBn } } } } }',
    'GET /admin/messages',
    'message_bn',
  ),
  'MessagePreview.message': ofDesk(
    { '/admin/messages/preview': { data: { title: 'Exam', message: HIDDEN, readers: 9 } } },
    '{ desk { messagePreview(to: { group: EVERYBODY }) { message } } }',
    'POST /admin/messages/preview',
    'message',
  ),
  'MessagePreview.messageBn': ofDesk(
    { '/admin/messages/preview': { data: { title: 'Exam', message: 'x', message_bn: HIDDEN, readers: 9 } } },
    '{ desk { messagePreview(to: { group: EVERYBODY }) { messageBn } } }',
    'POST /admin/messages/preview',
    'message_bn',
  ),
  'DeskMessage.message': ofDesk(
    { '/admin/messages': { messages: [messageRow({ message: HIDDEN })], next: null } },
    '{ desk { messages { edges { node { message } } } } }',
    'GET /admin/messages',
    'message',
  ),
  'DeskInternshipTopic.body': ofDesk(
    { '/admin/entries/topics/burns': { entry: { version: 'v1', entry: topic } } },
    '{ desk { internshipTopic(id: "burns") { body } } }',
    'GET /admin/entries/*/*',
    'body',
  ),
  'DeskInternshipTopic.explanationBn': ofDesk(
    { '/admin/entries/topics/burns': { entry: { version: 'v1', entry: topic } } },
    '{ desk { internshipTopic(id: "burns") { explanationBn } } }',
    'GET /admin/entries/*/*',
    'explanation_bn',
  ),
  'PublishedInternshipTopic.body': ofDesk(
    { '/admin/entries/topics/burns': { entry: { version: 'v1', entry: { ...topic, body: undefined }, article } } },
    '{ desk { internshipTopic(id: "burns") { published { body } } } }',
    'GET /admin/entries/*/*',
    'body',
  ),
  'PublishedInternshipTopic.explanationBn': ofDesk(
    {
      '/admin/entries/topics/burns': {
        entry: { version: 'v1', entry: { ...topic, explanation_bn: undefined }, article },
      },
    },
    '{ desk { internshipTopic(id: "burns") { published { explanationBn } } } }',
    'GET /admin/entries/*/*',
    'explanation_bn',
  ),
};

test('the cases are every field of HTML in the graph', () => {
  const fields = Object.values(createSchema().getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => getNamedType(field.type).name === 'HTML');
  expect(Object.keys(CASES).toSorted()).toEqual(
    fields.map(({ type, field }) => `${type.name}.${field.name}`).toSorted(),
  );
});

test.each(Object.entries(CASES))(
  '%s with hidden text shows the rest, and counts it',
  async (_, { routes, query, call, field }) => {
    gateway.stub.reset(routes);
    const before = await counted(call, `${field}.hiddenText`);
    const data = JSON.stringify(await gateway.dataOf(query, {}, { token: TOKEN }));
    expect(data).toContain(JSON.stringify(SHOWN));
    expect(data).not.toContain('display');
    expect(await counted(call, `${field}.hiddenText`)).toBe(before + 1);
  },
);

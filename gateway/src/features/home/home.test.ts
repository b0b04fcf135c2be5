import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { execute, parse } from 'graphql';
import { createSchema } from '../../schema.ts';
import { contentRoutes, HOME } from '../../testing/content.ts';
import { answer, by, startTestGateway, type TestGateway } from '../../testing/index.ts';

const CALLS = [
  '/content/banners',
  '/ebook?page=1&limit=10',
  '/faqs',
  '/intern/tabs?fields=-topic_list',
  '/subscriptions?status=true',
];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => gateway.stub.reset(contentRoutes()));
afterAll(() => gateway.close());

test('the whole page is one operation and one round of parallel calls', async () => {
  const { home } = await gateway.dataOf(HOME);
  expect(home).toEqual({
    banners: [
      {
        id: 'b1',
        image: { publicId: 'slide-1', url: '/images/slide-1?w=668&h=668' },
        alt: 'A ward round',
      },
      { id: '2', image: { publicId: 'slide-2', url: '/images/slide-2?w=668&h=668' }, alt: null },
    ],
    boards: ['DHK', 'CTG', 'SYL', 'RAJ'].map((code) => ({ code })),
    questionSets: ['_1', '_2', '_3', '_4'].map((id) => ({ id, link: `/questions-set/${id}` })),
    internshipSubjects: [
      { id: 's1', name: 'Emergencies', iconUrl: '/images/icon-1' },
      { id: 's2', name: 'Obstetrics', iconUrl: null },
    ],
    ebooks: [
      {
        id: 'e1',
        name: 'WHO Pocket Book',
        cover: { publicId: 'cover-1' },
        driveLink: 'https://books.example/pocket.pdf?page=1#top',
      },
    ],
    plans: [
      {
        id: 'monthly',
        name: 'Monthly',
        prices: [
          { price: 300, duration: '1 month' },
          { price: 550, duration: '2 months' },
        ],
      },
    ],
    faqs: [
      { id: 'f1', question: 'What is free?' },
      { id: 'f3', question: 'How do I pay?' },
    ],
  });
  expect(gateway.callsMade().toSorted()).toEqual(CALLS);
});

test('all calls start in parallel', async () => {
  const routes = contentRoutes();
  const waiting: (() => void)[] = [];
  const together = (body: unknown) =>
    by((response, request) => {
      waiting.push(() => void answer(200, body)(response, request));
      if (waiting.length === CALLS.length) waiting.forEach((reply) => reply());
    });
  gateway.stub.reset(Object.fromEntries(Object.entries(routes).map(([path, body]) => [path, together(body)])));
  expect((await gateway.dataOf(HOME)).home.faqs).toHaveLength(2);
});

test.each([
  ['banners', '/content/banners'],
  ['internshipSubjects', '/intern/tabs'],
  ['ebooks', '/ebook'],
  ['plans', '/subscriptions'],
  ['faqs', '/faqs'],
])('%s that cannot be fetched are null with their error; the rest is returned', async (part, path) => {
  gateway.stub.reset({ ...contentRoutes(), [path]: answer(500, { message: 'inside' }) });
  const { status, body } = await gateway.graphql(HOME);
  expect(status).toBe(200);
  expect(body.errors).toMatchObject([
    {
      message: 'Error: Something went wrong, please try again.',
      locations: expect.any(Array),
      path: ['home', part],
      extensions: { code: 'UPSTREAM_UNAVAILABLE' },
    },
  ]);
  const { [part]: failed, ...others } = body.data.home;
  expect(failed).toBeNull();
  expect(Object.values(others).every((one) => Array.isArray(one) && one.length > 0)).toBe(true);
});

test('Apollo’s own executor gives the same parts and nulls', async () => {
  const fails = () => Promise.reject(new Error('down'));
  const gives = () => Promise.resolve([]);
  const contextValue = {
    banners: { all: fails },
    internship: { subjects: gives },
    ebooks: { page: gives },
    plans: { purchasable: fails },
    faqs: { visible: gives },
  };
  const { data, errors } = await execute({ schema: createSchema(), document: parse(HOME), contextValue });
  expect(data?.home).toMatchObject({ banners: null, internshipSubjects: [], ebooks: [], plans: null, faqs: [] });
  expect(errors?.map(({ path }) => path)).toEqual([
    ['home', 'banners'],
    ['home', 'plans'],
  ]);
});

test('e-books have a limit', async () => {
  await gateway.dataOf('{ home { ebooks(limit: 4) { id } } }');
  expect(gateway.callsMade()).toEqual(['/ebook?page=1&limit=4']);
  const { body } = await gateway.graphql('{ home { ebooks(limit: 101) { id } faqs { id } } }');
  expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'limit' });
  expect(body.data.home.faqs).toHaveLength(2);
});

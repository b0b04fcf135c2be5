import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../../../testing/index.ts';

let gateway: TestGateway;
const token = tokenOf({ user_id: 'RAHIMA' });
const edited = { at: '2026-11-22T09:30:00.000Z', by: { user_id: 'NADIA', name: 'Nadia' } };
const stored = (entry: object) => ({ version: 'v1', edited, entry });
const FAQ = { id: 'refund', question: 'Refund?', answer: 'Yes', is_hide: true };
const PLAN = {
  id: 'gold',
  name: 'Gold',
  short_description: 'All',
  plans: [{ price: 299, duration: '1 month' }],
  features: ['F'],
  advantages: [],
  status: false,
};
const ARTICLE = {
  id: 'burns',
  subject: 'surgery',
  topic: 'trauma',
  is_array: false,
  title: 'Burns',
  date: '2026-11-01',
  banner: 'A'.repeat(22),
  body: '<p>Cool it.<script>x</script></p>',
};
const EBOOK = {
  id: 'gray',
  book_name: 'Anatomy <img src=x onerror=alert(1)>',
  author: 'Henry Gray',
  category: 'Anatomy',
  cover: 'A'.repeat(22),
  drive_link: 'https://books.example/gray',
};
const capabilities = { capabilities: { desk: true } };
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({
    '/capabilities': capabilities,
    '/admin/entries/faqs': { entries: [stored(FAQ)] },
    '/admin/entries/faqs/refund': { entry: stored(FAQ) },
    '/admin/entries/faqs/order': answer(204, ''),
    '/admin/entries/plans': { entries: [stored(PLAN)] },
    '/admin/entries/plans/gold': { entry: stored(PLAN) },
    '/admin/entries/banners': { entries: [stored({ id: 'one', image: 'A'.repeat(22), alt: 'A heart' })] },
    '/admin/entries/ebooks': { entries: [stored(EBOOK)], next: 'gray' },
    '/admin/entries/ebooks/gray': { entry: stored(EBOOK) },
    '/admin/entries/ebooks/gray/move': answer(204, ''),
    '/admin/entries/topics': { entries: [stored({ ...ARTICLE, body: undefined })] },
    '/admin/entries/topics/burns': { entry: stored(ARTICLE) },
  });
});
afterAll(() => gateway.close());

const called = (path: string) => gateway.stub.calls.filter((call) => call.path === path);
const ask = (query: string, variables = {}) => gateway.dataOf(query, variables, { token });
const fail = (query: string, variables = {}) => gateway.errorOf(query, variables, { token });

describe('entries of content', () => {
  test('come with their version and who edited them', async () => {
    const { desk } = await ask(`{ desk {
      faqs { id version edited { at by { userId name } } question answer hidden }
      plans { name shortDescription prices { price duration } features advantages onSale }
      banners { alt image { publicId url(width: 96) } }
      internshipTopics(subject: "surgery") { name list isList date body }
      internshipTopic(id: "burns") { banner { publicId } reviewer body }
    } }`);
    expect(desk).toEqual({
      faqs: [
        {
          id: 'refund',
          version: 'v1',
          edited: { at: edited.at, by: { userId: 'NADIA', name: 'Nadia' } },
          question: 'Refund?',
          answer: 'Yes',
          hidden: true,
        },
      ],
      plans: [
        {
          name: 'Gold',
          shortDescription: 'All',
          prices: [{ price: 299, duration: '1 month' }],
          features: ['F'],
          advantages: [],
          onSale: false,
        },
      ],
      banners: [{ alt: 'A heart', image: { publicId: 'A'.repeat(22), url: `/images/${'A'.repeat(22)}?w=96` } }],
      internshipTopics: [{ name: 'Burns', list: 'trauma', isList: false, date: '2026-11-01', body: null }],
      internshipTopic: { banner: { publicId: 'A'.repeat(22) }, reviewer: null, body: '<p>Cool it.</p>' },
    });
    expect(called('/admin/entries/topics').map(({ query }) => query)).toEqual([{ subject: 'surgery' }]);
  });

  test('are saved, ordered and removed with the names of the REST API', async () => {
    await ask('mutation ($plan: PlanInput!) { savePlan(version: "v1", plan: $plan) { version } }', {
      plan: { id: 'gold', name: 'Gold', shortDescription: 'All', prices: PLAN.plans, features: ['F'], onSale: false },
    });
    expect(called('/admin/entries/plans/gold')).toMatchObject([
      { method: 'PUT', body: { version: 'v1', entry: PLAN } },
    ]);
    await ask('mutation ($topic: InternshipTopicInput!) { saveInternshipTopic(topic: $topic) { version } }', {
      topic: { id: 'burns', subject: 'surgery', name: 'Burns', date: '2026-11-01', reviewer: '', body: '<p>x</p>' },
    });
    const entry = { id: 'burns', subject: 'surgery', topic: null, is_array: false, title: 'Burns', date: '2026-11-01' };
    expect(called('/admin/entries/topics/burns')[0]?.body).toEqual({
      version: null,
      entry: { ...entry, body: '<p>x</p>' },
    });
    await ask(
      'mutation { orderEntries(kind: FAQ, ids: ["refund"]) removeEntry(kind: FAQ, id: "refund", version: "v1") }',
    );
    expect(called('/admin/entries/faqs/order')).toMatchObject([{ method: 'POST', body: { ids: ['refund'] } }]);
    expect(called('/admin/entries/faqs/refund')).toMatchObject([{ method: 'DELETE', query: { version: 'v1' } }]);
  });

  test('are e-books by pages, one of them, saved and moved', async () => {
    const { desk } = await ask(`{ desk {
      ebooks(text: "gray", first: 2, after: "before") {
        edges { cursor node { name author category cover { publicId } driveLink edited { by { name } } } }
        pageInfo { hasNextPage endCursor }
      }
      ebook(id: "gray") { name version }
    } }`);
    const shown = { author: 'Henry Gray', category: 'Anatomy', driveLink: 'https://books.example/gray' };
    expect(desk).toEqual({
      ebooks: {
        edges: [
          {
            cursor: 'gray',
            node: {
              ...shown,
              name: EBOOK.book_name,
              cover: { publicId: EBOOK.cover },
              edited: { by: edited.by && { name: 'Nadia' } },
            },
          },
        ],
        pageInfo: { hasNextPage: true, endCursor: 'gray' },
      },
      ebook: { name: EBOOK.book_name, version: 'v1' },
    });
    expect(called('/admin/entries/ebooks')[0]?.query).toEqual({ text: 'gray', limit: '2', after: 'before' });

    await ask('mutation ($ebook: EbookInput!) { saveEbook(version: "v1", ebook: $ebook) { version } }', {
      ebook: { id: 'gray', name: EBOOK.book_name, ...shown, coverId: '' },
    });
    const { cover: _cover, ...coverless } = EBOOK;
    expect(called('/admin/entries/ebooks/gray').at(-1)).toMatchObject({ method: 'PUT' });
    expect(called('/admin/entries/ebooks/gray').at(-1)?.body).toEqual({ version: 'v1', entry: coverless });

    await ask(
      'mutation { a: moveEntry(kind: EBOOK, id: "gray", after: "before") b: moveEntry(kind: EBOOK, id: "gray") }',
    );
    expect(called('/admin/entries/ebooks/gray/move').map(({ body }) => body)).toEqual([
      { after: 'before' },
      { after: null },
    ]);
  });

  test('whose link would run in the page are left out', async () => {
    gateway.stub.reset({
      '/capabilities': capabilities,
      '/admin/entries/ebooks': {
        entries: [stored({ ...EBOOK, id: 'safe' }), stored({ ...EBOOK, drive_link: 'javascript:alert(1)' })],
        next: 'gray',
      },
    });
    const { desk } = await ask('{ desk { ebooks { edges { node { id } } pageInfo { hasNextPage endCursor } } } }');
    expect(desk).toEqual({
      ebooks: { edges: [{ node: { id: 'safe' } }], pageInfo: { hasNextPage: true, endCursor: 'gray' } },
    });
  });

  test('that somebody else has changed are CONFLICT, and what the upstream refuses says why', async () => {
    const SAVE = 'mutation { saveFaq(version: "v0", faq: { id: "refund", question: "", answer: "" }) { id } }';
    gateway.stub.reset({
      '/capabilities': capabilities,
      '/admin/entries/faqs/refund': answer(409, { message: 'Somebody has changed it.' }),
    });
    expect(await fail(SAVE)).toMatchObject({ message: 'Somebody has changed it.', extensions: { code: 'CONFLICT' } });
    gateway.stub.reset({
      '/capabilities': capabilities,
      '/admin/entries/faqs/refund': answer(400, { message: 'question: is empty' }),
    });
    expect(await fail(SAVE)).toMatchObject({
      message: 'question: is empty',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  test.each([
    'mutation { saveFaq(faq: { id: "../x", question: "a", answer: "b" }) { id } }',
    'mutation { removeEntry(kind: FAQ, id: "A", version: "v1") }',
    'mutation { orderEntries(kind: FAQ, ids: []) }',
    'mutation { moveEntry(kind: EBOOK, id: "a/b") }',
    'mutation { moveEntry(kind: EBOOK, id: "a", after: "../b") }',
    'mutation { saveEbook(ebook: { id: "A", name: "a", author: "b", category: "c", driveLink: "d" }) { id } }',
    '{ desk { ebooks(first: 101) { edges { cursor } } } }',
    '{ desk { ebooks(after: "../x") { edges { cursor } } } }',
    'mutation { orderEntries(kind: FAQ, ids: ["a/b"]) }',
  ])('%s is BAD_USER_INPUT and calls nothing', async (query) => {
    expect((await fail(query)).extensions?.['code']).toBe('BAD_USER_INPUT');
    expect(gateway.stub.calls.filter(({ path }) => path.startsWith('/admin'))).toEqual([]);
  });

  test('a visitor is UNAUTHENTICATED', async () => {
    const { extensions } = await gateway.errorOf('mutation { orderEntries(kind: FAQ, ids: ["a"]) }');
    expect(extensions?.['code']).toBe('UNAUTHENTICATED');
  });
});

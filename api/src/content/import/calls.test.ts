import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { images, internshipTopics } from '../../db/schema.ts';
import { imageStore } from '../../features/images/index.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { article, newEditor, picture, sha256 } from '../../testing/content-import.ts';

let api: TestApi;
let image: string;
beforeAll(async () => {
  api = await startTestApi();
  const editor = await newEditor(api);
  const blue = await picture('#00f');
  image = (await editor.upload(blue)).body.picture!.public_id;
  const price = { price: 299, duration: '1 month' };
  const plan = { short_description: 'S', plans: [price, { price: 799, duration: '3 months' }] };
  const book = { author: 'WHO', category: 'Paediatrics', drive_link: 'https://example.org/book' };
  const { status, body } = await editor.publish(
    {
      'banners.json': ['last', 'first'].map((id) => ({ id, image: 'pictures/b.png', alt: `The ${id}` })),
      'faqs.json': [
        { id: 'z', question: 'Cafe\u0301?', answer: 'One.\nTwo.' },
        { id: 'hidden', question: 'Secret?', answer: 'Yes', is_hide: true },
        { id: 'a', question: 'A?', answer: 'B' },
      ],
      'plans.json': [
        { id: 'now', name: 'Now', features: ['F'], advantages: ['A'], ...plan },
        { id: 'then', name: 'Then', status: false, ...plan },
      ],
      'ebooks.json': Array.from({ length: 12 }, (_, index) => ({
        id: `book-${index + 1}`,
        book_name: `Book ${index + 1}`,
        ...book,
        ...(index === 0 && { cover: 'pictures/b.png' }),
      })),
      'internship/subjects.json': [
        { id: 'surgery', subject: 'Surgery' },
        { id: 'emergency', subject: 'Emergency care', icon: 'pictures/b.png' },
      ],
      'internship/emergency/zinc.md': article('Zinc', 'Text.', 'order: 1\n'),
      'internship/emergency/burns.md': article('Burns'),
      'internship/emergency/shock/topic.json': { topic_name: 'Shock', order: 2 },
      'internship/emergency/shock/septic-shock.md': article(
        'Septic shock',
        '## Orders\n\n| drug | dose |\n|---|--:|\n| x | < 5 |\n\n<p onclick="x()">raw</p>',
        'banner: pictures/b.png\nexplanation_bn: |\n  দ্রুত **fluid** দিন।\n',
      ),
    },
    '',
    { 'pictures/b.png': sha256(blue) },
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
});
afterAll(() => api.close());

const get = async (path: string) => {
  const { status, body } = await api.get<Record<string, never>>(path);
  expect(status).toBe(200);
  return body as Record<string, unknown>;
};

describe('what visitors browse', () => {
  test('banners in the order of the file', async () => {
    expect(await get('/content/banners')).toEqual({
      banners: [
        { _id: 'last', url: { public_id: image }, alt: 'The last' },
        { _id: 'first', url: { public_id: image }, alt: 'The first' },
      ],
    });
  });

  test.each(['/faqs', '/content/faqs'])('%s without hidden ones', async (path) => {
    expect(await get(path)).toEqual({
      faqs: [
        { _id: 'z', question: 'Caf\u00e9?', answer: 'One.\nTwo.', is_hide: false },
        { _id: 'a', question: 'A?', answer: 'B', is_hide: false },
      ],
    });
  });

  test('e-books, page by page', async () => {
    const first = await get('/ebook');
    expect(first).toMatchObject({ pagination: { page: 1, limit: 10, total: 12 } });
    expect(first['data']).toHaveLength(10);
    expect((first['data'] as object[]).slice(0, 2)).toEqual([
      {
        _id: 'book-1',
        book_name: 'Book 1',
        author: 'WHO',
        category: 'Paediatrics',
        cover_image: { public_id: image },
        drive_link: 'https://example.org/book',
      },
      expect.objectContaining({ book_name: 'Book 2', cover_image: null }),
    ]);
    expect(await get('/ebook?page=3&limit=5')).toMatchObject({
      data: [{ _id: 'book-11' }, { _id: 'book-12' }],
      pagination: { page: 3, limit: 5, total: 12 },
    });
    expect(await get('/ebook?page=99')).toMatchObject({ data: [], pagination: { total: 12 } });
  });

  test.each(['page=0', 'page=1.5', 'page=x', 'page=1&page=2', 'limit=0', 'limit=101', 'limit=-1', 'page=9999999'])(
    'e-books refuse %s',
    async (query) => expect((await api.get(`/ebook?${query}`)).status).toBe(400),
  );

  test('plans that are sold, no longer sold, and all', async () => {
    const ids = async (query: string) =>
      ((await get(`/subscriptions${query}`))['data'] as { subscription_id: string }[]).map(
        (row) => row.subscription_id,
      );
    expect(await ids('?status=true')).toEqual(['now']);
    expect(await ids('?status=false')).toEqual(['then']);
    expect(await ids('')).toEqual(['now', 'then']);
    expect((await api.get('/subscriptions?status=1')).status).toBe(400);
    expect(await get('/subscriptions?status=true')).toEqual({
      data: [
        {
          subscription_id: 'now',
          name: 'Now',
          short_description: 'S',
          plans: [
            { price: 299, duration: '1 month' },
            { price: 799, duration: '3 months' },
          ],
          features: ['F'],
          advantages: ['A'],
          status: true,
        },
      ],
    });
  });

  test('internship subjects, with or without topics', async () => {
    const url = { url: `/med/api/v1/images/${image}` };
    expect(await get('/intern/tabs?fields=-topic_list')).toEqual({
      data: [
        { _id: 'surgery', subject: 'Surgery', url: null },
        { _id: 'emergency', subject: 'Emergency care', url },
      ],
    });
    const topics = [
      { _id: 'zinc', is_array: false, topic_name: 'Zinc' },
      { _id: 'shock', is_array: true, topic_name: 'Shock' },
      { _id: 'burns', is_array: false, topic_name: 'Burns' },
    ];
    expect(await get('/intern/tabs')).toMatchObject({ data: [{ topic_list: [] }, { topic_list: topics }] });
    expect(await get('/intern-search/tab-topics/emergency')).toEqual({ data: topics });
    expect(await get('/intern-search/tab-topics/surgery')).toEqual({ data: [] });
  });

  test('sub-topics of a list, and none for an article', async () => {
    expect(await get('/intern-search/topic-sub-list/shock?has_list=true')).toEqual({
      data: [{ _id: 'septic-shock', is_array: false, sub_name: 'Septic shock', topic_name: 'Shock' }],
    });
    expect(await get('/intern-search/topic-sub-list/burns?has_list=false')).toEqual({ data: [] });
    expect((await api.get('/intern-search/topic-sub-list/shock?has_list=x')).status).toBe(400);
  });

  test('articles, of a topic and of a sub-topic', async () => {
    expect(await get('/intern-search/sub-topics/burns')).toEqual({
      data: {
        _id: 'burns',
        is_array: false,
        topic_name: 'Burns',
        view: {
          banner: { image: null, date: '2026-11-01' },
          review: null,
          explanation_bn: null,
          content: [{ body: '<p>Read <em>this</em>.</p>' }],
        },
      },
    });
    expect(await get('/intern-search/sub-topics/septic-shock')).toMatchObject({
      data: {
        sub_name: 'Septic shock',
        topic_name: 'Shock',
        view: {
          banner: { image: { public_id: image } },
          explanation_bn: '<p>দ্রুত <strong>fluid</strong> দিন।</p>',
          content: [
            {
              body:
                '<h2>Orders</h2>\n<table>\n<thead>\n<tr>\n<th scope="col">drug</th>\n<th scope="col">dose</th>\n</tr>\n</thead>\n' +
                '<tbody>\n<tr>\n<td>x</td>\n<td>&lt; 5</td>\n</tr>\n</tbody>\n</table>\n<p>raw</p>',
            },
          ],
        },
      },
    });
  });

  test.each([
    'tab-topics/none',
    'topic-sub-list/none',
    'sub-topics/none',
    'sub-topics/shock',
    'sub-topics/%00',
    'tab-topics/A_B',
  ])('%s is 404', async (path) => {
    expect(await api.get(`/intern-search/${path}`)).toMatchObject({ status: 404, body: { message: 'No data found' } });
  });
});

test('a body stored by other means is sanitised in responses, and again once it has changed', async () => {
  const show = async (body: string) => {
    await api.db.update(internshipTopics).set({ body }).where(eq(internshipTopics.id, 'zinc'));
    const { data } = (await get('/intern-search/sub-topics/zinc')) as { data: { view: { content: object[] } } };
    return data.view.content[0];
  };
  expect(await show('<p>a<img src=x onerror=x()></p>')).toEqual({ body: '<p>a</p>' });
  expect(await show('<p>b<style>c</style></p>')).toEqual({ body: '<p>b</p>' });
});

test('responses to requests without a token may be cached for a minute; errors never', async () => {
  const token = await api.signIn();
  for (const path of [
    '/content/banners',
    '/faqs',
    '/ebook',
    '/subscriptions',
    '/intern/tabs',
    '/intern-search/sub-topics/burns',
  ]) {
    const visitor = await api.call('GET', path);
    expect(visitor.headers.get('cache-control')).toBe('public, max-age=60');
    expect(visitor.headers.get('vary')).toMatch(/\bAuthorization\b/);
    expect((await api.call('GET', path, { token })).headers.get('cache-control')).toBe('private, no-store');
  }
  for (const path of ['/ebook?page=x', '/intern-search/sub-topics/none']) {
    expect((await api.call('GET', path)).headers.get('cache-control')).toBeNull();
  }
});

test('a picture used by content is never pruned, even if the house account belongs to a user who uploads', async () => {
  const store = imageStore(api.db, api.options.files);
  const spare = Array.from({ length: 14 }, (_, index) => ({
    publicId: `${'B'.repeat(20)}${String(index).padStart(2, '0')}`,
    owner: api.houseId,
    width: 1,
    height: 1,
    bytes: 1,
  }));
  await api.db.insert(images).values(spare);
  await store.keepWithinQuota(api.houseId);
  await store.remove(api.houseId, image);
  const left = (await api.db.select().from(images)).map(({ publicId }) => publicId);
  expect(left).toContain(image);
  expect(left).toHaveLength(13);
  expect((await api.call('GET', `/images/${image}`)).status).toBe(200);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentRoutes } from './testing/content.ts';
import { startTestGateway, tokenOf, type TestGateway } from './testing/index.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

type Path = keyof ReturnType<typeof contentRoutes>;

/** The field's value for a response of its call. */
async function shown(path: Path, body: unknown, field: string) {
  gateway.stub.reset({ [path]: body });
  return (await gateway.dataOf(`{ ${field} }`))[/\w+/.exec(field)![0]];
}

const FIELDS: Record<Path, string> = {
  '/content/banners': 'banners { id image { url } alt }',
  '/faqs': 'faqs { id question answer }',
  '/subscriptions': 'plans { id name shortDescription prices { price duration } features advantages }',
  '/ebook': 'ebooks { id name author category cover { url } driveLink }',
  '/intern/tabs': 'internshipSubjects { id name iconUrl }',
};
const CONTENT = Object.entries(FIELDS) as [Path, string][];

describe('every list of public content', () => {
  test.each(CONTENT)('%s accepts a body wrapped in data', async (path, field) => {
    const body = contentRoutes()[path];
    const plain = await shown(path, body, field);
    expect(plain.length).toBeGreaterThan(0);
    expect(await shown(path, { data: body }, field)).toEqual(plain);
  });

  test.each(CONTENT)('%s may be empty', async (path, field) => {
    const [[name]] = Object.entries(contentRoutes()[path]) as [[string, unknown]];
    expect(await shown(path, { [name]: [] }, field)).toEqual([]);
  });

  test.each(CONTENT)('%s of another shape is an error', async (path, field) => {
    for (const body of [null, 7, 'text', [{}], { data: {} }, { data: [{}] }, { banners: [{}], faqs: [{}] }]) {
      gateway.stub.reset({ [path]: body });
      expect(await gateway.errorOf(`{ ${field} }`)).toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
    }
  });

  test.each(CONTENT)('%s is fetched without the reader’s token', async (path, field) => {
    gateway.stub.reset(contentRoutes());
    await gateway.dataOf(`{ ${field} }`, {}, { token: tokenOf({ user_id: 'u-7' }) });
    expect(gateway.stub.calls.map((call) => [call.path, call.headers.authorization])).toEqual([[path, undefined]]);
  });
});

describe('banners', () => {
  test('without a safe picture are dropped; alt may be missing or blank', async () => {
    const banners = [
      { _id: 1, url: { public_id: 'one' }, alt: '  ' },
      { _id: 2, url: { public_id: '../two' } },
      { _id: 3, url: null },
      { _id: 4 },
      { _id: 5, url: 'five', alt: null },
    ];
    expect(await shown('/content/banners', { banners }, FIELDS['/content/banners'])).toEqual([
      { id: '1', image: { url: '/images/one' }, alt: null },
      { id: '5', image: { url: '/images/five' }, alt: null },
    ]);
  });
});

describe('frequently asked questions', () => {
  test.each([
    [true, []],
    ['true', []],
    [false, ['1']],
    ['false', ['1']],
    [null, ['1']],
    [undefined, ['1']],
  ])('is_hide %j', async (is_hide, ids) => {
    const faqs = [{ _id: 1, question: 'Q', answer: 'A', is_hide }];
    expect((await shown('/faqs', { faqs }, 'faqs { id }')).map(({ id }: { id: string }) => id)).toEqual(ids);
  });
});

describe('plans', () => {
  test('are requested as those on sale', async () => {
    await shown('/subscriptions', contentRoutes()['/subscriptions'], 'plans { id }');
    expect(gateway.callsMade()).toEqual(['/subscriptions?status=true']);
  });

  test('accept a single price, the id under another name, and no other fields', async () => {
    const data = [{ _id: 9, name: 'Half a year', plans: { price: '1500.0', duration: 6 } }];
    expect(await shown('/subscriptions', { data }, FIELDS['/subscriptions'])).toEqual([
      {
        id: '9',
        name: 'Half a year',
        shortDescription: '',
        prices: [{ price: 1500, duration: '6' }],
        features: [],
        advantages: [],
      },
    ]);
  });
});

describe('e-books', () => {
  const row = contentRoutes()['/ebook'].data[0]!;

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'ftp://books.example/',
    '//books.example/',
    '/e-book',
    'books.example',
    'https://reader:secret@books.example/',
    'https:',
    '',
    null,
    undefined,
  ])('a book with the link %j is left out', async (drive_link) => {
    const data = [{ ...row, drive_link }, row];
    expect(await shown('/ebook', { data }, 'ebooks { id }')).toEqual([{ id: 'e1' }]);
  });

  test('may lack optional fields', async () => {
    const data = [{ book_name: 'Bare', drive_link: 'https://books.example/bare' }];
    expect(await shown('/ebook', { data }, FIELDS['/ebook'])).toEqual([
      {
        id: 'https://books.example/bare',
        name: 'Bare',
        author: '',
        category: '',
        cover: null,
        driveLink: 'https://books.example/bare',
      },
    ]);
  });

  test('page and limit are checked and passed on', async () => {
    gateway.stub.reset(contentRoutes());
    await gateway.dataOf('{ ebooks(page: 3, limit: 100) { id } }');
    expect(gateway.callsMade()).toEqual(['/ebook?page=3&limit=100']);
    for (const [args, field] of [
      ['page: 0', 'page'],
      ['page: 1000001', 'page'],
      ['limit: 0', 'limit'],
      ['limit: 101', 'limit'],
    ]) {
      const error = await gateway.errorOf(`{ ebooks(${args}) { id } }`);
      expect(error.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    }
    expect(gateway.callsMade()).toHaveLength(1);
  });
});

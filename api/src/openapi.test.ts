import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { notifications } from './db/schema.ts';
import { routesOf } from './test-routes.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from './testkit.ts';

type Operation = { responses: Record<string, unknown> };
type Document = { paths: Record<string, Record<string, Operation>> };

const document = parse(readFileSync(new URL('../openapi.yml', import.meta.url), 'utf8')) as Document;
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(document, 'openapi');

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn({ email: 'reader@example.com', accessDoc: 'all' });
  await api.db.insert(notifications).values({ title: 'To all', message: '<p>Words</p>' });
  await seedQuestions(api.db, [
    ...Array.from({ length: 21 }, (_, index) => sampleSba(index + 1)),
    {
      ...sampleSba(99, { stem: 'Write short notes on the heart.', type: 'SAQ', options: [] }),
      parts: [{ label: 'a', text: 'Draw it.', marks: 2.5, points: ['Four chambers'] }],
    },
  ]);
});
afterAll(() => api.close());

/** The schema of a documented answer, by where it stands in the document. */
function conforms(path: string, status: string, body: unknown) {
  const pointer = ['paths', path, 'get', 'responses', status, 'content', 'application/json', 'schema']
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .map(encodeURIComponent)
    .join('/');
  const validate = ajv.compile({ $ref: `openapi#/${pointer}` });
  expect(validate(body), JSON.stringify(validate.errors)).toBe(true);
}

const CALLS: [path: string, call: string][] = [
  ['/board-filter/topics/{key}', '/board-filter/topics/DHK_1-ANAT'],
  ['/board-filter/{key}/years', '/board-filter/DHK_1-ANAT/years'],
  ['/board-filter/{key}/years/{year}', '/board-filter/DHK_1-ANAT/years/2024?page=2'],
  ['/board-filter/topic/questions', '/board-filter/topic/questions?subject_id=DHK_1-ANAT&topic_name=Heart&from=2&to=9'],
  ['/bank/{subject}/chapter/{subjectId}', '/bank/Anatomy/chapter/_1-ANAT?limit=100000'],
  ['/bank-filter/{chapterId}', '/bank-filter/CHAPTER'],
  ['/users', '/users?user_id=ME'],
  ['/search', '/search?q=heart'],
  ['/notifications', '/notifications'],
  ['/affiliate/{id}', '/affiliate/ME'],
];

test.each(CALLS)('%s answers as the document says', async (path, call) => {
  const chapters = await api.get('/bank/Anatomy/chapter/_1-ANAT');
  const { user_id: me } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { user_id: string };
  const address = call.replace('CHAPTER', String(chapters.body.data[0]?._id)).replace('ME', me);
  const { status, body } = await api.get(address, token);
  expect(status).toBe(200);
  conforms(path, '200', body);
});

test('the document describes every route and no other', () => {
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(documented.toSorted()).toEqual(routesOf(api.parts).toSorted());
});

test('an error is what the document says it is', async () => {
  const { status, body } = await api.get('/board-filter/DHK_1-ANAT/years/1999');
  expect(status).toBe(404);
  const validate = ajv.compile({ $ref: 'openapi#/components/schemas/Error' });
  expect(validate(body)).toBe(true);
});

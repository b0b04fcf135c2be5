import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type Answer, type TestGateway } from '../../testing/index.ts';
import { DESK, multipart, refusal, TYPE } from '../../testing/uploads.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const authorization = `Bearer ${tokenOf({ user_id: 'u-7' })}`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const column = { name: 'Level', column: null, samples: ['easy', 'hard'] };

test.each<[string, unknown, unknown]>([
  ['the columns of the file', [column, { ...column, column: '' }], [column, { ...column, column: '' }]],
  ['nothing of columns in another form', ['Level'], undefined],
  ['nothing of a column without samples', [{ name: 'Level', column: null }], undefined],
  ['nothing beside a column', [{ ...column, secret: 'x' }], [column]],
  ['nothing of too many columns', Array.from({ length: 101 }, () => column), undefined],
])('a refused header has %s', async (_what, columns, passed) => {
  const message = 'A column is unknown.';
  const route = answer(400, { message, code: 'BAD_FILE', columns, secret: 'x' });
  gateway.stub.reset({ ...DESK, 'POST /admin/questions/import': route });
  const sent = fetch(`${gateway.url}/exchange/import?format=csv`, {
    method: 'POST',
    headers: { authorization, 'content-type': TYPE },
    body: multipart(Buffer.from('Level\neasy\n')),
  });
  expect(await refusal(sent)).toEqual({
    status: 400,
    code: 'BAD_USER_INPUT',
    message,
    ...(passed === undefined ? {} : { columns: passed }),
  });
});

test('a template is the API’s file, to save', async () => {
  const file: Answer = (response) => response.writeHead(200, { 'content-type': DOCX }).end('PK');
  gateway.stub.reset({ ...DESK, '/admin/questions/export/template': file });
  const response = await fetch(`${gateway.url}/exchange/template?format=docx`, { headers: { authorization } });
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, DOCX, 'PK']);
});

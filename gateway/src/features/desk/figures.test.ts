import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { questionFiguresRow, salesDayRow } from '../../testing/desk.ts';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../../testing/index.ts';

let gateway: TestGateway;
const token = tokenOf({ user_id: 'NASRIN' });
beforeAll(async () => {
  gateway = await startTestGateway();
});
const as = (role: string) => ({
  '/capabilities': { capabilities: { study: true, studio: true, desk: true } },
  '/users': { data: { _id: '7', user_id: 'NASRIN', name: 'Nasrin', role } },
});
beforeEach(() => gateway.stub.reset(as('CLERK')));
afterAll(() => gateway.close());

const DAYS = 'from: "2026-11-14", to: "2026-11-20"';
const QUERY = { from: '2026-11-14', to: '2026-11-20' };
const called = (path: string) => gateway.stub.calls.filter((call) => call.path === path);
const ask = async (fields: string) =>
  (await gateway.dataOf(`{ desk { reports { ${fields} } } }`, {}, { token })).desk.reports;
const fail = (fields: string) => gateway.errorOf(`{ desk { reports { ${fields} } } }`, {}, { token });

test('sales come as the API has them, with who recorded each', async () => {
  gateway.stub.change({
    '/admin/figures/sales': { days: [salesDayRow(), salesDayRow({ method: 'unknown', by: null })] },
  });
  const { sales } = await ask(
    `sales(${DAYS}) { date plan method by { userId name } sold amount refunded complimentary }`,
  );
  const { by: _by, ...figures } = salesDayRow();
  expect(sales).toEqual([
    { ...figures, by: { userId: 'NASRIN', name: 'Nasrin Begum' } },
    { ...figures, method: 'unknown', by: null },
  ]);
  expect(called('/admin/figures/sales')[0]!.query).toEqual(QUERY);
});

test('questions are sorted by the API, and go on after a cursor', async () => {
  const next = questionFiguresRow().cursor;
  gateway.stub.change({
    '/admin/figures/questions': { questions: [questionFiguresRow()], computed_at: '2026-11-20T00:00:00.000Z', next },
  });
  const FIELDS = `{ computedAt pageInfo { hasNextPage endCursor } edges { cursor node { id ref facility discrimination openReports } } }`;
  const { questions } = await ask(
    `questions(prof: "_1", subject: "ANAT", order: SKIPS, descending: true, first: 5, after: "9:4") ${FIELDS}`,
  );
  expect(questions).toEqual({
    computedAt: '2026-11-20T00:00:00.000Z',
    pageInfo: { hasNextPage: true, endCursor: next },
    edges: [
      {
        cursor: next,
        node: { id: '7', ref: 'ANAT-000007', facility: 0.5, discrimination: -0.04, openReports: 1 },
      },
    ],
  });
  const query = { subject: '_1-ANAT', order: 'skips', descending: 'true', limit: '5', after: '9:4' };
  expect(called('/admin/figures/questions')[0]!.query).toEqual(query);
  for (const subject of ['prof: "_1"', 'prof: "_9", subject: "ANAT"']) {
    expect(await fail(`questions(${subject}) ${FIELDS}`)).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  }
});

test('an API without figures says so', async () => {
  gateway.stub.change({ '/admin/figures/ending': answer(404, { message: 'There is no such route.' }) });
  expect(await fail('endingPlans')).toMatchObject({ extensions: { code: 'NOT_SUPPORTED' } });
});

test('a CSV has a path that serves the file to holders of REPORTS alone', async () => {
  const { csv } = await ask(`csv(report: ENDING_PLANS, ${DAYS})`);
  expect(csv).toBe('/exchange/figures?report=ending&from=2026-11-14&to=2026-11-20');
  gateway.stub.change({
    '/admin/figures/csv': (response: ServerResponse) => {
      response.writeHead(200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="ending.csv"',
      });
      response.end('"Plan"\r\n');
    },
  });
  const download = (headers = {}) => fetch(`${gateway.url}${csv}`, { headers });
  const own = await download({ authorization: `Bearer ${token}` });
  expect([own.status, own.headers.get('content-disposition'), await own.text()]).toEqual([
    200,
    'attachment; filename="ending.csv"',
    '"Plan"\r\n',
  ]);
  expect(called('/admin/figures/csv')[0]!.query).toEqual({ report: 'ending', ...QUERY });
  expect((await download()).status).toBe(401);
  for (const role of ['READER', 'EDITOR']) {
    gateway.stub.change(as(role));
    expect((await download({ authorization: `Bearer ${tokenOf({ user_id: role })}` })).status).toBe(403);
  }
});

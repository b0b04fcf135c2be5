import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messageRow } from '../../../testing/desk.ts';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../../../testing/index.ts';

let gateway: TestGateway;
const token = tokenOf({ user_id: 'RAHIMA' });
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => gateway.stub.reset({ '/capabilities': { capabilities: { desk: true } } }));
afterAll(() => gateway.close());

const called = (path: string) => gateway.stub.calls.filter((call) => call.path === path);
const ask = (query: string, headers = {}) => gateway.dataOf(query, {}, { token, headers });
const fail = (query: string) => gateway.errorOf(query, {}, { token });
const FIELDS = `{
  id version state title message sendAt sentAt readers by { name } to { group days years role person { userId } }
}`;
const NEWS = 'title: "Exam", message: "On Monday"';

test('messages come by pages of a state, and a group is counted with or without words', async () => {
  gateway.stub.change({
    '/admin/messages': { messages: [messageRow(), messageRow({ _id: '9', state: 'LOST' })], next: '12' },
    '/admin/messages/preview': { data: { title: '', message: '', readers: 1234 } },
    '/admin/messages/years': { years: [{ year: '3rd', readers: 40 }] },
  });
  const { desk } = await ask(`{ desk {
    messages(state: SCHEDULED, first: 5, after: "20") { edges { cursor node ${FIELDS} } pageInfo { hasNextPage } }
    messagePreview(to: { group: YEARS, years: ["3rd"] }) { readers }
    profileYears { year readers }
  } }`);
  expect(desk).toMatchObject({
    messages: {
      edges: [{ cursor: '12', node: { state: 'SCHEDULED', to: { group: 'PLAN_ENDS', days: 7, person: null } } }],
      pageInfo: { hasNextPage: true },
    },
    messagePreview: { readers: 1234 },
    profileYears: [{ year: '3rd', readers: 40 }],
  });
  expect(called('/admin/messages')[0]!.query).toEqual({ state: 'SCHEDULED', limit: '5', after: '20' });
  expect(called('/admin/messages/preview')[0]!.body).toEqual({ group: 'YEARS', years: ['3rd'] });
});

test('a message is scheduled with the key of the request, changed and cancelled by version', async () => {
  gateway.stub.change({
    '/admin/messages': { data: messageRow() },
    '/admin/messages/12': { data: messageRow({ version: 2, group: 'PERSON', user: { user_id: 'KARIM', name: 'K' } }) },
    '/admin/messages/12/cancel': answer(409, { message: 'Somebody else has changed it.' }),
  });
  const input = `input: { to: { group: PLAN_ENDS, days: 7 }, ${NEWS}, sendAt: "2026-11-23T09:00:00+06:00" }`;
  await ask(`mutation { scheduleMessage(${input}) ${FIELDS} }`, { 'idempotency-key': 'once' });
  const [sent] = called('/admin/messages');
  expect(sent!.headers['idempotency-key']).toBe('once');
  expect(sent!.body).toEqual({
    group: 'PLAN_ENDS',
    days: 7,
    title: 'Exam',
    message: 'On Monday',
    send_at: '2026-11-23T09:00:00+06:00',
  });
  const toKarim = `input: { to: { group: PERSON, userId: "KARIM" }, ${NEWS} }`;
  const { changeMessage } = await ask(`mutation { changeMessage(id: "12", version: 1, ${toKarim}) ${FIELDS} }`);
  expect(changeMessage).toMatchObject({ version: 2, to: { person: { userId: 'KARIM' } } });
  expect(called('/admin/messages/12')[0]).toMatchObject({ method: 'PUT', body: { version: 1, user_id: 'KARIM' } });
  expect(await fail('mutation { cancelMessage(id: "12", version: 1) { id } }')).toMatchObject({
    message: 'Somebody else has changed it.',
    extensions: { code: 'CONFLICT' },
  });
  for (const query of ['cancelMessage(id: "../12", version: 1)', `changeMessage(id: "..", version: 1, ${toKarim})`]) {
    expect(await fail(`mutation { ${query} { id } }`)).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  }
});

test('an upstream without messages is NOT_SUPPORTED', async () => {
  gateway.stub.reset({ '/capabilities': { capabilities: {} } });
  expect(await fail(`mutation { scheduleMessage(input: { to: { group: EVERYBODY }, ${NEWS} }) { id } }`)).toMatchObject(
    {
      extensions: { code: 'NOT_SUPPORTED' },
    },
  );
});

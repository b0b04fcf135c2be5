import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer, startTestGateway, type TestGateway } from '../../testing/index.ts';
import { TOKEN } from '../../testing/people.ts';

const REFERRER = 'query ($userId: ID!) { referrer(userId: $userId) { firstName } }';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const ask = (userId = 'NUSRAT1') => gateway.dataOf(REFERRER, { userId }, { token: TOKEN });

describe('the referrer', () => {
  test.each(['Nusrat', 'নুসরাত', 'র\u200D্যাচেল'])('is the first name from the REST API: %s', async (name) => {
    gateway.stub.reset({ '/users/referrers/NUSRAT1': { data: { first_name: name } } });
    expect(await ask()).toEqual({ referrer: { firstName: name } });
    const [call] = gateway.stub.calls;
    expect([call!.method, call!.headers.authorization]).toEqual(['GET', undefined]);
  });

  test.each([
    ['an API without the call', answer(404, { message: 'No such route.' })],
    ['nobody of that reference', answer(404, { message: 'Nobody', code: 'NOT_FOUND' })],
    ['too many tries', answer(429, { message: 'Too many requests!' })],
    ['a fault', answer(500, '<h1>Oops</h1>', 'text/html')],
    ['no name', { data: {} }],
    ['an empty one', { data: { first_name: '' } }],
    ['a whole name', { data: { first_name: 'Nusrat Jahan' } }],
    ['markup', { data: { first_name: '<b>Nusrat</b>' } }],
    ['an attribute’s end', { data: { first_name: 'Nusrat"onload="x' } }],
    ['an address', { data: { first_name: 'evil.example' } }],
    ['a text that turns its line round', { data: { first_name: 'Nusrat\u202E' } }],
    ['nothing that can be seen', { data: { first_name: '\u3164\u3164' } }],
    ['a name without end', { data: { first_name: 'N'.repeat(25) } }],
    ['a tower of accents', { data: { first_name: `N${'\u0301'.repeat(20)}o` } }],
    ['no text', { data: { first_name: { toString: 'x' } } }],
  ])('is null for %s', async (_, body) => {
    gateway.stub.reset({ '/users/referrers/NUSRAT1': body });
    expect(await ask()).toEqual({ referrer: null });
  });

  test.each(['', '..', 'a/b', 'a?b', 'x'.repeat(65), '%2e%2e'])(
    'makes no call for the reference %j',
    async (userId) => {
      gateway.stub.reset({ '*': { data: { first_name: 'Nusrat' } } });
      expect(await ask(userId)).toEqual({ referrer: null });
      expect(gateway.stub.calls).toEqual([]);
    },
  );
});

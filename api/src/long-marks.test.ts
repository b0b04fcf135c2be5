import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from './testing/index.ts';
import { textBodies } from './testing/text-bodies.ts';

// Out of order, so that composing them takes quadratic time: more than a second.
const MARKS = '\u0301'.repeat(25_000) + '\u0316'.repeat(25_000);
const LETTERS = '\u0436'.repeat(50_000);

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn({ role: 'ADMIN' });
});
afterAll(() => api.close());

type Call = ReturnType<typeof textBodies>[number];

/** Milliseconds of processor time of the dearest call. */
async function timeOf({ method, path, withText }: Call, text: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  let most = 0;
  for (const body of withText(text)) {
    const before = process.cpuUsage();
    const response = await fetch(`${api.url}${path}`, { method, headers, body: JSON.stringify(body) });
    await response.text();
    const { user, system } = process.cpuUsage(before);
    expect(response.status).toBeLessThan(500);
    most = Math.max(most, (user + system) / 1_000);
  }
  return most;
}

test.each(textBodies().map((call) => [call.method, call.path, call] as const))(
  '50,000 combining marks in any text of %s %s cost what as many letters do',
  async (_method, _path, call) => {
    const letters = await timeOf(call, LETTERS);
    // Composing the marks would take a second.
    expect(await timeOf(call, MARKS)).toBeLessThan(3 * letters + 200);
  },
);

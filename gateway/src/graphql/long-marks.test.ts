import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, tokenOf, type TestGateway } from '../testing/index.ts';
import { textCalls } from '../testing/text-calls.ts';

// Out of order, so that composing them takes quadratic time: more than a second.
const MARKS = '\u0301'.repeat(25_000) + '\u0316'.repeat(25_000);
const LETTERS = '\u0436'.repeat(50_000);
const TOKEN = tokenOf({ user_id: 'U-1' });

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

type Call = ReturnType<typeof textCalls>[number];

/** Milliseconds of processor time of the dearest call. */
async function timeOf({ query, withText }: Call, text: string): Promise<number> {
  let most = 0;
  for (const variables of withText(text)) {
    const before = process.cpuUsage();
    const { status } = await gateway.graphql(query, variables, { token: TOKEN });
    const { user, system } = process.cpuUsage(before);
    expect([200, 502, 503]).toContain(status);
    most = Math.max(most, (user + system) / 1_000);
  }
  return most;
}

test.each(textCalls().map((call) => [call.operation, call.name, call] as const))(
  '50,000 combining marks in any String of %s %s cost what as many letters do',
  async (_operation, _name, call) => {
    const limit = 3 * (await timeOf(call, LETTERS)) + 200;
    // Composing the marks would take a second each time; other work of the process comes and goes.
    let least = Infinity;
    for (let round = 0; round < 3 && least >= limit; round += 1) least = Math.min(least, await timeOf(call, MARKS));
    expect(least).toBeLessThan(limit);
  },
);

// @module-tag long
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryEverything, dataOf, startGatewayFor } from './section-7/gateway.ts';
import { startSection7, type Section7, type Variation } from './section-7/stub.ts';
import { isOptional, rewrite, withData, withoutData } from './section-7/variations.ts';

const RUNS = 12;
const ID = /^(?:_id|user_id)$/;

let stub: Section7;
let gateway: Awaited<ReturnType<typeof startGatewayFor>>;
let plain: ReturnType<typeof dataOf>;
beforeAll(async () => {
  stub = await startSection7();
  gateway = await startGatewayFor(stub.url);
  plain = dataOf(await queryEverything(gateway.url));
});
afterAll(async () => {
  await gateway.stop();
  await stub.close();
});

async function everything(vary: Variation) {
  stub.vary(vary);
  gateway.clearCaches();
  return queryEverything(gateway.url);
}

/** The same number for the same place of the same call. */
const drawAt = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};
const seedOf = (seed: number, call: string) => Buffer.from(call).reduce((sum, byte) => Math.imul(sum, 31) + byte, seed);

test('looser types and additional fields change nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const found = dataOf(
        await everything((sent, told) => {
          const draw = drawAt(seedOf(seed, told.call));
          const read = draw() < 0.5 ? withData(sent, told) : withoutData(sent, told);
          const body = rewrite(read.body, (value, name) => {
            const isChanged = draw() < 0.3;
            if (!isChanged) return value;
            if (name && ID.test(name) && typeof value === 'string') return Number(value);
            if (typeof value === 'number') return String(value);
            const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
            return isRecord ? { __v: 0, extra: [seed], ...value } : value;
          });
          return { ...sent, body };
        }),
      );
      expect(found).toEqual(plain);
    }),
    { numRuns: RUNS },
  );
});

test('nothing fails when optional fields are missing or null', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      dataOf(
        await everything((sent, { call }) => {
          const draw = drawAt(seedOf(seed, call));
          const body = rewrite(sent.body, (value, name) => {
            const luck = draw();
            return !isOptional(name) || luck > 0.4 ? value : luck > 0.2 ? null : undefined;
          });
          return { ...sent, body };
        }),
      );
    }),
    { numRuns: RUNS },
  );
});

const CODES = ['UPSTREAM_UNAVAILABLE', 'NOT_FOUND', 'UNAUTHENTICATED'];

test('whatever the server responds, clients get at worst UPSTREAM_UNAVAILABLE', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), fc.nat(), async (junk, seed) => {
      const answers = await everything((sent, { call }) => {
        const draw = drawAt(seedOf(seed, call));
        if (draw() < 0.2) return { ...sent, body: junk };
        return { ...sent, body: rewrite(sent.body, (value) => (draw() < 0.05 ? junk : value)) };
      });
      const codes = Object.values(answers).flatMap(({ errors = [] }) =>
        errors.map(({ extensions }) => extensions.code),
      );
      expect(codes.filter((code) => !CODES.includes(code))).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

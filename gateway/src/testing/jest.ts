import * as vitest from 'vitest';

export { afterAll, beforeAll, beforeEach, expect, vi as jest } from 'vitest';

type Done = (error?: unknown) => void;

/** jest's globals as Apollo's suite uses them. A hook may call back when it is done. */
export const afterEach = (body: (done: Done) => unknown) =>
  vitest.afterEach(() =>
    body.length === 0
      ? (body as () => Promise<void>)()
      : new Promise<void>((resolve, reject) => body((error) => (error ? reject(error) : resolve()))),
  );

// What it skips needs graphql 17, or a setting of Apollo's own build: these are no tests of this program.
const skip = () => {};

export const test = Object.assign((name: string, body: () => Promise<void>) => vitest.test(name, body), {
  skip,
  each: vitest.test.each.bind(vitest.test),
});
export const it = test;
export const describe = Object.assign((name: string, body: () => void) => vitest.describe(name, body), {
  skip,
  each: vitest.describe.each.bind(vitest.describe),
});

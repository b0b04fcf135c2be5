import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../index.ts';
import { answerTo, type Variation } from './variation.ts';

const WARN = 40;

/** Tests that each variation gets its answer, and nothing more than its lines in the log. */
export function describeVariations(tables: Record<string, Variation[]>): void {
  let log: Record<string, unknown>[] = [];
  const sink = {
    write(text: string) {
      const line = JSON.parse(text) as Record<string, unknown>;
      if (Number(line.level) >= WARN) log.push(line);
    },
  };
  let shared: TestGateway;
  beforeAll(async () => {
    shared = await startTestGateway({ log: sink });
  });
  beforeEach(() => {
    log = [];
  });
  afterAll(() => shared.close());

  describe.each(Object.entries(tables))('an upstream may differ in its %s', (_table, variations) => {
    test.each(variations)('$name', async (variation) => {
      const { data, errors = [], log: lines = [], env } = variation;
      const gateway = env ? await startTestGateway({ log: sink, env }) : shared;
      const answer = await answerTo(gateway, variation);
      if (env) await gateway.close();
      expect(answer.data).toEqual(data);
      expect(answer.errors).toMatchObject(errors.toSorted((a, b) => a.path.localeCompare(b.path)));
      expect(log).toMatchObject(lines);
    });
  });
}

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../index.ts';
import { accountVariations } from './accounts.ts';
import { affiliateVariations } from './affiliate.ts';
import { contentVariations } from './content.ts';
import { idVariations } from './ids.ts';
import { imageVariations } from './images.ts';
import { listVariations } from './lists.ts';
import { pagingVariations } from './paging.ts';
import { priceVariations } from './prices.ts';
import { questionVariations } from './questions.ts';
import { transportVariations } from './transport.ts';
import { answerTo, type Variation } from './variation.ts';

// To add a case, add a row to the file of its feature.
const TABLES: Record<string, Variation[]> = {
  accounts: accountVariations,
  affiliate: affiliateVariations,
  content: contentVariations,
  ids: idVariations,
  images: imageVariations,
  lists: listVariations,
  paging: pagingVariations,
  prices: priceVariations,
  questions: questionVariations,
  transport: transportVariations,
};

const WARN = 40;

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

describe.each(Object.entries(TABLES))('an upstream may differ in its %s', (_table, variations) => {
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

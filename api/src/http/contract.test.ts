import type { Request } from 'express';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { jsonReply, readBody } from './contract.ts';

// The compiler checks these: a line that it does not refuse makes `@ts-expect-error` an error.
test('a response with a field too many or too few, or of another type, does not compile', () => {
  const named = { name: 'Nusrat', share: 0.5 };
  const comparison = { results: 3, distribution: null };
  const reply = jsonReply('comparePaper', 200, { comparison: { ...comparison, named: [named] } });
  expect(reply).toEqual({ status: 200, body: { comparison: { ...comparison, named: [named] } } });
  // @ts-expect-error -- `named` is missing
  jsonReply('comparePaper', 200, { comparison });
  // @ts-expect-error -- `age` is not in the contract
  jsonReply('comparePaper', 200, { comparison: { ...comparison, named: [{ ...named, age: 20 }] } });
  // @ts-expect-error -- a share is a number
  jsonReply('comparePaper', 200, { comparison: { ...comparison, named: [{ ...named, share: '50 %' }] } });
});

test('a schema that reads other fields than the contract has, or takes less, does not compile', () => {
  const request = { body: { flagged: true } } as Request;
  expect(readBody(request, 'setQuestionFlag', z.object({ flagged: z.boolean() }))).toEqual({ flagged: true });
  // @ts-expect-error -- `colour` is not in the contract
  readBody(request, 'setQuestionFlag', z.object({ flagged: z.boolean(), colour: z.string().optional() }));
  // @ts-expect-error -- `flagged` is not read
  readBody(request, 'setQuestionFlag', z.object({}));
  // @ts-expect-error -- `false` is in the contract too
  readBody(request, 'setQuestionFlag', z.object({ flagged: z.literal(true) }).catch({ flagged: true }));
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findFault } from './check.ts';
import { mark } from './mark.ts';
import { SCORING_RULES } from './rules.ts';
import { answersTo, sampleBank, withWeights } from './testing/sample-bank.ts';

const questions = [...sampleBank, ...sampleBank.filter(({ type }) => type === 'SAQ').map(withWeights)];

test('every question of the sample bank is marked as ever, by every rule', async () => {
  const groups = Map.groupBy(questions, ({ subject, type }) => `${subject} ${type}`);
  const lines = [...groups].flatMap(([name, group]) =>
    SCORING_RULES.map((rule) => {
      const results = group.flatMap((question) => answersTo(question).map((answer) => result(question, answer, rule)));
      const hash = createHash('sha256').update(JSON.stringify(results)).digest('hex').slice(0, 16);
      return `${name} ${rule.id} ${results.length} answers ${hash}\n`;
    }),
  );
  await expect(lines.join('')).toMatchFileSnapshot('testing/golden-marks.txt');
});

type Question = (typeof questions)[number];
type Answer = ReturnType<typeof answersTo>[number];

function result(question: Question, answer: Answer, rule: (typeof SCORING_RULES)[number]) {
  expect(findFault(question, answer)).toBeUndefined();
  const { outcome, points, outOf } = mark(question, answer, rule);
  return [outcome, points, outOf];
}

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { mark } from '../api/src/features/study/mark.ts';
import { SCORING_RULES } from '../api/src/features/study/rules.ts';
import { pointsEarned } from '../web/src/features/study/part-marks.ts';
import { markAnswer } from '../web/src/features/study/rules.ts';
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
  const marking = mark(question, answer, rule);
  if ('fault' in marking) throw new Error(`${question.ref} refuses ${JSON.stringify(answer)}`);
  const { outcome, points, outOf } = marking;
  return [outcome, points, outOf];
}

test('a device marks like the server', () => {
  for (const question of questions) {
    for (const answer of answersTo(question)) {
      const [outcome, points] = result(question, answer, SCORING_RULES[0]!);
      const { sba, mtf, saq } = answer;
      const given = {
        ...(sba && { choice: sba }),
        ...(mtf && { judgements: Object.fromEntries(mtf.map(({ key, value }) => [key, value])) }),
        ...(saq && { points: Object.fromEntries(saq.map(({ label, points: had }) => [label, had])) }),
      };
      const id = question.ref;
      expect([id, answer, markAnswer({ ...question, id }, given)]).toEqual([id, answer, outcome]);
      if (!saq) continue;
      const earned = question.parts.map((part) => pointsEarned(part, given.points?.[part.label] ?? []));
      expect(earned.reduce((sum, one) => sum + one, 0)).toBe(points);
    }
  }
});

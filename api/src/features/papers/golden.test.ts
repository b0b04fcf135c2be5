import { createHash } from 'node:crypto';
import { answersTo, sampleBank, withWeights } from 'question/testing/sample-bank.ts';
import { expect, test } from 'vitest';
import type { Item, Paper } from './store.ts';
import { viewPaper } from './view.ts';

const STARTED = new Date('2026-11-27T04:00:00Z');
const FINISHED = new Date('2026-11-27T05:00:00Z');
const KINDS = ['MTF', 'SBA', 'SAQ'] as const;
const LENGTH = 45;

/** Every eleventh question, so that each paper has all subjects; every fifth has had another key. */
function makeItems(seed: number): Item[] {
  return Array.from({ length: LENGTH }, (_, index) => {
    const picked = sampleBank[(index * 11 + seed * 37) % sampleBank.length]!;
    const question = picked.type === 'SAQ' && index % 2 === 0 ? withWeights(picked) : picked;
    const answers = answersTo(question);
    const former = index % 5 === 0 ? question.options.map((one) => ({ ...one, correct: !one.correct })) : null;
    return {
      number: index + 1,
      question: index + 1,
      version: 1,
      content: {
        ...question,
        stem: '',
        explanation: null,
        take_away: null,
        references: [],
        appearances: [],
        origin: null,
        notice: null,
      },
      keyCorrectedOn: null,
      former,
      answer: index % 7 === 0 ? null : answers[(index + seed) % answers.length]!,
      answeredAt: null,
      isFlagged: false,
      flaggedAt: null,
      tookMs: null,
    };
  });
}

function makePaper(rule: string, answerAny: number | null): Paper {
  return {
    id: 'paper',
    user: 1,
    title: 'Paper',
    mode: 'EXAM',
    rule,
    sections: KINDS.map((kind) => ({ kind, answerAny: kind === 'SAQ' ? answerAny : null })),
    startedAt: STARTED,
    endsAt: null,
    finishedAt: FINISHED,
    points: null,
    outOf: null,
    components: null,
    access: 'OPEN',
    isMixed: false,
    remarked: 0,
    original: 'paper',
    isNamed: false,
    utcOffset: 360,
  };
}

test('papers of the sample bank are marked as ever', async () => {
  const lines = ['PROF', 'FCPS', 'RESIDENCY'].flatMap((rule) =>
    [null, 1, 4].flatMap((answerAny) =>
      Array.from({ length: 8 }, (_, seed) => {
        const { sections, result } = viewPaper(makePaper(rule, answerAny), makeItems(seed), FINISHED, new Set());
        const items = sections!.flatMap((section) =>
          section.items.map(({ outcome, marks, out_of, remarked_from }) => [outcome, marks, out_of, remarked_from]),
        );
        const hash = createHash('sha256')
          .update(JSON.stringify([items, result]))
          .digest('hex')
          .slice(0, 16);
        const { marks, out_of, unmarked, verdict } = result!;
        return `${rule} any ${answerAny} paper ${seed}: ${marks} of ${out_of}, ${unmarked} unmarked, ${verdict}, ${hash}\n`;
      }),
    ),
  );
  await expect(lines.join('')).toMatchFileSnapshot('testing/golden-papers.txt');
});

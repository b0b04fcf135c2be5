import type { PaperSheetFragment } from '../paper.generated.ts';

export const item = (number: number) => ({
  number,
  asked: { id: `q${number}`, type: 'SBA' as const, stem: 'Which?', options: [], parts: [], media: [] },
  answer: null,
  flagged: false,
  tookMs: null,
  outOf: 1,
  question: null,
  locked: false,
  keyCorrectedOn: null,
  outcome: null,
  remarkedFrom: null,
  marks: null,
});

/** An open examination of two questions. */
export const PAPER: PaperSheetFragment = {
  id: 'p1',
  title: 'Anatomy: 2 SBA',
  mode: 'EXAM',
  state: 'OPEN',
  startedAt: '2026-11-23T09:00:00.000Z',
  endsAt: '2026-11-23T09:30:00.000Z',
  now: '2026-11-23T09:00:00.000Z',
  finishedAt: null,
  named: false,
  rule: { id: 'PROF', name: 'Professional examination', passShare: 0.6, components: [] },
  sections: [{ kind: 'SBA', answerAny: null, items: [item(1), item(2)] }],
  result: null,
};

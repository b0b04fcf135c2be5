import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PaperSheetFragment } from '../paper.generated.ts';
import { Score } from './Score.tsx';

const rule = { id: 'PROF', name: 'Professional', passShare: 0.6 };
const paperWith = (locked: boolean) =>
  ({
    rule,
    sections: [{ kind: 'SAQ', items: [{ asked: { parts: [{ label: 'a' }] }, locked }] }],
  }) as unknown as PaperSheetFragment;
const result = {
  marks: 6,
  outOf: 10,
  markedOutOf: 8,
  share: 0.75,
  unmarked: 1,
  remarked: 0,
  verdict: null,
  tookMs: 60_000,
  components: [{ component: { ...rule, kinds: ['SAQ'] } }],
} as unknown as Parameters<typeof Score>[0]['result'];

test.each([
  ['a short answer that a plan would open', true, 'No result yet: some short answers can be marked only with a plan.'],
  ['ticks that are still on their way', false, 'All is marked. The result is on its way.'],
])('a result without a verdict says that it waits for %s', (_name, locked, words) => {
  render(
    <Score paper={paperWith(locked)} result={result} missing={0}>
      <button type="button">Next</button>
    </Score>,
  );
  expect(screen.getByRole('status').textContent).toBe(words);
});

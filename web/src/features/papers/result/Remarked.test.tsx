import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Remarked } from './Remarked.tsx';

test.each([
  ['WRONG', 'RIGHT', 'Marked again by the key corrected on 20 November 2026: now counted as right.'],
  ['RIGHT', 'WRONG', 'Marked again by the key corrected on 20 November 2026: no longer counted as right.'],
  ['WRONG', 'PARTLY', 'Marked again by the key corrected on 20 November 2026.'],
  [null, 'RIGHT', ''],
] as const)('marked as %s before the key was corrected and as %s since', (remarkedFrom, outcome, text) => {
  const { container } = render(<Remarked {...{ remarkedFrom, outcome }} keyCorrectedOn="2026-11-20" />);
  expect(container.textContent).toBe(text);
});

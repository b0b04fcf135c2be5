import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Marks } from './Marks.tsx';

const topic = (name: string, marks: number, outOf: number) => ({
  subject: { code: 'ANAT', name: 'Anatomy' },
  topic: name,
  marks,
  outOf,
});
const result = (topics: ReturnType<typeof topic>[]) => ({
  marks: 5,
  outOf: 10,
  markedOutOf: 10,
  share: 0.5,
  unmarked: 0,
  remarked: 0,
  verdict: 'FAILED' as const,
  components: [],
  passed: false,
  tookMs: 60_000,
  sections: [],
  topics,
});
const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('topics under three marks are one line that opens, unless there is nothing else', () => {
  const small = [topic('Thorax', 1, 1), topic('Head', 0, 2)];
  const { unmount } = render(
    <Marks result={result([...small, topic('Upper limb', 4, 5)])} passShare={0.6} missing={0} />,
  );
  expect(names(screen.getByRole('list', { name: 'By topic' }))).toEqual(['Upper limb4 of 5']);
  const others = screen.getByText('Other topics (2)').closest('details')!;
  expect(others.open).toBe(false);
  expect(others.querySelector('summary')!.textContent).toContain('1 of 3');
  expect([...others.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Head0 of 2',
    'Thorax1 of 1',
  ]);
  unmount();
  render(<Marks result={result(small)} passShare={0.6} missing={0} />);
  expect(names(screen.getByRole('list', { name: 'By topic' }))).toHaveLength(2);
});

import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Entry } from '../device/sheets.ts';
import type { OpenPaper } from '../usePaper.ts';
import { fits, Questions } from './Questions.tsx';

const locked = {
  number: 3,
  asked: { id: 'q3', type: 'SBA', stem: 'Which nerve?', options: [], parts: [], media: [] },
  answer: { sba: 'A', mtf: null, saq: null },
  outOf: 1,
  question: null,
  locked: true,
  outcome: 'WRONG',
  marks: 0,
} as unknown as Entry;

test('a question whose key the reader may not read any more stands with its marks, and says why', () => {
  render(
    <MemoryRouter>
      <Questions
        entries={[locked]}
        open={{} as OpenPaper}
        filter="ALL"
        isMarking={false}
        onFilter={() => undefined}
        onNext={undefined}
      />
    </MemoryRouter>,
  );
  const card = screen.getByRole('article', { name: 'Question 3' });
  expect(card.textContent).toContain('Which nerve?');
  expect(card.textContent).toContain('The answer to this question comes with a plan.');
  expect(card.textContent).toContain('0 of 1 marks');
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription');
});

test('a short answer that was written and is not marked yet is not blank', () => {
  const written = { ...locked, outcome: 'SKIPPED' as const, answer: { sba: null, mtf: null, saq: [] } };
  expect(fits('BLANK', written)).toBe(false);
  expect(fits('BLANK', { ...written, answer: null })).toBe(true);
});

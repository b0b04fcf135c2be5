import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { mtf, saq, sba } from '../../../testing/questions.ts';
import { AppTheme } from '../../../theme/AppTheme.tsx';
import type { QuestionCardFragment } from '../card/question.generated.ts';
import type { RecordView } from '../../study/index.ts';
import { ListedQuestion } from './ListedQuestion.tsx';
import { forgetAnswers } from './answers.ts';

const shelf = { path: '/board-question/DHK/_1/ANAT/2024', title: 'Anatomy 2024', place: 3 };
const boardNames = new Map<string, string>();

const show = (question: QuestionCardFragment, record?: RecordView) => ({
  ...render(
    <MockedProvider>
      <MemoryRouter>
        <AppTheme>
          <ListedQuestion question={question} place={3} {...{ shelf, boardNames, record }} />
        </AppTheme>
      </MemoryRouter>
    </MockedProvider>,
  ),
  user: userEvent.setup(),
});
const press = (name: string) => screen.getByRole('button', { name });

afterEach(forgetAnswers);

it('says what a corrected key made of the last answer', async () => {
  const record = { questionId: 'sba', attempts: 1, flagged: false, note: '', noteVersion: 0 };
  const last = { outcome: 'PARTLY', at: '2026-11-01T04:00:00.000Z' } as const;
  show(sba(), { ...record, last, remarkedFrom: 'RIGHT', keyCorrectedOn: '2026-11-20' });
  const note = await screen.findByText(/^Key corrected on 20 November 2026, after your last answer\./);
  expect(note.textContent).toMatch(/No longer counted as right\.$/);
});

it('shows what others answered, once it is checked', async () => {
  const optionShares = ['A', 'B', 'C', 'D', 'E'].map((key) => ({ key, share: key === 'C' ? 0.6 : 0.1 }));
  const stats = { answered: 40, rightShare: 0.6, optionShares };
  const { user } = show(sba(), { questionId: 'sba', attempts: 1, flagged: false, note: '', noteVersion: 0, stats });
  expect(screen.queryByText('60 % chose this')).toBeNull();
  await user.click(press('Show answer'));
  expect(screen.getByText('60 % chose this')).toBeTruthy();
});

describe('a question that mounts again', () => {
  it('keeps the answer and the key', async () => {
    const { user, unmount } = show(sba());
    await user.click(screen.getByRole('radio', { name: /Axillary/ }));
    await user.click(press('Check answer'));
    unmount();
    show(sba());
    expect(screen.getByRole('status').textContent).toBe('Incorrect. You chose A; the answer is C.');
  });

  it('keeps judgements and hides the key', async () => {
    const { user, unmount } = show(mtf());
    await user.click(screen.getAllByRole('button', { name: 'False' })[0]!);
    unmount();
    show(mtf());
    expect(screen.getAllByRole('button', { name: 'False' })[0]!.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('keeps the revealed parts', async () => {
    const { user, unmount } = show(saq());
    await user.click(press('Show points of part a'));
    unmount();
    show(saq());
    expect(screen.getByText('C5 to C8')).toBeTruthy();
    expect(screen.queryByText('Upper, middle, lower')).toBeNull();
  });

  it('is blank after forgetAnswers', async () => {
    const { user, unmount } = show(sba());
    await user.click(press('Show answer'));
    unmount();
    forgetAnswers();
    show(sba());
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

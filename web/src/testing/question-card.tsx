import type { Answer } from 'question/answer.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import { UNANSWERED, type AnswerProps, type Reveal } from '../features/questions/card/answer.ts';
import { QuestionCard } from '../features/questions/card/QuestionCard.tsx';
import type { QuestionCardFragment } from '../features/questions/card/question.generated.ts';
import { AppTheme } from '../theme/AppTheme.tsx';

const boardNames = new Map([['DHK', 'Dhaka']]);

/** A screen of one question that owns its state. */
function Screen({ question }: { question: QuestionCardFragment }) {
  const [answer, setAnswer] = useState<Answer>(UNANSWERED);
  const [reveal, setReveal] = useState<Reveal>(false);
  const onAnswer = (next: Answer) => {
    setAnswer(next);
    if (!next.saq) setReveal(false);
  };
  return (
    <QuestionCard
      question={question}
      place={3}
      boardNames={boardNames}
      {...{ answer, onAnswer, reveal, onReveal: setReveal }}
    />
  );
}

export function show(question: QuestionCardFragment) {
  render(
    <AppTheme>
      <Screen question={question} />
    </AppTheme>,
  );
  return { user: userEvent.setup(), card: screen.getByRole('article', { name: 'Question 3' }) };
}

/** A screen that ignores all events. */
export function showControlled(question: QuestionCardFragment, state: Partial<AnswerProps> = {}) {
  const [onAnswer, onReveal] = [vi.fn<AnswerProps['onAnswer']>(), vi.fn<AnswerProps['onReveal']>()];
  const props = { answer: UNANSWERED, reveal: false, ...state, onAnswer, onReveal };
  render(
    <AppTheme>
      <QuestionCard question={question} place={3} boardNames={boardNames} {...props} />
    </AppTheme>,
  );
  return { user: userEvent.setup(), onAnswer, onReveal };
}

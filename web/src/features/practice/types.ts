import type { ReactNode } from 'react';
import type { GivenAnswer, Shelf, StudyQuestion } from '../study/index.ts';

/** A question to practise, and where it stands. */
export type PracticeItem = { question: StudyQuestion; shelf: Shelf };

export type PracticeAttempt = {
  answer: GivenAnswer;
  /** The whole key is on show, and of an SAQ the marks are saved. */
  isDone: boolean;
  /** The model points of an SAQ are on show, to be ticked. */
  isTicking: boolean;
  /** From seeing the question to its check, in milliseconds. */
  tookMs?: number | undefined;
};

/** What follows the questions that are here. Without it, they are all. */
export type MoreQuestions = { state: 'READY' | 'LOADING' | 'FAILED'; load: () => void };

export type PracticeProps = {
  title: string;
  items: readonly PracticeItem[];
  more?: MoreQuestions | undefined;
  attemptOf: (question: StudyQuestion) => PracticeAttempt;
  /** The attempt of the record to which the reader may add how sure they were. */
  logged?: { questionId: string; attemptId: string } | undefined;
  renderCard: (item: PracticeItem) => ReactNode;
  /** Shows the whole key, and marks what was answered: of an SAQ in two steps, with ticks between them. */
  onCheck: (item: PracticeItem) => void;
  /** Takes the answers to these back. */
  onRetry: (questions: readonly StudyQuestion[]) => void;
  /** The reader leaves, at this question. */
  onClose: (item: PracticeItem | undefined) => void;
  /** Shown in place of a question while there are none. */
  empty: ReactNode;
  /** A link to what may be practised next. */
  nextList?: ReactNode;
};

import type { Answer } from 'question/answer.ts';
import type { ReactNode } from 'react';
import type { Confidence, Shelf, StudyQuestion } from '../study/index.ts';

/** A question to practise and its place in a list. */
export type PracticeItem = {
  question: StudyQuestion;
  shelf: Shelf;
  /** The list that it is from, where `shelf` is its place in the round alone. */
  from?: Shelf;
};

/** What a review adds to practice. */
export type ReviewParts = {
  /** Above a question. */
  renderReason: (item: PracticeItem) => ReactNode;
  /** The id of the question whose answer can be taken back. */
  undoable: string | undefined;
  onUndo: () => void;
  onPostpone: (item: PracticeItem) => void;
  /** Above the result of a round in which every question was answered. */
  ending: ReactNode;
};

export type PracticeAttempt = {
  answer: Answer;
  /** The whole key is shown and, for short answers, the marks are saved. */
  isDone: boolean;
  /** The model points of a short answer are shown, to be ticked. */
  isTicking: boolean;
  /** Time from first seeing the question to the check, in milliseconds. */
  tookMs?: number | undefined;
};

/** The questions that follow the loaded ones. Undefined if all are loaded. */
export type MoreQuestions = { state: 'READY' | 'LOADING' | 'FAILED'; load: () => void };

export type PracticeProps = {
  title: string;
  items: readonly PracticeItem[];
  more?: MoreQuestions | undefined;
  attemptOf: (question: StudyQuestion) => PracticeAttempt;
  renderCard: (item: PracticeItem) => ReactNode;
  /** Marks the answer and shows the key. A short answer takes two steps: model points to tick, then marks. */
  onCheck: (item: PracticeItem, confidence: Confidence | undefined) => void;
  /** Clears the answers to these questions. */
  onRetry: (questions: readonly StudyQuestion[]) => void;
  /** The reader leaves practice at this question. */
  onClose: (item: PracticeItem | undefined) => void;
  /** Shown if there are no questions. */
  empty: ReactNode;
  /** A link to the next list to practise. */
  nextList?: ReactNode;
  review?: ReviewParts | undefined;
};

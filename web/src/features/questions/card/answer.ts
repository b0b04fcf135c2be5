import type { Answer } from 'question/answer.ts';
import type { ReactNode } from 'react';

/** How much of the key a card shows: none, all (of short answers: marked too), or these parts. */
export type Reveal = boolean | readonly string[];

/** Where the device keeps what was written. */
export const WRITTEN_KEY = 'written-answers';

export const UNANSWERED: Answer = {};

/** By option: the share of readers who chose it or called it true, 0 to 1. */
export type Shares = readonly { key: string; share: number }[];

export type AnswerProps = {
  answer: Answer;
  /** By part: shown instead of the field to write in. */
  written?: Readonly<Record<string, ReactNode>> | undefined;
  onAnswer: (answer: Answer) => void;
  reveal: Reveal;
  onReveal: (reveal: Reveal) => void;
  shares?: Shares | undefined;
  /** Goes on to the next question; undefined where there is none. */
  onNext?: (() => void) | undefined;
  /** Of an examination: there is no second try. */
  isFinal?: boolean | undefined;
};

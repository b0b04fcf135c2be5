import type { ReactNode } from 'react';

/** An option of an SBA, judgements of an MTF's statements, or the model points of an SAQ that the reader had. */
export type Answer = {
  choice?: string;
  judgements?: Readonly<Record<string, boolean>>;
  /** By part, from 1. */
  points?: Readonly<Record<string, readonly number[]>>;
  /** By part: shown instead of the field to write in. */
  written?: Readonly<Record<string, ReactNode>>;
};

/** How much of the key a card shows: none, all (of an SAQ: marked too), or these parts of an SAQ. */
export type Reveal = boolean | readonly string[];

/** Where the device keeps what was written. */
export const WRITTEN_KEY = 'written-answers';

export const UNANSWERED: Answer = {};

/** By option: the share of readers who chose it (SBA) or called it true (MTF), 0 to 1. */
export type Shares = readonly { key: string; share: number }[];

export type AnswerProps = {
  answer: Answer;
  onAnswer: (answer: Answer) => void;
  reveal: Reveal;
  onReveal: (reveal: Reveal) => void;
  shares?: Shares | undefined;
  /** Goes on to the next question; undefined where there is none. */
  onNext?: (() => void) | undefined;
  /** Of an examination: there is no second try. */
  isFinal?: boolean | undefined;
};

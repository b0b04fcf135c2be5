/** An option of an SBA or judgements of an MTF's statements. An SAQ is answered on paper. */
export type Answer = {
  choice?: string;
  judgements?: Readonly<Record<string, boolean>>;
};

/** How much of the key a card shows: none, all, or these parts of an SAQ. */
export type Reveal = boolean | readonly string[];

export const UNANSWERED: Answer = {};

export type AnswerProps = {
  answer: Answer;
  onAnswer: (answer: Answer) => void;
  reveal: Reveal;
  onReveal: (reveal: Reveal) => void;
  /** Goes on to the next question; undefined where there is none. */
  onNext?: (() => void) | undefined;
};

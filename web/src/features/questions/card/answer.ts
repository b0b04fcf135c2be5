/** What a reader answers: an option of an SBA, or true and false of the statements of an MTF. An SAQ is answered on paper. */
export type Answer = {
  choice?: string;
  judgements?: Readonly<Record<string, boolean>>;
};

/** How much of the key a card shows: none, all, or the points of these parts of an SAQ. */
export type Reveal = boolean | readonly string[];

export const UNANSWERED: Answer = {};

/** The state of a card, which its screen owns. */
export type AnswerProps = {
  answer: Answer;
  onAnswer: (answer: Answer) => void;
  reveal: Reveal;
  onReveal: (reveal: Reveal) => void;
};

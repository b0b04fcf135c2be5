import type { Confidence, Outcome, QuestionNoticeKind, QuestionOrigin, QuestionType } from '../../graphql.generated.ts';

export type { Confidence, Outcome };

/** A question as cards show it. It is kept with the record, so that own lists open offline too. */
export type StudyQuestion = {
  id: string;
  ref: string;
  type: QuestionType;
  stem: string;
  explanation: string | null;
  takeAway: string | null;
  references: string[];
  origin: QuestionOrigin | null;
  options: { key: string; text: string; correct: boolean; reason: string | null }[];
  parts: { label: string; text: string; marks: number; points: string[] }[];
  appearances: { board: string; year: number; sitting: string | null }[];
  notice: { kind: QuestionNoticeKind; on: string | null } | null;
};

/** Where a question stands: kept with what is recorded, so that own lists can name it and lead back. */
export type Shelf = {
  /** Of the list, within the site, without a page or a range. */
  path: string;
  title: string;
  /** From 1. */
  place: number;
  total?: number;
  prof?: string;
  subject?: string;
  topic?: string;
};

/** What a reader answered: an option, judgements of statements, or the model points ticked, by part and from 1. */
export type GivenAnswer = {
  choice?: string;
  judgements?: Readonly<Record<string, boolean>>;
  points?: Readonly<Record<string, readonly number[]>>;
};

export type CheckedAnswer = {
  question: StudyQuestion;
  shelf: Shelf;
  answer: GivenAnswer;
  /** Both in milliseconds since 1970. */
  readingSince: number;
  answeredAt: number;
  /** Answers that replaced another before the check. */
  changes: number;
  /** Not sent before `releaseAttempt` or for a minute, so that the reader can say how sure they were. */
  hold?: boolean;
};

export type Result = { outcome: Outcome; /** ISO 8601, UTC. */ at: string };

export type QuestionStats = {
  answered: number;
  /** 0 to 1, like the shares. */
  rightShare: number;
  optionShares: readonly { key: string; share: number }[];
};

/** What the reader's record says of a question. */
export type RecordView = {
  questionId: string;
  attempts: number;
  last?: Result;
  /** How it went before this visit. */
  before?: Result;
  flagged: boolean;
  note: string;
  noteVersion: number;
  /** The day on which the key was corrected, if that was after the last answer. */
  keyCorrectedOn?: string | null;
  /** Another device's note, until the reader has merged the two. */
  conflict?: { note: string; version: number } | undefined;
  stats?: QuestionStats;
};

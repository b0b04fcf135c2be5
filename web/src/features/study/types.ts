import type { Answer } from 'question/answer.ts';
import type { Confidence, Outcome, QuestionNoticeKind, QuestionOrigin, QuestionType } from '../../graphql.generated.ts';

export type { Confidence, Outcome };

/** A question as cards show it. Stored with the record, so that the reader's own lists work offline. */
export type StudyQuestion = {
  id: string;
  ref: string;
  type: QuestionType;
  stem: string;
  explanation: string | null;
  explanationBn: string | null;
  takeAway: string | null;
  references: string[];
  origin: QuestionOrigin | null;
  options: { key: string; text: string; correct: boolean; reason: string | null }[];
  parts: { label: string; text: string; marks: number; points: string[]; weights: number[] | null }[];
  appearances: { board: string; year: number; sitting: string | null }[];
  media: {
    alt: string;
    credit: string | null;
    source: string | null;
    licence: string | null;
    width: number;
    height: number;
    image: { publicId: string; url: string };
  }[];
  notice: { kind: QuestionNoticeKind; on: string | null } | null;
};

/** The list that a question was answered in. Stored with its record, so that own lists can link to it. */
export type Shelf = {
  /** The list's path, without a page or a range. */
  path: string;
  title: string;
  /** From 1. */
  place: number;
  total?: number;
  prof?: string;
  subject?: string;
  topic?: string;
};

export type CheckedAnswer = {
  question: StudyQuestion;
  shelf: Shelf;
  answer: Answer;
  /** Both in milliseconds since 1970. */
  readingSince: number;
  answeredAt: number;
  /** Answers that replaced another before the check. */
  changes: number;
  confidence?: Confidence | undefined;
  /** Practice, if left out. */
  mode?: 'REVIEW' | undefined;
};

export type Result = { outcome: Outcome; /** ISO 8601, UTC. */ at: string };

export type QuestionStats = {
  answered: number;
  /** 0 to 1, like the shares. */
  rightShare: number;
  optionShares: readonly { key: string; share: number }[];
};

/** The reader's record of a question. It follows answers alone: a blank changes nothing. */
export type RecordView = {
  questionId: string;
  /** The number of answers. */
  attempts: number;
  /** Of the last answer, by the newest key. */
  last?: Result;
  /** The last result before this visit. */
  before?: Result;
  flagged: boolean;
  note: string;
  noteVersion: number;
  /** The day on which the key was corrected, if that was after the last answer. */
  keyCorrectedOn?: string | null;
  /** The last answer's outcome by its first key, if a corrected key changed it. */
  remarkedFrom?: Outcome | null;
  /** The day of a paper that left the question blank, if it was not answered since; else the account's day for its review. */
  dueOn?: string | null;
  /** Another device's note, until the reader has merged the two. */
  conflict?: { note: string; version: number } | undefined;
  stats?: QuestionStats;
};

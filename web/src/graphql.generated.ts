export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day of the calendar: 2026-11-22. */
  Date: { input: string; output: string; }
  /** An instant in ISO 8601 with its offset: 2026-11-21T09:30:00.000Z. */
  DateTime: { input: string; output: string; }
  /** Sanitised HTML: safe to insert into a page. */
  HTML: { input: string; output: string; }
};

/** The one that fits the question's type; all left out: seen and skipped. */
export type AnswerInput = {
  /** Statements judged; those left out are blank. */
  mtf?: InputMaybe<Array<StatementAnswerInput>>;
  /** By part, which model points the reader had. */
  saq?: InputMaybe<Array<PartAnswerInput>>;
  /** The option chosen. */
  sba?: InputMaybe<Scalars['ID']['input']>;
};

/** An answer to a question. */
export type AttemptInput = {
  /** What the reader answered. */
  answer: AnswerInput;
  /** By the client's clock; a time in the future is taken for now. */
  answeredAt: Scalars['DateTime']['input'];
  /** How often the answer was changed before it was checked. */
  changes?: InputMaybe<Scalars['Int']['input']>;
  /** How sure the reader was. */
  confidence?: InputMaybe<Confidence>;
  /** A random UUID that the client made for the device. */
  deviceId?: InputMaybe<Scalars['ID']['input']>;
  /** A UUID (version 7) that the client made. */
  id: Scalars['ID']['input'];
  /** Where it was answered. */
  mode?: AttemptMode;
  /** `Question.id`. */
  questionId: Scalars['ID']['input'];
  /** Which version of the question was on screen. */
  questionVersion?: InputMaybe<Scalars['Int']['input']>;
  /** One sitting of practice, a UUID. */
  sessionId?: InputMaybe<Scalars['ID']['input']>;
  /** Milliseconds. */
  tookMs?: InputMaybe<Scalars['Int']['input']>;
  /** Minutes east of UTC on the device: 360 in Dhaka. */
  utcOffsetMinutes?: InputMaybe<Scalars['Int']['input']>;
};

/** Where a question was answered. */
export type AttemptMode =
  /** In a paper. */
  | 'PAPER'
  /** In a list or in practice. */
  | 'PRACTICE'
  /** When it was due. */
  | 'REVIEW';

/** How sure the reader was. */
export type Confidence =
  /** A guess. */
  | 'GUESS'
  /** Sure. */
  | 'SURE'
  /** Not sure. */
  | 'UNSURE';

/** What a paper is drawn from. What is left out does not narrow it. */
export type MixInput = {
  /** Boards' codes. */
  boards?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Years of appearance, from. */
  fromYear?: InputMaybe<Scalars['Int']['input']>;
  /** Multiple true/false questions. */
  mtf?: Scalars['Int']['input'];
  /** By the reader's record. */
  pool?: Pool;
  /** The code of the professional year. */
  prof: Scalars['ID']['input'];
  /** Short answers. */
  saq?: Scalars['Int']['input'];
  /** Answer any so many of the short answers: the best so many count. Left out: all. */
  saqAnswerAny?: InputMaybe<Scalars['Int']['input']>;
  /** Single best answers. */
  sba?: Scalars['Int']['input'];
  /** Subjects' codes, at least one. */
  subjects: Array<Scalars['ID']['input']>;
  /** Years of appearance, to. */
  toYear?: InputMaybe<Scalars['Int']['input']>;
  /** Names of topics. */
  topics?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** How an answer went. */
export type Outcome =
  /** Some marks. */
  | 'PARTLY'
  /** Full marks. */
  | 'RIGHT'
  /** Seen without an answer. */
  | 'SKIPPED'
  /** No marks. */
  | 'WRONG';

/** A list of the reader's own. */
export type OwnList =
  /** Due for review. */
  | 'DUE'
  /** Flagged. */
  | 'FLAGGED'
  /** With a note. */
  | 'NOTED'
  /** Without full marks last time. */
  | 'WRONG';

/** What the reader did with a question of a paper. */
export type PaperAnswerInput = {
  /** Left out, the answer stays; an empty one takes it away. An empty `saq` says: written, not marked yet. */
  answer?: InputMaybe<AnswerInput>;
  /** When, by the server's clock (`Paper.now` and the time since then); now if left out. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
  /** Left out, the flag stays. */
  flagged?: InputMaybe<Scalars['Boolean']['input']>;
  /** `PaperItem.number`. */
  number: Scalars['Int']['input'];
  /** The time spent on the question so far, in milliseconds. */
  tookMs?: InputMaybe<Scalars['Int']['input']>;
};

/** Exactly one of `sitting`, `mix` and `copyOf`. */
export type PaperInput = {
  /** The same questions in the same order as another's paper: its id, out of a link that was shared. */
  copyOf?: InputMaybe<Scalars['ID']['input']>;
  /** A random UUID that the client made, so that sending again starts nothing twice. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 0 is no limit; left out, as the rule has it. At most 600. */
  minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Questions drawn at random. */
  mix?: InputMaybe<MixInput>;
  /** When the keys are shown. */
  mode?: PaperMode;
  /** `ScoringRule.id`. */
  rule?: Scalars['ID']['input'];
  /** All questions of a sitting. */
  sitting?: InputMaybe<SittingInput>;
  /** Minutes east of UTC on the device: 360 in Dhaka. */
  utcOffsetMinutes?: InputMaybe<Scalars['Int']['input']>;
};

/** When a paper shows its keys. */
export type PaperMode =
  /** At the end. */
  | 'EXAM'
  /** After each question. */
  | 'TUTOR';

/** What was done to a paper that is not stored. */
export type PaperSheetInput = {
  /** `Paper.endsAt`. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it was handed in; left out, it is open until `endsAt`. */
  finishedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** In the order of the paper, at most 200. */
  items: Array<PaperSheetItemInput>;
  /** `Paper.startedAt`. */
  startedAt: Scalars['DateTime']['input'];
};

/** A question of a paper that is not stored, and what was done with it. */
export type PaperSheetItemInput = {
  /** Left out: blank. */
  answer?: InputMaybe<AnswerInput>;
  /** When it was answered. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether it was flagged. */
  flagged?: InputMaybe<Scalars['Boolean']['input']>;
  /** `AskedQuestion.id`. */
  question: Scalars['ID']['input'];
  /** The time spent on it, in milliseconds. */
  tookMs?: InputMaybe<Scalars['Int']['input']>;
};

/** Whether a paper can still be answered. */
export type PaperState =
  /** It is handed in and marked. */
  | 'FINISHED'
  /** It can. */
  | 'OPEN';

/** A part of a short answer, ticked off. */
export type PartAnswerInput = {
  /** `QuestionPart.label`. */
  label: Scalars['ID']['input'];
  /** Counted from 1. */
  points: Array<Scalars['Int']['input']>;
};

/** Which questions a mix is drawn from, by the reader's record. A visitor has none: only ALL. */
export type Pool =
  /** All of them. */
  | 'ALL'
  /** Flagged. */
  | 'FLAGGED'
  /** Never answered. */
  | 'UNSEEN'
  /** Without full marks last time. */
  | 'WRONG';

/** Where a question comes from. */
export type QuestionOrigin =
  /** Written for the bank in the style of the papers that it names. */
  | 'ORIGINAL'
  /** Set in the papers that it names. */
  | 'PAPER';

/** How a question is answered. */
export type QuestionType =
  /** Multiple true/false: each option is judged on its own. */
  | 'MTF'
  /** Short answer: parts with marks and model points. */
  | 'SAQ'
  /** Single best answer of several options. */
  | 'SBA';

/** A new password, and the code that allows it. */
export type ResetPasswordInput = {
  /** The account's address. */
  email: Scalars['String']['input'];
  /** The one-time code out of the mail. */
  otp: Scalars['String']['input'];
  /** 6 to 16 characters without a space. */
  password: Scalars['String']['input'];
};

/** What a search leads to. */
export type SearchKind =
  /** An internship article. */
  | 'ARTICLE'
  /** An examination board. */
  | 'BOARD'
  /** One subject at one board. */
  | 'BOARD_SUBJECT'
  /** A chapter of the question sets. */
  | 'CHAPTER'
  /** An e-book, elsewhere. */
  | 'EBOOK'
  /** A subject of the internship section, or a list of its articles. */
  | 'INTERNSHIP'
  /** A multiple true/false question. */
  | 'MTF'
  /** A professional year of the question sets. */
  | 'PROFESSIONAL_YEAR'
  /** A short answer question. */
  | 'SAQ'
  /** A single best answer question. */
  | 'SBA'
  /** A subject of the question sets. */
  | 'SUBJECT'
  /** A topic of a board's subject. */
  | 'TOPIC'
  /** A year of a board's subject. */
  | 'YEAR';

/** What the sign-up form asks for. */
export type SignUpInput = {
  /** The `userId` of whoever referred this user: `aff_ref` of the link that led here. One that is nobody's is passed over. */
  affiliateRef?: InputMaybe<Scalars['ID']['input']>;
  /** The password again. */
  confirmPassword: Scalars['String']['input'];
  /** Where codes are mailed to. */
  email: Scalars['String']['input'];
  /** At least 3 characters. */
  name: Scalars['String']['input'];
  /** 6 to 16 characters without a space. */
  password: Scalars['String']['input'];
};

/** A sitting of an examination. */
export type SittingInput = {
  /** The board's code. */
  board: Scalars['ID']['input'];
  /** The code of the professional year. */
  prof: Scalars['ID']['input'];
  /** May or November; left out, the whole year. */
  sitting?: InputMaybe<Scalars['String']['input']>;
  /** The subject's code. */
  subject: Scalars['ID']['input'];
  /** The year. */
  year: Scalars['Int']['input'];
};

/** A statement, judged. */
export type StatementAnswerInput = {
  /** `QuestionOption.key`. */
  key: Scalars['ID']['input'];
  /** True or false. */
  value: Scalars['Boolean']['input'];
};

/** Fields left out stay as they are. */
export type UpdateProfileInput = {
  /** With its country code, +8801XXXXXXXXX. */
  contactNumber?: InputMaybe<Scalars['String']['input']>;
  /** An image that POST /images has stored: its `_id`. */
  imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The institute, not blank. */
  medicalCollege?: InputMaybe<Scalars['String']['input']>;
  /** The year of study, not blank. */
  year?: InputMaybe<Scalars['String']['input']>;
};

/** A mobile financial service. */
export type WithdrawalMethod =
  /** bKash. */
  | 'BKASH'
  /** Nagad. */
  | 'NOGOD'
  /** Rocket. The REST API may have it for an account; it cannot be chosen. */
  | 'ROCKET';

/** Where a withdrawal request stands. */
export type WithdrawalRequest =
  /** Paid out. */
  | 'COMPLETED'
  /** None was made. */
  | 'NONE'
  /** Waiting to be paid out. */
  | 'PENDING';

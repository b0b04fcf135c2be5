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

/** A part of a short answer, ticked off. */
export type PartAnswerInput = {
  /** `QuestionPart.label`. */
  label: Scalars['ID']['input'];
  /** Counted from 1. */
  points: Array<Scalars['Int']['input']>;
};

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

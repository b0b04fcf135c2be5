export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
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

/**
 * A user's earnings by referrals, all in whole Tk. They are sums of a ledger. An amount or a count is null where the REST
 * API writes it in a way that cannot be read.
 */
export type Affiliate = {
  readonly __typename?: 'Affiliate';
  /** Where earnings are sent; null until it is set. */
  readonly account?: Maybe<WithdrawalAccount>;
  /** Tk that a request would ask for now; null where the REST API does not tell. */
  readonly available?: Maybe<Scalars['Int']['output']>;
  /**
   * The share of a referral's purchase that is earned, in per cent of its price, rounded down to whole Tk; null where the
   * REST API does not tell.
   */
  readonly commissionPercent?: Maybe<Scalars['Float']['output']>;
  /**
   * Tk held back while their purchases can be refunded or are checked, not yet part of `totalEarned`; null where the REST
   * API does not tell.
   */
  readonly held?: Maybe<Scalars['Int']['output']>;
  /** How many hours a commission is held after the purchase; null where the REST API does not tell. */
  readonly holdHours?: Maybe<Scalars['Float']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** What was earned month by month, oldest first; empty where the REST API does not tell. */
  readonly monthly: ReadonlyArray<MonthlyEarnings>;
  /** Tk taken back after it was paid out, which comes off what is earned next; null where the REST API does not tell. */
  readonly owed?: Maybe<Scalars['Int']['output']>;
  /** Tk waiting in a request; null where that cannot be read. */
  readonly pendingWithdrawal?: Maybe<Scalars['Int']['output']>;
  /** How many have signed up with this user's reference; null where that cannot be read. */
  readonly referralCount?: Maybe<Scalars['Int']['output']>;
  /** Where the last request stands. */
  readonly request: WithdrawalRequest;
  /** Tk earned in all; null where that cannot be read. */
  readonly totalEarned?: Maybe<Scalars['Int']['output']>;
  /** When any of this last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was paid out, newest first; payouts without a date stand last. */
  readonly withdrawals: ReadonlyArray<Withdrawal>;
  /** Tk paid out; null where that cannot be read. */
  readonly withdrawn?: Maybe<Scalars['Int']['output']>;
};

/** What an affiliate brought in these days, and earned in all. */
export type AffiliateFigures = {
  readonly __typename?: 'AffiliateFigures';
  /** The commission on it. Whole Tk. */
  readonly commission: Scalars['Float']['output'];
  /** Of all times: earned, paid or not. Whole Tk. */
  readonly earned: Scalars['Float']['output'];
  /** Of all times: not earned yet. Whole Tk. */
  readonly held: Scalars['Float']['output'];
  /** Of all times: paid out. Whole Tk. */
  readonly paid: Scalars['Float']['output'];
  /** Who. */
  readonly person: DeskName;
  /** What was bought in these days and not refunded. */
  readonly purchases: Scalars['Int']['output'];
  /** Who signed up with the reference in these days. */
  readonly referred: Scalars['Int']['output'];
};

/** A part of the list of affiliates. */
export type AffiliateFiguresConnection = {
  readonly __typename?: 'AffiliateFiguresConnection';
  /** Who earned most in these days comes first. */
  readonly edges: ReadonlyArray<AffiliateFiguresEdge>;
  /** Whether the list goes on. */
  readonly pageInfo: PageInfo;
};

/** An affiliate in the list. */
export type AffiliateFiguresEdge = {
  readonly __typename?: 'AffiliateFiguresEdge';
  /** To go on after it. */
  readonly cursor: Scalars['String']['output'];
  /** The affiliate. */
  readonly node: AffiliateFigures;
};

/** The field of the question's type. Empty if the question was seen and skipped. */
export type AnswerInput = {
  /** The judged statements; missing ones are blank. */
  readonly mtf?: InputMaybe<ReadonlyArray<StatementAnswerInput>>;
  /** The ticked model points of each part. */
  readonly saq?: InputMaybe<ReadonlyArray<PartAnswerInput>>;
  /** The option chosen. */
  readonly sba?: InputMaybe<Scalars['ID']['input']>;
};

/** A paper of a board. */
export type Appearance = {
  readonly __typename?: 'Appearance';
  /** The board's code: DHK. */
  readonly board: Scalars['ID']['output'];
  /** May or November, where known. */
  readonly sitting?: Maybe<Scalars['String']['output']>;
  /** The year of the paper. */
  readonly year: Scalars['Int']['output'];
};

/** A paper of a board. */
export type AppearanceInput = {
  /** The board's code: DHK. */
  readonly board: Scalars['ID']['input'];
  /** May or November, where known. */
  readonly sitting?: InputMaybe<Scalars['String']['input']>;
  /** The year of the paper. */
  readonly year: Scalars['Int']['input'];
};

/** An option or statement. */
export type AskedOption = {
  readonly __typename?: 'AskedOption';
  /** A letter. */
  readonly key: Scalars['ID']['output'];
  /** Its text. */
  readonly text: Scalars['HTML']['output'];
};

/** A part of a short answer question. */
export type AskedPart = {
  readonly __typename?: 'AskedPart';
  /** Its letter. */
  readonly label: Scalars['ID']['output'];
  /** The maximum. */
  readonly marks: Scalars['Float']['output'];
  /** What is asked. */
  readonly text: Scalars['HTML']['output'];
};

/** A question without its key or anything that reveals it. */
export type AskedQuestion = {
  readonly __typename?: 'AskedQuestion';
  /** `Question.id`. */
  readonly id: Scalars['ID']['output'];
  /** Pictures of the stem. */
  readonly media: ReadonlyArray<QuestionMedia>;
  /** Of an SBA or MTF. */
  readonly options: ReadonlyArray<AskedOption>;
  /** Of an SAQ. */
  readonly parts: ReadonlyArray<AskedPart>;
  /** What is asked. */
  readonly stem: Scalars['HTML']['output'];
  /** Its type. */
  readonly type: QuestionType;
};

/** Which drafts of a queue. */
export type AssignedTo =
  /** Those that the caller is to review. */
  | 'ME'
  /** Those that nobody is to review. */
  | 'NOBODY';

/** An answer to a question. */
export type Attempt = {
  readonly __typename?: 'Attempt';
  /** What the reader answered, by the letters of that time; empty if it was skipped. Null if the upstream does not say. */
  readonly answer?: Maybe<GivenAnswer>;
  /** By the client's clock. */
  readonly answeredAt: Scalars['DateTime']['output'];
  /** How sure the reader was, if known. */
  readonly confidence?: Maybe<Confidence>;
  /** The result by a key that was corrected since; null if it is the same. */
  readonly countsAs?: Maybe<Outcome>;
  /** The UUID that the client made. */
  readonly id: Scalars['ID']['output'];
  /** By the scoring rule of the professional examination, when it was recorded. */
  readonly marks: Scalars['Float']['output'];
  /** Where it was answered. */
  readonly mode: AttemptMode;
  /** The maximum. */
  readonly outOf: Scalars['Float']['output'];
  /** The result when it was recorded; it never changes. */
  readonly outcome: Outcome;
  /** `Question.id`. */
  readonly questionId: Scalars['ID']['output'];
  /** `Question.ref`, which begins with the code of its subject. Null if the question is gone or the upstream does not say. */
  readonly ref?: Maybe<Scalars['String']['output']>;
  /** Milliseconds. */
  readonly tookMs?: Maybe<Scalars['Int']['output']>;
  /** `Question.topic`. */
  readonly topic?: Maybe<Scalars['String']['output']>;
  /** When the reader took it back: it does not count. */
  readonly undoneAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A part of the log. */
export type AttemptConnection = {
  readonly __typename?: 'AttemptConnection';
  /** Newest first. */
  readonly edges: ReadonlyArray<AttemptEdge>;
  /** Whether more follow. */
  readonly pageInfo: PageInfo;
};

/** An attempt in the log. */
export type AttemptEdge = {
  readonly __typename?: 'AttemptEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The attempt. */
  readonly node: Attempt;
};

/** An answer to a question. */
export type AttemptInput = {
  /** What the reader answered. */
  readonly answer: AnswerInput;
  /** By the client's clock; a time in the future counts as now. */
  readonly answeredAt: Scalars['DateTime']['input'];
  /** How often the answer was changed before it was checked. */
  readonly changes?: InputMaybe<Scalars['Int']['input']>;
  /** How sure the reader was. */
  readonly confidence?: InputMaybe<Confidence>;
  /** A random UUID that the client made for the device. */
  readonly deviceId?: InputMaybe<Scalars['ID']['input']>;
  /** A UUID (version 7) that the client made, dated from 2026 to a day ahead of the server. */
  readonly id: Scalars['ID']['input'];
  /** Where it was answered. */
  readonly mode?: AttemptMode;
  /** `Question.id`. */
  readonly questionId: Scalars['ID']['input'];
  /** Which version of the question was on screen. */
  readonly questionVersion?: InputMaybe<Scalars['Int']['input']>;
  /** One sitting of practice, a UUID. */
  readonly sessionId?: InputMaybe<Scalars['ID']['input']>;
  /** Milliseconds. */
  readonly tookMs?: InputMaybe<Scalars['Int']['input']>;
  /** When the reader took it back before it was sent, within ten minutes: it is logged and does not count. */
  readonly undoneAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The device's offset from UTC in minutes: 360 in Dhaka. */
  readonly utcOffsetMinutes?: InputMaybe<Scalars['Int']['input']>;
};

/** Where a question was answered. */
export type AttemptMode =
  /** In a paper. */
  | 'PAPER'
  /** In a list or in practice. */
  | 'PRACTICE'
  /** When it was due. */
  | 'REVIEW';

/** What became of an attempt. */
export type AttemptResult = {
  readonly __typename?: 'AttemptResult';
  /** As it was sent. */
  readonly id: Scalars['ID']['output'];
  /** By the rule of the professional examination. */
  readonly marks?: Maybe<Scalars['Float']['output']>;
  /** The maximum. */
  readonly outOf?: Maybe<Scalars['Float']['output']>;
  /** Null if it was refused, like the marks. */
  readonly outcome?: Maybe<Outcome>;
  /** Null if it was recorded. */
  readonly refused?: Maybe<Refused>;
};

/** Who gets a message. */
export type Audience = {
  readonly __typename?: 'Audience';
  /** For PLAN_ENDS and PLAN_ENDED. */
  readonly days?: Maybe<Scalars['Int']['output']>;
  /** Which group. */
  readonly group: AudienceGroup;
  /** For PERSON. */
  readonly person?: Maybe<DeskName>;
  /** For ROLE. */
  readonly role?: Maybe<Role>;
  /** For YEARS. */
  readonly years: ReadonlyArray<Scalars['String']['output']>;
};

/** A group of readers. */
export type AudienceGroup =
  /** All accounts. */
  | 'EVERYBODY'
  /** Those who never paid for a plan. */
  | 'NEVER_BOUGHT'
  /** One person. */
  | 'PERSON'
  /** Those who had a plan that ended within so many days, and have none now. */
  | 'PLAN_ENDED'
  /** Those whose last open plan ends within so many days. */
  | 'PLAN_ENDS'
  /** Those with a role. */
  | 'ROLE'
  /** Those whose profile has one of the years. */
  | 'YEARS';

/** Who gets a message. A group takes its own field and no other. */
export type AudienceInput = {
  /** 1 to 366. For PLAN_ENDS and PLAN_ENDED. */
  readonly days?: InputMaybe<Scalars['Int']['input']>;
  /** Which group. */
  readonly group: AudienceGroup;
  /** For ROLE. */
  readonly role?: InputMaybe<Role>;
  /** `User.userId`. For PERSON. */
  readonly userId?: InputMaybe<Scalars['ID']['input']>;
  /** `ProfileYear.year`, 1 to 50. For YEARS. */
  readonly years?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** What an author did in these days, and has open now. */
export type AuthorFigures = {
  readonly __typename?: 'AuthorFigures';
  /** From the start of a draft to its publication, the middle of all; null where none was published. */
  readonly daysToPublish?: Maybe<Scalars['Float']['output']>;
  /** Drafts that wait to be submitted or were returned, now. */
  readonly drafts: Scalars['Int']['output'];
  /** Drafts that wait for a reviewer, now. */
  readonly inReview: Scalars['Int']['output'];
  /** Who. */
  readonly person: DeskName;
  /** How many were published. */
  readonly published: Scalars['Int']['output'];
  /** How often one came back. */
  readonly returned: Scalars['Int']['output'];
  /** How often a draft was submitted. */
  readonly submitted: Scalars['Int']['output'];
};

/** A backup or a test of restoring one. */
export type BackupRun = {
  readonly __typename?: 'BackupRun';
  /** When it ended. */
  readonly at: Scalars['DateTime']['output'];
  /** The size of the file in bytes; null after a failure, and where nothing had changed since the backup before. */
  readonly bytes?: Maybe<Scalars['Float']['output']>;
  /** Why it failed; null after a success. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** Which of the two. */
  readonly kind: BackupRunKind;
};

/** What was done. */
export type BackupRunKind =
  /** A backup was made. */
  | 'BACKUP'
  /** A backup was restored to try it. */
  | 'RESTORE';

/** How backups stand. */
export type BackupState =
  /** The last backup, or the last test of restoring one, failed. */
  | 'FAILED'
  /** The last one is older than twice the time between two, and an hour. */
  | 'LATE'
  /** None was made yet. */
  | 'NONE'
  /** None are made. */
  | 'OFF'
  /** The last one is recent. */
  | 'OK';

/** How backups of the database stand. */
export type Backups = {
  readonly __typename?: 'Backups';
  /** Hours between backups; 0 where none are made. */
  readonly everyHours: Scalars['Float']['output'];
  /** When the last one that succeeded was made; null before the first. */
  readonly lastBackupAt?: Maybe<Scalars['DateTime']['output']>;
  /** When one was last restored to try it; null before the first time. */
  readonly lastRestoreAt?: Maybe<Scalars['DateTime']['output']>;
  /** The latest, latest first. */
  readonly runs: ReadonlyArray<BackupRun>;
  /** Whether somebody should look. */
  readonly state: BackupState;
};

/** One picture of the home page's slider. */
export type Banner = {
  readonly __typename?: 'Banner';
  /** What it shows, for those who cannot see it. */
  readonly alt?: Maybe<Scalars['String']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Square. */
  readonly image: Image;
};

/** A picture of the home page's slider. */
export type BannerInput = {
  /** What it shows: at most 200 characters. */
  readonly alt: Scalars['String']['input'];
  /** Lower-case letters, digits and hyphens, at most 64. */
  readonly id: Scalars['ID']['input'];
  /** `publicId` of a picture that was uploaded. */
  readonly imageId: Scalars['ID']['input'];
};

/** A code of a batch. */
export type BatchCode = {
  readonly __typename?: 'BatchCode';
  /** In upper case, in groups of four. */
  readonly code: Scalars['String']['output'];
  /** Whether it can be used; codes that were switched off open nothing. */
  readonly isOn: Scalars['Boolean']['output'];
  /** When it was used; null if it was not. */
  readonly usedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who used it. */
  readonly usedBy?: Maybe<DeskName>;
};

/** A board that holds the professional examinations of its region's medical colleges. */
export type Board = {
  readonly __typename?: 'Board';
  /** DHK, CTG, SYL or RAJ. */
  readonly code: Scalars['ID']['output'];
  /** The city that it is known by: Dhaka. */
  readonly name: Scalars['String']['output'];
  /** The professional years that it examines, in their order. */
  readonly professionalYears: ReadonlyArray<ProfessionalYear>;
};

/** One subject of one professional year as one board examines it. */
export type BoardSubject = {
  readonly __typename?: 'BoardSubject';
  /** The board that sets the papers. */
  readonly board: Board;
  /** The key of the REST API, {board}{prof}-{subject}: DHK_1-ANAT. */
  readonly id: Scalars['ID']['output'];
  /** The professional year that the subject is examined in. */
  readonly professionalYear: ProfessionalYear;
  /** The subject itself. */
  readonly subject: Subject;
  /** The questions on one topic, 20 a page; null where the call failed. */
  readonly topicQuestions?: Maybe<QuestionPage>;
  /** Names of the topics that have questions of this board, in alphabetical order; null where the call failed. */
  readonly topics?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The questions asked in one year, 20 a page; null where the call failed. */
  readonly yearQuestions?: Maybe<QuestionPage>;
  /** Years that have questions of this board, newest first; null where the call failed. */
  readonly years?: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
};


/** One subject of one professional year as one board examines it. */
export type BoardSubjectTopicQuestionsArgs = {
  from?: InputMaybe<Scalars['Int']['input']>;
  page?: Scalars['Int']['input'];
  ref?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['Int']['input']>;
  topic: Scalars['String']['input'];
};


/** One subject of one professional year as one board examines it. */
export type BoardSubjectYearQuestionsArgs = {
  from?: InputMaybe<Scalars['Int']['input']>;
  page?: Scalars['Int']['input'];
  ref?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['Int']['input']>;
  year: Scalars['Int']['input'];
};

/** Exactly one field. */
export type BulkChangeInput = {
  /** Codes of items that they get beside theirs. */
  readonly addItems?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** `StudioAuthor.userId` of whom open drafts are given to. */
  readonly author?: InputMaybe<Scalars['ID']['input']>;
  /** The one chapter that the questions move to. */
  readonly chapter?: InputMaybe<Scalars['String']['input']>;
  /** Codes of the items that they get in place of theirs, at most ten; none takes theirs away. */
  readonly items?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Takes published questions out of every list; why, at most 1,000 characters. */
  readonly retire?: InputMaybe<Scalars['String']['input']>;
  /** True: submits drafts for review. */
  readonly submit?: InputMaybe<Scalars['Boolean']['input']>;
  /** The topic that they get. */
  readonly topic?: InputMaybe<Scalars['String']['input']>;
};

/** A question that a change of many leaves as it is. */
export type BulkRefusal = {
  readonly __typename?: 'BulkRefusal';
  /** `StudioQuestion.id`. */
  readonly questionId: Scalars['ID']['output'];
  /** In words. */
  readonly why: Scalars['String']['output'];
};

/** What a change of many questions has done or would do. */
export type BulkResult = {
  readonly __typename?: 'BulkResult';
  /** How many questions. */
  readonly changed: Scalars['Int']['output'];
  /** For `undoBulk`; null in a dry run, and where nothing was changed. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The others. */
  readonly refused: ReadonlyArray<BulkRefusal>;
};

/** One chapter of a subject in the question bank. */
export type Chapter = {
  readonly __typename?: 'Chapter';
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Its title. */
  readonly name: Scalars['String']['output'];
  /** The chapter's questions, 20 a page; null where the call failed. */
  readonly questions?: Maybe<QuestionPage>;
  /** How many questions it holds; null where the REST API does not tell. */
  readonly totalQuestions?: Maybe<Scalars['Int']['output']>;
};


/** One chapter of a subject in the question bank. */
export type ChapterQuestionsArgs = {
  from?: InputMaybe<Scalars['Int']['input']>;
  page?: Scalars['Int']['input'];
  ref?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['Int']['input']>;
};

/** How plans are paid for. */
export type Checkout = {
  readonly __typename?: 'Checkout';
  /** In the order that they are offered in; never empty. */
  readonly methods: ReadonlyArray<PaymentMethod>;
};

/** Codes that were bought with one payment. */
export type CodeBatch = {
  readonly __typename?: 'CodeBatch';
  /** Who made them. */
  readonly by: Scalars['String']['output'];
  /** The codes. */
  readonly codes: ReadonlyArray<BatchCode>;
  /** How many codes there are. */
  readonly count: Scalars['Int']['output'];
  /** When they were made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** In words: 6 months. */
  readonly duration: Scalars['String']['output'];
  /** Unique. */
  readonly id: Scalars['ID']['output'];
  /** How all of them were paid for. */
  readonly payment: Payment;
  /** The plan's name. */
  readonly plan: Scalars['String']['output'];
  /** Whole Tk for one code. */
  readonly price: Scalars['Float']['output'];
  /** The number of the payment's receipt: 000123. */
  readonly receipt: Scalars['String']['output'];
  /** How many of them were used. */
  readonly used: Scalars['Int']['output'];
};

/** A page of batches. */
export type CodeBatchConnection = {
  readonly __typename?: 'CodeBatchConnection';
  /** The batches. */
  readonly edges: ReadonlyArray<CodeBatchEdge>;
  /** Whether the list goes on. */
  readonly pageInfo: PageInfo;
};

/** A batch in a list. */
export type CodeBatchEdge = {
  readonly __typename?: 'CodeBatchEdge';
  /** To go on after it. */
  readonly cursor: Scalars['String']['output'];
  /** The batch. */
  readonly node: CodeBatch;
};

/** What became of a commission. */
export type CommissionDecision = {
  readonly __typename?: 'CommissionDecision';
  /** Whole Tk. */
  readonly amount: Scalars['Int']['output'];
  /** False where it was done before. */
  readonly changed: Scalars['Boolean']['output'];
  /** Where it stands. */
  readonly state: CommissionState;
};

/** Where a commission stands. */
export type CommissionState =
  /** Not earned yet: the purchase may still be refunded or is in review. */
  | 'HELD'
  /** Earned. */
  | 'RELEASED'
  /** Taken back. */
  | 'TAKEN_BACK';

/** A part of an examination. */
export type Component =
  /** Multiple choice: a part of the written component. */
  | 'MCQ'
  /** Viva. */
  | 'ORAL'
  /** OSPE. */
  | 'PRACTICAL'
  /** Short answers: a part of the written component. */
  | 'SAQ';

/** The result of a component of the rule. In "answer any" sections only the items that count. */
export type ComponentResult = {
  readonly __typename?: 'ComponentResult';
  /** What is passed together. */
  readonly component: RuleComponent;
  /** The maximum of the questions that are marked. */
  readonly markedOutOf: Scalars['Float']['output'];
  /** Never below 0. Of the questions that are marked. */
  readonly marks: Scalars['Float']['output'];
  /** The maximum of all its questions. */
  readonly outOf: Scalars['Float']['output'];
  /** Of `markedOutOf`, 0 to 1. */
  readonly share: Scalars['Float']['output'];
  /** How many short answers have yet to be marked by the reader. */
  readonly unmarked: Scalars['Int']['output'];
  /** Null while something is unmarked, and without marks. */
  readonly verdict?: Maybe<Verdict>;
};

/** How sure the reader was. */
export type Confidence =
  /** A guess. */
  | 'GUESS'
  /** Sure. */
  | 'SURE'
  /** Not sure. */
  | 'UNSURE';

/** A code for a share or an amount off; a gift when it gives all. */
export type Coupon = {
  readonly __typename?: 'Coupon';
  /** Whole Tk off. Null where a share is set. */
  readonly amount?: Maybe<Scalars['Float']['output']>;
  /** In upper case, without hyphens. */
  readonly code: Scalars['String']['output'];
  /** The first day, in Dhaka. */
  readonly from?: Maybe<Scalars['Date']['output']>;
  /** Whether it can be used. */
  readonly isOn: Scalars['Boolean']['output'];
  /** Whether a person may use it once only. */
  readonly oncePerPerson: Scalars['Boolean']['output'];
  /** `SubscriptionPlan.id`; empty for all. */
  readonly plans: ReadonlyArray<Scalars['ID']['output']>;
  /** Of the price: 0.25 is a quarter off, 1 gives the plan. Null where an amount is set. */
  readonly share?: Maybe<Scalars['Float']['output']>;
  /** The last day, in Dhaka. */
  readonly until?: Maybe<Scalars['Date']['output']>;
  /** How often it was used; an order that waits to be paid counts. */
  readonly used: Scalars['Int']['output'];
  /** How often it can be used; null without a limit. */
  readonly uses?: Maybe<Scalars['Int']['output']>;
};

/** What a code gives. */
export type CouponCheck = {
  readonly __typename?: 'CouponCheck';
  /** What is left to pay. Whole Tk. */
  readonly amount?: Maybe<Scalars['Float']['output']>;
  /** What it takes off. Whole Tk. */
  readonly discount?: Maybe<Scalars['Float']['output']>;
  /** Why it is not valid, in words. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Whether it can be used for this plan, now, by this reader. */
  readonly valid: Scalars['Boolean']['output'];
};

/** A page of coupons. */
export type CouponConnection = {
  readonly __typename?: 'CouponConnection';
  /** The coupons. */
  readonly edges: ReadonlyArray<CouponEdge>;
  /** Whether the list goes on. */
  readonly pageInfo: PageInfo;
};

/** A coupon in a list. */
export type CouponEdge = {
  readonly __typename?: 'CouponEdge';
  /** To go on after it. */
  readonly cursor: Scalars['String']['output'];
  /** The coupon. */
  readonly node: Coupon;
};

/** A coupon to be saved. Exactly one of `share` and `amount`. */
export type CouponInput = {
  /** Whole Tk. */
  readonly amount?: InputMaybe<Scalars['Float']['input']>;
  /** 4 to 24 letters and digits, in any case; hyphens are ignored. */
  readonly code: Scalars['String']['input'];
  /** The first day, in Dhaka. */
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  /** Whether it can be used. */
  readonly isOn?: Scalars['Boolean']['input'];
  /** Whether a person may use it once only. */
  readonly oncePerPerson?: Scalars['Boolean']['input'];
  /** `SubscriptionPlan.id`; empty for all. */
  readonly plans?: ReadonlyArray<Scalars['ID']['input']>;
  /** Above 0, at most 1, at most four decimals. */
  readonly share?: InputMaybe<Scalars['Float']['input']>;
  /** The last day, in Dhaka. */
  readonly until?: InputMaybe<Scalars['Date']['input']>;
  /** How often it can be used; left out without a limit. Not below what was used. */
  readonly uses?: InputMaybe<Scalars['Int']['input']>;
};

/** What a chapter has. */
export type CoverageRow = {
  readonly __typename?: 'CoverageRow';
  /** First answers of readers to its questions: how much it is asked for. */
  readonly answers: Scalars['Int']['output'];
  /** Its name. */
  readonly chapter: Scalars['String']['output'];
  /** Questions with true and false statements. */
  readonly mtf: Scalars['Int']['output'];
  /** Questions of other types. */
  readonly other: Scalars['Int']['output'];
  /** Short answers. */
  readonly saq: Scalars['Int']['output'];
  /** Questions with one right answer. */
  readonly sba: Scalars['Int']['output'];
};

/** One version of the MBBS curriculum, as cards and items. */
export type Curriculum = {
  readonly __typename?: 'Curriculum';
  /** The cards of a subject, in their order; none where this version has it in another year, or has no cards of it. */
  readonly cards: ReadonlyArray<CurriculumCard>;
  /** 2021 or 2012. */
  readonly id: Scalars['ID']['output'];
  /** MBBS curriculum 2021. */
  readonly name: Scalars['String']['output'];
  /** The subjects that have cards, by professional year. */
  readonly subjects: ReadonlyArray<CurriculumSubject>;
  /** Ids of all versions that have cards, the newest first. */
  readonly versions: ReadonlyArray<Scalars['ID']['output']>;
};


/** One version of the MBBS curriculum, as cards and items. */
export type CurriculumCardsArgs = {
  prof: Scalars['ID']['input'];
  subject: Scalars['ID']['input'];
};

/** A card: the part of a subject that a college examines as one. */
export type CurriculumCard = {
  readonly __typename?: 'CurriculumCard';
  /** Whether its items were compared with the council's own document. */
  readonly checked: Scalars['Boolean']['output'];
  /** Stable, and unique over all versions: 21-ANAT-THX. */
  readonly code: Scalars['ID']['output'];
  /** Its items, in their order. */
  readonly items: ReadonlyArray<CurriculumItem>;
  /** What the reader has done of it, each question once; null for a visitor, and where the server keeps no record. */
  readonly mine?: Maybe<ItemProgress>;
  /** Thorax. */
  readonly name: Scalars['String']['output'];
  /** The code of the professional year in its version. */
  readonly prof: Scalars['ID']['output'];
  /** Published questions of its items, each once. */
  readonly questions: Scalars['Int']['output'];
  /** Where its items were read. */
  readonly source: Scalars['String']['output'];
  /** The code of its subject. */
  readonly subject: Scalars['ID']['output'];
  /** The term that has it; null where the curriculum does not say. */
  readonly term?: Maybe<Scalars['String']['output']>;
  /** The id of its version. */
  readonly version: Scalars['ID']['output'];
};

/** An item of a card: what is examined in one go. */
export type CurriculumItem = {
  readonly __typename?: 'CurriculumItem';
  /** These articles, by name. */
  readonly articleList: ReadonlyArray<ItemArticle>;
  /** Articles of RX Aid. */
  readonly articles: Scalars['Int']['output'];
  /** The card that it stands on. */
  readonly card: CurriculumCard;
  /** Stable, and unique over all versions: 21-ANAT-THX-03. */
  readonly code: Scalars['ID']['output'];
  /** What the bank lacks of it. */
  readonly gaps: ReadonlyArray<ItemGap>;
  /** Pictures to label; 0 where the bank has no such kind. */
  readonly labels: Scalars['Int']['output'];
  /**
   * Its questions, those that are open to everybody first. A reader without access gets none of the others
   * (PURCHASE_REQUIRED past the open ones). Null where the call failed.
   */
  readonly list?: Maybe<OwnQuestionConnection>;
  /** What the reader has done of it; null for a visitor, and where the server keeps no record. */
  readonly mine?: Maybe<ItemProgress>;
  /** Heart with pericardium. */
  readonly name: Scalars['String']['output'];
  /** Published questions of it; those of the same item in another version count too. */
  readonly questions: Scalars['Int']['output'];
  /** The same item in other versions. */
  readonly same: ReadonlyArray<CurriculumItem>;
  /** Stations of practical examinations; 0 where the bank has no such kind. */
  readonly stations: Scalars['Int']['output'];
  /** Cards for the viva; 0 where the bank has no such kind. */
  readonly viva: Scalars['Int']['output'];
};


/** An item of a card: what is examined in one go. */
export type CurriculumItemListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A subject of one version of the curriculum. */
export type CurriculumSubject = {
  readonly __typename?: 'CurriculumSubject';
  /** How many cards it has. */
  readonly cards: Scalars['Int']['output'];
  /** How many items these have. */
  readonly items: Scalars['Int']['output'];
  /** The code of the professional year in this version. */
  readonly prof: Scalars['ID']['output'];
  /** The subject. */
  readonly subject: Subject;
};

/** Where administrators run the site. */
export type Desk = {
  readonly __typename?: 'Desk';
  /** Backups of the database and tests of restoring them. DATABASE; NOT_SUPPORTED where the upstream does not show them. */
  readonly backups: Backups;
  /** The pictures of the home page's slider, in their order. */
  readonly banners: ReadonlyArray<DeskBanner>;
  /** Codes that were bought together; null if there are none. MONEY. */
  readonly codeBatch?: Maybe<CodeBatch>;
  /** Codes that were bought together, latest first. MONEY. */
  readonly codeBatches: CodeBatchConnection;
  /** Commissions that are not earned by themselves: in review, or of a buyer with an unverified address. Oldest first. */
  readonly commissions: WaitingCommissionConnection;
  /** The coupon of that code; null if there is none. MONEY. */
  readonly coupon?: Maybe<Coupon>;
  /** Codes for a share or an amount off, latest first. MONEY. */
  readonly coupons: CouponConnection;
  /** One of them; null where there is none. */
  readonly ebook?: Maybe<DeskEbook>;
  /** E-books in the order of the shelf. */
  readonly ebooks: DeskEbookConnection;
  /** Changes made here and by administrators' commands, and exports of questions and people, latest first. */
  readonly events: DeskEventConnection;
  /** Path of the same as CSV, for a GET with the token. The export is in the log itself. */
  readonly eventsCsv: Scalars['String']['output'];
  /** Questions that are asked often, in their order, hidden ones too. */
  readonly faqs: ReadonlyArray<DeskFaq>;
  /** What `grantPlan` would do now. Nothing is stored. */
  readonly grantPreview: PlanGrant;
  /**
   * Drafts of articles of RX Aid, the one that has waited longest first. For CONTENT_REVIEW or CONTENT_WRITE. They come without
   * their texts; `internshipTopic` has them.
   */
  readonly internshipDrafts: DeskInternshipTopicConnection;
  /** The subjects of RX Aid, in their order. */
  readonly internshipSubjects: ReadonlyArray<DeskInternshipSubject>;
  /** One of them, with the text of its article; null where there is none. */
  readonly internshipTopic?: Maybe<DeskInternshipTopic>;
  /** Topics of a subject and of its lists, in their order; after them drafts that readers do not see yet. */
  readonly internshipTopics: ReadonlyArray<DeskInternshipTopic>;
  /** Single jobs, the latest first. One that is done is in the list only if it is repeated. NOT_SUPPORTED as `jobs`. */
  readonly jobQueue: JobConnection;
  /**
   * What runs in the background, by kind. A kind without a schedule is in the list only while it has a job that is not done.
   * NOT_SUPPORTED where the upstream does not show its jobs.
   */
  readonly jobs: ReadonlyArray<JobKind>;
  /** Legal texts that the owner has written, as they are now. */
  readonly legalTexts: ReadonlyArray<LegalText>;
  /**
   * A statement of the wallet as CSV, with a header: which orders it pays; nothing is changed. Read are TrxID or Transaction
   * ID, Amount, From (or Sender, Payer), Reference and Date, in any order and case; other columns are ignored. A line pays
   * the order whose TrxID a reader entered or whose code stands in the reference, if the amount is the order's. MONEY.
   */
  readonly matchStatement: StatementMatch;
  /** How many are in a group now, and a message as they would see it. Sends and stores nothing. For MESSAGES. */
  readonly messagePreview: MessagePreview;
  /** Messages to groups and to single people, newest first. For MESSAGES. */
  readonly messages: DeskMessageConnection;
  /** What administrators have sent, latest first. What the site sends by itself is left out. */
  readonly notifications: SentNotificationConnection;
  /** What readers ordered, latest first; those that wait for the desk, which are CHECKING, oldest first. MONEY. */
  readonly orders: DeskOrderConnection;
  /**
   * Everybody, the newest accounts first. With a text those whose address, phone number or ID it is; where there are none,
   * those of whose name, address or ID it is a part, if it has three characters.
   */
  readonly people: DeskPersonConnection;
  /** One of them, with plans and purchases; null where there is nobody of that ID. */
  readonly person?: Maybe<PersonRecord>;
  /** Plans in their order, those withdrawn from sale too. */
  readonly plans: ReadonlyArray<DeskPlan>;
  /** Years of study as profiles have them, the most common first. For MESSAGES. */
  readonly profileYears: ReadonlyArray<ProfileYear>;
  /** Chapters of a subject, or its topics at all boards, by name. Those without a question too, which readers do not see. */
  readonly questionLists: QuestionListConnection;
  /** What `refundPurchase` would do now. Nothing is stored. */
  readonly refundPreview: RefundPreview;
  /** Figures of the site. REPORTS; NOT_SUPPORTED where the upstream has none. */
  readonly reports: DeskReports;
  /** The latest rebuild of the study record, also by the command; null before the first. */
  readonly studyRebuild?: Maybe<StudyRebuild>;
  /** Requests that wait to be paid, oldest first. */
  readonly withdrawals: PayoutConnection;
};


/** Where administrators run the site. */
export type DeskCodeBatchArgs = {
  id: Scalars['ID']['input'];
};


/** Where administrators run the site. */
export type DeskCodeBatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Where administrators run the site. */
export type DeskCommissionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Where administrators run the site. */
export type DeskCouponArgs = {
  code: Scalars['String']['input'];
};


/** Where administrators run the site. */
export type DeskCouponsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Where administrators run the site. */
export type DeskEbookArgs = {
  id: Scalars['ID']['input'];
};


/** Where administrators run the site. */
export type DeskEbooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};


/** Where administrators run the site. */
export type DeskEventsArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  by?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
  from?: InputMaybe<Scalars['Date']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** Where administrators run the site. */
export type DeskEventsCsvArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  by?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** Where administrators run the site. */
export type DeskGrantPreviewArgs = {
  duration?: InputMaybe<Scalars['String']['input']>;
  planId: Scalars['ID']['input'];
  renew?: Scalars['Boolean']['input'];
  userId: Scalars['ID']['input'];
};


/** Where administrators run the site. */
export type DeskInternshipDraftsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  status?: InputMaybe<QuestionStatus>;
};


/** Where administrators run the site. */
export type DeskInternshipTopicArgs = {
  id: Scalars['ID']['input'];
};


/** Where administrators run the site. */
export type DeskInternshipTopicsArgs = {
  subject: Scalars['ID']['input'];
};


/** Where administrators run the site. */
export type DeskJobQueueArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  state?: InputMaybe<JobState>;
};


/** Where administrators run the site. */
export type DeskMatchStatementArgs = {
  csv: Scalars['String']['input'];
  method?: InputMaybe<Scalars['ID']['input']>;
};


/** Where administrators run the site. */
export type DeskMessagePreviewArgs = {
  message?: Scalars['String']['input'];
  messageBn?: InputMaybe<Scalars['String']['input']>;
  title?: Scalars['String']['input'];
  titleBn?: InputMaybe<Scalars['String']['input']>;
  to: AudienceInput;
};


/** Where administrators run the site. */
export type DeskMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  state?: InputMaybe<DeskMessageState>;
};


/** Where administrators run the site. */
export type DeskNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Where administrators run the site. */
export type DeskOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  state?: InputMaybe<OrderState>;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** Where administrators run the site. */
export type DeskPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};


/** Where administrators run the site. */
export type DeskPersonArgs = {
  userId: Scalars['ID']['input'];
};


/** Where administrators run the site. */
export type DeskQuestionListsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  kind: QuestionListKind;
  prof: Scalars['ID']['input'];
  subject: Scalars['ID']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};


/** Where administrators run the site. */
export type DeskRefundPreviewArgs = {
  purchaseId: Scalars['ID']['input'];
};


/** Where administrators run the site. */
export type DeskWithdrawalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A picture of the home page's slider. */
export type DeskBanner = {
  readonly __typename?: 'DeskBanner';
  /** What it shows, for those who cannot see it. */
  readonly alt: Scalars['String']['output'];
  /** Its last change at the desk; null where it stands as it was imported. */
  readonly edited?: Maybe<DeskEdit>;
  /** Chosen by who created it. */
  readonly id: Scalars['ID']['output'];
  /** Shown square. */
  readonly image: Image;
  /** Another one after each change. */
  readonly version: Scalars['String']['output'];
};

/** A book that may be read elsewhere, as administrators edit it. */
export type DeskEbook = {
  readonly __typename?: 'DeskEbook';
  /** Who wrote it, or published it. */
  readonly author: Scalars['String']['output'];
  /** The shelf that it stands on. */
  readonly category: Scalars['String']['output'];
  /** Its cover, 2 wide to 3 high. */
  readonly cover?: Maybe<Image>;
  /** Where it is read: an https address on another site. */
  readonly driveLink: Scalars['String']['output'];
  /** Its last change at the desk; null where it stands as it was imported. */
  readonly edited?: Maybe<DeskEdit>;
  /** Chosen by who created it. */
  readonly id: Scalars['ID']['output'];
  /** Its title: plain text, one line. */
  readonly name: Scalars['String']['output'];
  /** Another one after each change. */
  readonly version: Scalars['String']['output'];
};

/** A page of e-books. */
export type DeskEbookConnection = {
  readonly __typename?: 'DeskEbookConnection';
  /** In the order of the shelf. */
  readonly edges: ReadonlyArray<DeskEbookEdge>;
  /** Whether the list goes on. */
  readonly pageInfo: PageInfo;
};

/** An e-book in a list. */
export type DeskEbookEdge = {
  readonly __typename?: 'DeskEbookEdge';
  /** To go on after it. */
  readonly cursor: Scalars['String']['output'];
  /** The e-book. */
  readonly node: DeskEbook;
};

/** A change of an entry at the desk. The next import of a folder leaves the entry as it is. */
export type DeskEdit = {
  readonly __typename?: 'DeskEdit';
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** Who; null once the account is gone. */
  readonly by?: Maybe<DeskName>;
};

/** What entries of content are. */
export type DeskEntryKind =
  /** `Desk.banners`. */
  | 'BANNER'
  /** `Desk.ebooks`. */
  | 'EBOOK'
  /** `Desk.faqs`. */
  | 'FAQ'
  /** `Desk.internshipSubjects`. */
  | 'INTERNSHIP_SUBJECT'
  /** `Desk.internshipTopics`. */
  | 'INTERNSHIP_TOPIC'
  /** `Desk.plans`. */
  | 'PLAN';

/** A change that somebody asked for. */
export type DeskEvent = {
  readonly __typename?: 'DeskEvent';
  /** Who was named, or bought the purchase that was; null where that is nobody, or gone. */
  readonly about?: Maybe<DeskName>;
  /** The id of the action, such as `purchase.refund`; `other` for a call that only earlier versions had. New ids may follow. */
  readonly action: Scalars['String']['output'];
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /**
   * As `params`.
   * @deprecated Use `params`.
   */
  readonly body?: Maybe<Scalars['String']['output']>;
  /** Who; null once the account is gone. */
  readonly by?: Maybe<DeskName>;
  /**
   * The REST call of the action, such as `POST /admin/purchases/refund`.
   * @deprecated Use `action`.
   */
  readonly call: Scalars['String']['output'];
  /** Unique. */
  readonly id: Scalars['ID']['output'];
  /** Its parameters, as a JSON object without secrets. If it is long, texts are cut and nested fields may be left out. */
  readonly params: Scalars['String']['output'];
  /** The HTTP status of the answer; null while the call runs, and if the server was stopped during it. */
  readonly status?: Maybe<Scalars['Int']['output']>;
};

/** A page of events. */
export type DeskEventConnection = {
  readonly __typename?: 'DeskEventConnection';
  /** The events. */
  readonly edges: ReadonlyArray<DeskEventEdge>;
  /** Whether the list goes on. */
  readonly pageInfo: PageInfo;
};

/** An event in a list. */
export type DeskEventEdge = {
  readonly __typename?: 'DeskEventEdge';
  /** To go on after it. */
  readonly cursor: Scalars['String']['output'];
  /** The event. */
  readonly node: DeskEvent;
};

/** A question that is asked often. */
export type DeskFaq = {
  readonly __typename?: 'DeskFaq';
  /** Plain text; a line break is one. */
  readonly answer: Scalars['String']['output'];
  /** Its last change at the desk; null where it stands as it was imported. */
  readonly edited?: Maybe<DeskEdit>;
  /** Whether readers do not see it. */
  readonly hidden: Scalars['Boolean']['output'];
  /** Chosen by who created it. */
  readonly id: Scalars['ID']['output'];
  /** Plain text, one line. */
  readonly question: Scalars['String']['output'];
  /** Another one after each change. */
  readonly version: Scalars['String']['output'];
};

/** A subject of RX Aid. */
export type DeskInternshipSubject = {
  readonly __typename?: 'DeskInternshipSubject';
  /** Its last change at the desk; null where it stands as it was imported. */
  readonly edited?: Maybe<DeskEdit>;
  /** Its icon. */
  readonly icon?: Maybe<Image>;
  /** Chosen by who created it; part of addresses. */
  readonly id: Scalars['ID']['output'];
  /** Its title. */
  readonly name: Scalars['String']['output'];
  /** Another one after each change. */
  readonly version: Scalars['String']['output'];
};

/** A topic of RX Aid: a list of topics, or an article. An article with a draft is as the draft has it. */
export type DeskInternshipTopic = {
  readonly __typename?: 'DeskInternshipTopic';
  /** Who started the draft; null without one, and once the account is gone. */
  readonly author?: Maybe<Scalars['String']['output']>;
  /** The picture above it. */
  readonly banner?: Maybe<Image>;
  /** The article; null in lists of topics. */
  readonly body?: Maybe<Scalars['HTML']['output']>;
  /** When the draft was changed; null without one. */
  readonly changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The day of the article's last change. */
  readonly date?: Maybe<Scalars['Date']['output']>;
  /** Its last change at the desk; null where it stands as it was imported. */
  readonly edited?: Maybe<DeskEdit>;
  /** The article explained in Bangla; null where that was not written. */
  readonly explanationBn?: Maybe<Scalars['HTML']['output']>;
  /** What was done at the desk, newest first; `version` counts the changes. */
  readonly history: ReadonlyArray<QuestionEvent>;
  /** Chosen by who created it; part of addresses. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is a list itself; the rest is null then. */
  readonly isList: Scalars['Boolean']['output'];
  /** Whether the caller did. */
  readonly isMine: Scalars['Boolean']['output'];
  /** What keeps the draft from review, in words. */
  readonly lacks: ReadonlyArray<Scalars['String']['output']>;
  /** The id of the list that it belongs to; null where it stands in the subject itself. */
  readonly list?: Maybe<Scalars['ID']['output']>;
  /** What the caller may do now. */
  readonly may: ReadonlyArray<StudioAction>;
  /** Its title. */
  readonly name: Scalars['String']['output'];
  /** What readers see, beside the draft; null where they see nothing, and of lists. */
  readonly published?: Maybe<PublishedInternshipTopic>;
  /** When the reviewer did. */
  readonly reviewedOn?: Maybe<Scalars['Date']['output']>;
  /** Who has read and approved the article; null where the draft has another text. */
  readonly reviewer?: Maybe<Scalars['String']['output']>;
  /** Of its draft; PUBLISHED where it has none, and of lists. */
  readonly status: QuestionStatus;
  /** The id of its subject. */
  readonly subject: Scalars['ID']['output'];
  /** Another one after each change. */
  readonly version: Scalars['String']['output'];
};

/** A page of drafts. */
export type DeskInternshipTopicConnection = {
  readonly __typename?: 'DeskInternshipTopicConnection';
  /** Its drafts. */
  readonly edges: ReadonlyArray<DeskInternshipTopicEdge>;
  /** How to go on. */
  readonly pageInfo: PageInfo;
  /** On all pages. */
  readonly total: Scalars['Int']['output'];
};

/** A draft in its list. */
export type DeskInternshipTopicEdge = {
  readonly __typename?: 'DeskInternshipTopicEdge';
  /** Where a further page goes on. */
  readonly cursor: Scalars['String']['output'];
  /** The draft. */
  readonly node: DeskInternshipTopic;
};

/** A message that the desk sends to a group or a person. */
export type DeskMessage = {
  readonly __typename?: 'DeskMessage';
  /** Who wrote or last changed it; null where the account is gone. */
  readonly by?: Maybe<DeskName>;
  /** When it was written. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Stays the same. */
  readonly id: Scalars['ID']['output'];
  /** Plain text, or sanitised HTML where it starts with a tag. */
  readonly message: Scalars['HTML']['output'];
  /** For readers of Bangla; null where all get the same. */
  readonly messageBn?: Maybe<Scalars['HTML']['output']>;
  /** How many have it so far. */
  readonly readers: Scalars['Int']['output'];
  /** When it is to be sent. */
  readonly sendAt: Scalars['DateTime']['output'];
  /** When all had it; null until then. */
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far it is. */
  readonly state: DeskMessageState;
  /** Plain text. */
  readonly title: Scalars['String']['output'];
  /** For readers of Bangla; null where all get the same. */
  readonly titleBn?: Maybe<Scalars['String']['output']>;
  /** Who gets it. */
  readonly to: Audience;
  /** Grows with each change. */
  readonly version: Scalars['Int']['output'];
};

/** A part of the list of messages. */
export type DeskMessageConnection = {
  readonly __typename?: 'DeskMessageConnection';
  /** Newest first. */
  readonly edges: ReadonlyArray<DeskMessageEdge>;
  /** Whether the list goes on. */
  readonly pageInfo: PageInfo;
};

/** A message in the list. */
export type DeskMessageEdge = {
  readonly __typename?: 'DeskMessageEdge';
  /** To go on after it. */
  readonly cursor: Scalars['String']['output'];
  /** The message. */
  readonly node: DeskMessage;
};

/** A message to a group or a person. */
export type DeskMessageInput = {
  /** 1 to 5,000 characters: plain text, or HTML where it starts with a tag. */
  readonly message: Scalars['String']['input'];
  /** For readers of Bangla; with `titleBn`. */
  readonly messageBn?: InputMaybe<Scalars['String']['input']>;
  /** At most 90 days ahead; left out to send it now. */
  readonly sendAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 200 characters. */
  readonly title: Scalars['String']['input'];
  /** For readers of Bangla; with `messageBn`. Left out, all get the same. */
  readonly titleBn?: InputMaybe<Scalars['String']['input']>;
  /** Who gets it, as the group is when it is sent. */
  readonly to: AudienceInput;
};

/** How far a message is. */
export type DeskMessageState =
  /** It is never sent. */
  | 'CANCELLED'
  /** It waits for its time, and can be changed and cancelled. */
  | 'SCHEDULED'
  /** Some have it. */
  | 'SENDING'
  /** All have it. */
  | 'SENT';

/** An account, by name. */
export type DeskName = {
  readonly __typename?: 'DeskName';
  /** The full name. */
  readonly name: Scalars['String']['output'];
  /** `User.userId`. */
  readonly userId: Scalars['ID']['output'];
};

/** An order, as the desk has it. */
export type DeskOrder = {
  readonly __typename?: 'DeskOrder';
  /** The buyer's address. */
  readonly email: Scalars['String']['output'];
  /** The buyer's name. */
  readonly name: Scalars['String']['output'];
  /** What was ordered. */
  readonly order: Order;
  /** The number that the reader says the money was sent from, or its last digits. */
  readonly payer?: Maybe<Scalars['String']['output']>;
  /** Money in and out, oldest first. */
  readonly payments: ReadonlyArray<Payment>;
  /** What to look into, in words: an amount that differs, say. */
  readonly problem?: Maybe<Scalars['String']['output']>;
  /** `User.userId` of the buyer. */
  readonly userId: Scalars['ID']['output'];
};

/** A page of orders. */
export type DeskOrderConnection = {
  readonly __typename?: 'DeskOrderConnection';
  /** The orders. */
  readonly edges: ReadonlyArray<DeskOrderEdge>;
  /** Whether the list goes on. */
  readonly pageInfo: PageInfo;
  /** How many there are. */
  readonly total: Scalars['Int']['output'];
};

/** An order in the desk's list. */
export type DeskOrderEdge = {
  readonly __typename?: 'DeskOrderEdge';
  /** To go on after it. */
  readonly cursor: Scalars['String']['output'];
  /** The order. */
  readonly node: DeskOrder;
};

/** A person, as the desk's lists have one. */
export type DeskPerson = {
  readonly __typename?: 'DeskPerson';
  /** Empty if there is none. */
  readonly contactNumber: Scalars['String']['output'];
  /** When the account was opened. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The account's address. */
  readonly email: Scalars['String']['output'];
  /** The name that was given at sign-up. */
  readonly name: Scalars['String']['output'];
  /** What the studio lets this person do. */
  readonly role: Role;
  /** `User.userId`. */
  readonly userId: Scalars['ID']['output'];
};

/** A part of the list of people. */
export type DeskPersonConnection = {
  readonly __typename?: 'DeskPersonConnection';
  /** The newest accounts first. */
  readonly edges: ReadonlyArray<DeskPersonEdge>;
  /** Whether the list goes on. */
  readonly pageInfo: PageInfo;
};

/** A person in a list. */
export type DeskPersonEdge = {
  readonly __typename?: 'DeskPersonEdge';
  /** To go on after it. */
  readonly cursor: Scalars['String']['output'];
  /** The person. */
  readonly node: DeskPerson;
};

/** A plan, on sale or not. */
export type DeskPlan = {
  readonly __typename?: 'DeskPlan';
  /** What it has over others. */
  readonly advantages: ReadonlyArray<Scalars['String']['output']>;
  /** Its last change at the desk; null where it stands as it was imported. */
  readonly edited?: Maybe<DeskEdit>;
  /** What it holds. */
  readonly features: ReadonlyArray<Scalars['String']['output']>;
  /** Chosen by who created it; purchases refer to it. */
  readonly id: Scalars['ID']['output'];
  /** Its title. */
  readonly name: Scalars['String']['output'];
  /** Whether it can be bought. */
  readonly onSale: Scalars['Boolean']['output'];
  /** What it costs, by how long it lasts. */
  readonly prices: ReadonlyArray<PlanPrice>;
  /** One line on whom it is for. */
  readonly shortDescription: Scalars['String']['output'];
  /** Another one after each change. */
  readonly version: Scalars['String']['output'];
};

/**
 * Figures of the site. Days are those of Dhaka, `from` and `to` included, at most 366 of them. Amounts are whole Tk. Accounts
 * that were made in bulk count once their address is verified.
 */
export type DeskReports = {
  readonly __typename?: 'DeskReports';
  /** Who brought readers or earned by them, those who earned most in these days first. */
  readonly affiliates: AffiliateFiguresConnection;
  /** Who wrote for the bank, those with most publications first; at most 500. */
  readonly authors: ReadonlyArray<AuthorFigures>;
  /** What a subject's chapters have, and how much readers answer there. */
  readonly coverage: ReadonlyArray<CoverageRow>;
  /** Path of a report as CSV, for the same person: send the token with it. */
  readonly csv: Scalars['String']['output'];
  /** The same people, by when it ends. */
  readonly endingPlanList: EndingPlanConnection;
  /** People whose access by a plan ends within so many days, without another plan that follows. */
  readonly endingPlans: Scalars['Int']['output'];
  /** How published questions do. Computed once a day; those without a figure come last. */
  readonly questions: QuestionFiguresConnection;
  /** A row for each day. */
  readonly readers: ReadonlyArray<ReaderDay>;
  /** The same days together: different people, and how many of those who signed up have bought a plan. */
  readonly readership: Readership;
  /** What was sold and paid back, by day, plan, method and person; days without any are left out. */
  readonly sales: ReadonlyArray<SalesDay>;
};


/**
 * Figures of the site. Days are those of Dhaka, `from` and `to` included, at most 366 of them. Amounts are whole Tk. Accounts
 * that were made in bulk count once their address is verified.
 */
export type DeskReportsAffiliatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/**
 * Figures of the site. Days are those of Dhaka, `from` and `to` included, at most 366 of them. Amounts are whole Tk. Accounts
 * that were made in bulk count once their address is verified.
 */
export type DeskReportsAuthorsArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/**
 * Figures of the site. Days are those of Dhaka, `from` and `to` included, at most 366 of them. Amounts are whole Tk. Accounts
 * that were made in bulk count once their address is verified.
 */
export type DeskReportsCoverageArgs = {
  prof: Scalars['ID']['input'];
  subject: Scalars['ID']['input'];
};


/**
 * Figures of the site. Days are those of Dhaka, `from` and `to` included, at most 366 of them. Amounts are whole Tk. Accounts
 * that were made in bulk count once their address is verified.
 */
export type DeskReportsCsvArgs = {
  from: Scalars['Date']['input'];
  report: ReportName;
  to: Scalars['Date']['input'];
};


/**
 * Figures of the site. Days are those of Dhaka, `from` and `to` included, at most 366 of them. Amounts are whole Tk. Accounts
 * that were made in bulk count once their address is verified.
 */
export type DeskReportsEndingPlanListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  days?: Scalars['Int']['input'];
  first?: Scalars['Int']['input'];
};


/**
 * Figures of the site. Days are those of Dhaka, `from` and `to` included, at most 366 of them. Amounts are whole Tk. Accounts
 * that were made in bulk count once their address is verified.
 */
export type DeskReportsEndingPlansArgs = {
  days?: Scalars['Int']['input'];
};


/**
 * Figures of the site. Days are those of Dhaka, `from` and `to` included, at most 366 of them. Amounts are whole Tk. Accounts
 * that were made in bulk count once their address is verified.
 */
export type DeskReportsQuestionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  descending?: Scalars['Boolean']['input'];
  first?: Scalars['Int']['input'];
  order?: QuestionFigure;
  prof?: InputMaybe<Scalars['ID']['input']>;
  subject?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Figures of the site. Days are those of Dhaka, `from` and `to` included, at most 366 of them. Amounts are whole Tk. Accounts
 * that were made in bulk count once their address is verified.
 */
export type DeskReportsReadersArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/**
 * Figures of the site. Days are those of Dhaka, `from` and `to` included, at most 366 of them. Amounts are whole Tk. Accounts
 * that were made in bulk count once their address is verified.
 */
export type DeskReportsReadershipArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/**
 * Figures of the site. Days are those of Dhaka, `from` and `to` included, at most 366 of them. Amounts are whole Tk. Accounts
 * that were made in bulk count once their address is verified.
 */
export type DeskReportsSalesArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};

/** What somebody says about a draft. */
export type DraftComment = {
  readonly __typename?: 'DraftComment';
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** The person's name; null once the account is gone. */
  readonly by?: Maybe<Scalars['String']['output']>;
  /**
   * place, stem, media, explanation, explanation_bn, take_away, references or appearances; `options.2` is option C,
   * `parts.0` the first part. Null: the whole question.
   */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** Whether it came with a link for an expert. */
  readonly isExpert: Scalars['Boolean']['output'];
  /** Whether the caller wrote it. */
  readonly isMine: Scalars['Boolean']['output'];
  /** Whether the caller may resolve the thread. */
  readonly mayResolve: Scalars['Boolean']['output'];
  /** The comment that began the thread; null if this one did. */
  readonly parent?: Maybe<Scalars['ID']['output']>;
  /** When the thread was resolved; null while it is open. */
  readonly resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who resolved it; null once the account is gone. */
  readonly resolvedBy?: Maybe<Scalars['String']['output']>;
  /** Plain text. */
  readonly text: Scalars['String']['output'];
};

/** Where readers will find a draft. */
export type DraftPlace = {
  readonly __typename?: 'DraftPlace';
  /** The chapter: the topic where the draft names none. */
  readonly chapter: Scalars['String']['output'];
  /** No list of the subject has the chapter's name. */
  readonly isNewChapter: Scalars['Boolean']['output'];
  /** No list of the subject has the topic's name. */
  readonly isNewTopic: Scalars['Boolean']['output'];
  /** Chapters like a new one, the best first. */
  readonly likeChapters: ReadonlyArray<Scalars['String']['output']>;
  /** Topics like a new one, the best first. */
  readonly likeTopics: ReadonlyArray<Scalars['String']['output']>;
  /** The name of the professional year. */
  readonly professionalYear: Scalars['String']['output'];
  /** The name of the subject. */
  readonly subject: Scalars['String']['output'];
  /** The topic; null while the draft has none. */
  readonly topic?: Maybe<Scalars['String']['output']>;
};

/** What people who work on a draft share beside its text. */
export type DraftReview = {
  readonly __typename?: 'DraftReview';
  /** Oldest first. They stay when the draft is published. */
  readonly comments: ReadonlyArray<DraftComment>;
  /** Newest first; empty for authors. */
  readonly expertLinks: ReadonlyArray<ExpertLink>;
  /** `StudioQuestion.id`. */
  readonly id: Scalars['ID']['output'];
  /** Whether there is a draft to comment on. */
  readonly mayComment: Scalars['Boolean']['output'];
  /** Where readers will find the draft. */
  readonly place: DraftPlace;
  /** Who may decide about the draft, by name; empty for authors. */
  readonly reviewers: ReadonlyArray<Reviewer>;
};

/** A book that may be read elsewhere. */
export type Ebook = {
  readonly __typename?: 'Ebook';
  /** Who wrote it, or published it. */
  readonly author: Scalars['String']['output'];
  /** The shelf that it stands on. */
  readonly category: Scalars['String']['output'];
  /** Its cover, 2 wide to 3 high. */
  readonly cover?: Maybe<Image>;
  /** Where it is read: an https or http address on another site. */
  readonly driveLink: Scalars['String']['output'];
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Its title. */
  readonly name: Scalars['String']['output'];
};

/** A book that may be read elsewhere. */
export type EbookInput = {
  /** At most 300 characters. */
  readonly author: Scalars['String']['input'];
  /** At most 100 characters. Readers choose books by it. */
  readonly category: Scalars['String']['input'];
  /** `publicId` of a picture that was uploaded. */
  readonly coverId?: InputMaybe<Scalars['ID']['input']>;
  /** An https address without a user or password, at most 2,000 characters. */
  readonly driveLink: Scalars['String']['input'];
  /** Lower-case letters, digits and hyphens, at most 64. */
  readonly id: Scalars['ID']['input'];
  /** At most 300 characters. */
  readonly name: Scalars['String']['input'];
};

/** A plan that ends, with nothing after it. */
export type EndingPlan = {
  readonly __typename?: 'EndingPlan';
  /** In words: 1 month. */
  readonly duration: Scalars['String']['output'];
  /** When access ends. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** Whose. */
  readonly person: DeskName;
  /** The plan's name when it was bought. */
  readonly plan: Scalars['String']['output'];
};

/** A part of the people whose access ends. */
export type EndingPlanConnection = {
  readonly __typename?: 'EndingPlanConnection';
  /** Whose access ends first come first. */
  readonly edges: ReadonlyArray<EndingPlanEdge>;
  /** Whether the list goes on. */
  readonly pageInfo: PageInfo;
  /** How many there are. */
  readonly total: Scalars['Int']['output'];
};

/** One of them in the list. */
export type EndingPlanEdge = {
  readonly __typename?: 'EndingPlanEdge';
  /** To go on after it. */
  readonly cursor: Scalars['String']['output'];
  /** The plan. */
  readonly node: EndingPlan;
};

/** A comment of an expert. */
export type ExpertComment = {
  readonly __typename?: 'ExpertComment';
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** As `DraftComment.field`. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** As the expert wrote it. */
  readonly name: Scalars['String']['output'];
  /** Plain text. */
  readonly text: Scalars['String']['output'];
};

/** A draft as an expert sees it. */
export type ExpertDraft = {
  readonly __typename?: 'ExpertDraft';
  /** Those that came with this link, oldest first. */
  readonly comments: ReadonlyArray<ExpertComment>;
  /** When it stops working. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The draft; null once the link has ended. Its `ref` is empty before publication. */
  readonly question?: Maybe<Question>;
  /** Whether the link works. */
  readonly state: ExpertLinkState;
  /** Where it will be; null once the link has ended. */
  readonly subject?: Maybe<Subject>;
};

/** A link with which somebody without an account reads one draft and comments on it. */
export type ExpertLink = {
  readonly __typename?: 'ExpertLink';
  /** Who made it; null once the account is gone. */
  readonly by?: Maybe<Scalars['String']['output']>;
  /** When it stops working. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** When it was made. */
  readonly madeAt: Scalars['DateTime']['output'];
  /** Whether it works. */
  readonly state: ExpertLinkState;
};

/** Whether a link for an expert works. */
export type ExpertLinkState =
  /** The draft was published or given up. */
  | 'CLOSED'
  /** Its time is over. */
  | 'EXPIRED'
  /** It does. */
  | 'OPEN'
  /** A reviewer has ended it. */
  | 'REVOKED';

/** A question that is asked often. */
export type Faq = {
  readonly __typename?: 'Faq';
  /** Plain text; a line break is one. */
  readonly answer: Scalars['String']['output'];
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Plain text. */
  readonly question: Scalars['String']['output'];
};

/** A question that is asked often. */
export type FaqInput = {
  /** At most 5,000 characters. */
  readonly answer: Scalars['String']['input'];
  /** Whether readers do not see it. */
  readonly hidden?: Scalars['Boolean']['input'];
  /** Lower-case letters, digits and hyphens, at most 64. */
  readonly id: Scalars['ID']['input'];
  /** At most 300 characters. */
  readonly question: Scalars['String']['input'];
};

/** From `GET /capabilities` of the REST API; all false if it lacks that call. */
export type Features = {
  readonly __typename?: 'Features';
  /** Orders and payments: `Query.checkout`, `User.orders`. */
  readonly checkout: Scalars['Boolean']['output'];
  /** The desk, where administrators run the site: `Query.desk`. */
  readonly desk: Scalars['Boolean']['output'];
  /** Packs of questions for reading offline. */
  readonly packs: Scalars['Boolean']['output'];
  /** Papers under the conditions of an examination. */
  readonly papers: Scalars['Boolean']['output'];
  /** Push notifications. */
  readonly push: Scalars['Boolean']['output'];
  /** Reports of mistakes in questions. */
  readonly reports: Scalars['Boolean']['output'];
  /** A study plan and reviews of due questions. */
  readonly review: Scalars['Boolean']['output'];
  /** The studio for authors. */
  readonly studio: Scalars['Boolean']['output'];
  /** A record of readers' answers: `User.study`, `Question.mine` and `Question.stats`. */
  readonly study: Scalars['Boolean']['output'];
  /** Two-step log-in: `Mutation.startTwoFactor`. */
  readonly twoFactor: Scalars['Boolean']['output'];
};

/** A field of a question, before and after. */
export type FieldChange = {
  readonly __typename?: 'FieldChange';
  /** Empty where it is gone. HTML as text. */
  readonly after: Scalars['String']['output'];
  /** Empty where it was not there. HTML as text. */
  readonly before: Scalars['String']['output'];
  /** A column of the question template: stem, option_b, reason_b, correct, part_a_points. */
  readonly field: Scalars['String']['output'];
};

/** A reader's answer, in the field of the question's type. */
export type GivenAnswer = {
  readonly __typename?: 'GivenAnswer';
  /** Statements judged. */
  readonly mtf?: Maybe<ReadonlyArray<StatementAnswer>>;
  /** The ticked model points of each part. */
  readonly saq?: Maybe<ReadonlyArray<PartAnswer>>;
  /** The option chosen. */
  readonly sba?: Maybe<Scalars['ID']['output']>;
};

/** A plan that a user has bought, while it is open or still to come. */
export type HeldPlan = {
  readonly __typename?: 'HeldPlan';
  /** How long it was bought for, in words: 6 months. */
  readonly duration?: Maybe<Scalars['String']['output']>;
  /** When it ends; null where it has no end. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque: of the purchase. */
  readonly id: Scalars['ID']['output'];
  /** The plan's title when it was bought. */
  readonly name: Scalars['String']['output'];
  /** What it opens, in words. */
  readonly opens: ReadonlyArray<Scalars['String']['output']>;
  /** When it begins to be open; later than now for one that follows another. */
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The parts of the home page: each is the root field of its name, and null where it could not be fetched. */
export type Home = {
  readonly __typename?: 'Home';
  /** See Query.banners. */
  readonly banners?: Maybe<ReadonlyArray<Banner>>;
  /** See Query.boards. */
  readonly boards?: Maybe<ReadonlyArray<Board>>;
  /** See Query.ebooks: the first page. */
  readonly ebooks?: Maybe<ReadonlyArray<Ebook>>;
  /** See Query.faqs. */
  readonly faqs?: Maybe<ReadonlyArray<Faq>>;
  /** See Query.internshipSubjects. */
  readonly internshipSubjects?: Maybe<ReadonlyArray<InternshipSubject>>;
  /** See Query.plans. */
  readonly plans?: Maybe<ReadonlyArray<SubscriptionPlan>>;
  /** See Query.questionSets. */
  readonly questionSets?: Maybe<ReadonlyArray<QuestionSetCard>>;
};


/** The parts of the home page: each is the root field of its name, and null where it could not be fetched. */
export type HomeEbooksArgs = {
  limit?: Scalars['Int']['input'];
};

/** A picture: of the image store, or elsewhere by its https address. */
export type Image = {
  readonly __typename?: 'Image';
  /** The public id under which the image store keeps it, which may have slashes; elsewhere its address. */
  readonly publicId: Scalars['ID']['output'];
  /**
   * Where it is served: a path on this server's own origin, in the format that the reader's `Accept` likes best.
   * With both sides it is cut to them, with one it keeps its shape. The image store makes a few sizes
   * (docs/integrators.md): any other is answered with the next larger.
   * A picture elsewhere is the upstream's own https address, as it is: the sides change nothing, and this server
   * neither fetches nor checks it.
   */
  readonly url: Scalars['String']['output'];
};


/** A picture: of the image store, or elsewhere by its https address. */
export type ImageUrlArgs = {
  height?: InputMaybe<Scalars['Int']['input']>;
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** What can be done with an import. */
export type ImportAction =
  /** `approveImport`. */
  | 'APPROVE'
  /** `takeBackImport`. */
  | 'TAKE_BACK';

/** A file of questions that was imported. */
export type ImportBatch = {
  readonly __typename?: 'ImportBatch';
  /** New questions. */
  readonly added: Scalars['Int']['output'];
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** Who imported it; empty once the account is gone. */
  readonly by: Scalars['String']['output'];
  /** Questions that readers saw before, and that the file changes. */
  readonly changed: Scalars['Int']['output'];
  /** Questions that are still drafts. */
  readonly drafts: Scalars['Int']['output'];
  /** Questions edited since, which a take-back leaves alone. */
  readonly editedSince: Scalars['Int']['output'];
  /** What `takeBackImport` would do now. */
  readonly effect: TakeBackEffect;
  /** The file's name. */
  readonly file: Scalars['String']['output'];
  /** Stays the same. */
  readonly id: Scalars['ID']['output'];
  /** Whether the caller has imported it. */
  readonly isMine: Scalars['Boolean']['output'];
  /** What the caller may do now. */
  readonly may: ReadonlyArray<ImportAction>;
  /** Its questions, in the order of the file; without drafts that were given up. */
  readonly questions: StudioQuestionConnection;
  /** Rows of the file that were refused. */
  readonly refused: Scalars['Int']['output'];
  /** How far it is. */
  readonly state: ImportBatchState;
  /** Drafts that wait for a reviewer. */
  readonly waiting: Scalars['Int']['output'];
};


/** A file of questions that was imported. */
export type ImportBatchQuestionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A part of the list of imports. */
export type ImportBatchConnection = {
  readonly __typename?: 'ImportBatchConnection';
  /** The newest first. */
  readonly edges: ReadonlyArray<ImportBatchEdge>;
  /** Whether the list goes on. */
  readonly pageInfo: PageInfo;
  /** Imports in the whole list. */
  readonly total: Scalars['Int']['output'];
};

/** An import in the list. */
export type ImportBatchEdge = {
  readonly __typename?: 'ImportBatchEdge';
  /** To go on after it. */
  readonly cursor: Scalars['String']['output'];
  /** The import. */
  readonly node: ImportBatch;
};

/** How far an import is. */
export type ImportBatchState =
  /** Some of its questions are drafts. */
  | 'DRAFTS'
  /** None is a draft any more. */
  | 'PUBLISHED'
  /** Nothing of it is left but what was edited since. */
  | 'TAKEN_BACK';

/** What an intern reads on one topic. */
export type InternshipArticle = {
  readonly __typename?: 'InternshipArticle';
  /** The picture above it. */
  readonly banner?: Maybe<Image>;
  /** The article itself. */
  readonly body: Scalars['HTML']['output'];
  /** When it was last changed. */
  readonly date?: Maybe<Scalars['DateTime']['output']>;
  /** The article explained in Bangla; null where that was not written. */
  readonly explanationBn?: Maybe<Scalars['HTML']['output']>;
  /** That of its topic. */
  readonly id: Scalars['ID']['output'];
  /** Its review by a clinician; null where nobody has reviewed it. */
  readonly review?: Maybe<ReviewStamp>;
  /** The title. */
  readonly topicName: Scalars['String']['output'];
};

/** A subject of RX Aid: Emergencies, Obstetrics … */
export type InternshipSubject = {
  readonly __typename?: 'InternshipSubject';
  /** Where its icon is served. */
  readonly iconUrl?: Maybe<Scalars['String']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Its title. */
  readonly name: Scalars['String']['output'];
  /** Its topics, in their order; null where the call failed. */
  readonly topics?: Maybe<ReadonlyArray<InternshipTopic>>;
};

/** A subject of RX Aid. */
export type InternshipSubjectInput = {
  /** `publicId` of a picture that was uploaded. */
  readonly iconId?: InputMaybe<Scalars['ID']['input']>;
  /** Lower-case letters, digits and hyphens, at most 64. */
  readonly id: Scalars['ID']['input'];
  /** At most 200 characters. */
  readonly name: Scalars['String']['input'];
};

/** A topic of an internship subject, or one of the sub-topics of a topic. */
export type InternshipTopic = {
  readonly __typename?: 'InternshipTopic';
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** True where the topic opens a list of sub-topics rather than an article. */
  readonly isList: Scalars['Boolean']['output'];
  /** Its title. */
  readonly name: Scalars['String']['output'];
};

/** A topic of RX Aid. A list has only `id`, `subject`, `isList` and `name`. */
export type InternshipTopicInput = {
  /** `publicId` of a picture that was uploaded. */
  readonly bannerId?: InputMaybe<Scalars['ID']['input']>;
  /** HTML of at most 100,000 characters; what an article would lose is refused by name. An article needs it. */
  readonly body?: InputMaybe<Scalars['String']['input']>;
  /** The day of the last change. An article needs it. */
  readonly date?: InputMaybe<Scalars['Date']['input']>;
  /** The article explained in Bangla, by the rules of `body`. */
  readonly explanationBn?: InputMaybe<Scalars['String']['input']>;
  /** Lower-case letters, digits and hyphens, at most 64. Unique in all subjects. */
  readonly id: Scalars['ID']['input'];
  /** Whether it is a list of topics. */
  readonly isList?: Scalars['Boolean']['input'];
  /** The id of the list that it belongs to. */
  readonly list?: InputMaybe<Scalars['ID']['input']>;
  /** At most 200 characters. */
  readonly name: Scalars['String']['input'];
  /** Goes together with `reviewer`, and is ignored too. */
  readonly reviewedOn?: InputMaybe<Scalars['Date']['input']>;
  /** Goes together with `reviewedOn`; at most 200 characters. It is ignored: who approves the article is its reviewer. */
  readonly reviewer?: InputMaybe<Scalars['String']['input']>;
  /** The id of its subject. */
  readonly subject: Scalars['ID']['input'];
};

/** How first answers went, one a reader. */
export type ItemAnalysis = {
  readonly __typename?: 'ItemAnalysis';
  /** How many readers have answered. */
  readonly answered: Scalars['Int']['output'];
  /**
   * How the marks go with how much of everything else the reader has right: their correlation, -1 to 1. Below 0 the better
   * readers have it wrong. Null where too few have answered others.
   */
  readonly discrimination?: Maybe<Scalars['Float']['output']>;
  /** The mean share of the marks, 0 to 1. */
  readonly facility: Scalars['Float']['output'];
  /** By option: how many chose it (SBA) or called it true (MTF). */
  readonly optionShares: ReadonlyArray<OptionShare>;
  /** Chosen more often than the key, or more by the better third than by the weaker: the key may be wrong. */
  readonly suspectKeys: ReadonlyArray<Scalars['ID']['output']>;
};

/** An article of RX Aid that an item has. */
export type ItemArticle = {
  readonly __typename?: 'ItemArticle';
  /** Opaque. That of `internshipArticle`. */
  readonly id: Scalars['ID']['output'];
  /** Its title. */
  readonly name: Scalars['String']['output'];
  /** Its path in the site; null where the server does not say. */
  readonly path?: Maybe<Scalars['String']['output']>;
};

/** What the bank lacks of an item. */
export type ItemGap =
  /** It has no article of RX Aid; said of the subjects that RX Aid is about alone: MED, SURG, OBG and PHRM. */
  | 'NO_ARTICLE'
  /** It has questions, but no multiple true/false. */
  | 'NO_MTF'
  /** It has no question at all. */
  | 'NO_QUESTIONS'
  /** It has questions, but no short answer. */
  | 'NO_SAQ'
  /** It has questions, but no single best answer. */
  | 'NO_SBA';

/** What a reader has done of an item or a card. */
export type ItemProgress = {
  readonly __typename?: 'ItemProgress';
  /** Questions that were answered. */
  readonly answered: Scalars['Int']['output'];
  /** Of these, that are due for review today. */
  readonly due: Scalars['Int']['output'];
  /** Of these, whose last answer has full marks. */
  readonly right: Scalars['Int']['output'];
};

/** Work that the server does later, or again and again. */
export type Job = {
  readonly __typename?: 'Job';
  /** How often it was tried since it was last done. */
  readonly attempts: Scalars['Int']['output'];
  /** Unique. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is repeated. */
  readonly isScheduled: Scalars['Boolean']['output'];
  /** `JobKind.kind`. */
  readonly kind: Scalars['String']['output'];
  /** Null for one that is not repeated. */
  readonly lastDoneAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of the last attempt, if that failed. */
  readonly lastError?: Maybe<Scalars['String']['output']>;
  /** Null while it runs and once it has failed. */
  readonly nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  readonly state: JobState;
};

/** A page of jobs. */
export type JobConnection = {
  readonly __typename?: 'JobConnection';
  /** The jobs. */
  readonly edges: ReadonlyArray<JobEdge>;
  /** Whether the list goes on. */
  readonly pageInfo: PageInfo;
};

/** A job in a list. */
export type JobEdge = {
  readonly __typename?: 'JobEdge';
  /** To go on after it. */
  readonly cursor: Scalars['String']['output'];
  /** The job. */
  readonly node: Job;
};

/** Jobs that do the same. */
export type JobKind = {
  readonly __typename?: 'JobKind';
  /** How many failed and are not tried again by themselves. */
  readonly failed: Scalars['Int']['output'];
  /** A unique name, such as `finish-papers`. Later versions may add others. */
  readonly kind: Scalars['String']['output'];
  /** When it was last done; null for a kind without a schedule. */
  readonly lastDoneAt?: Maybe<Scalars['DateTime']['output']>;
  /** The latest error of a job that is not done since. */
  readonly lastError?: Maybe<Scalars['String']['output']>;
  /** When the first that waits runs; in the past if it is late, null if none waits. */
  readonly nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many run. */
  readonly running: Scalars['Int']['output'];
  /** How many wait, also for another attempt. */
  readonly waiting: Scalars['Int']['output'];
};

/** Where a job stands. */
export type JobState =
  /** It failed, and is not tried again by itself. */
  | 'FAILED'
  /** It waits for another attempt. */
  | 'RETRYING'
  /** It runs. */
  | 'RUNNING'
  /** It waits for its time. */
  | 'WAITING';

/** A legal text. */
export type LegalText = {
  readonly __typename?: 'LegalText';
  /** The text. */
  readonly body: Scalars['HTML']['output'];
  /** Which one. */
  readonly id: LegalTextId;
  /** Its last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** Legal texts of the site. */
export type LegalTextId =
  /** The privacy policy. */
  | 'PRIVACY'
  /** Cancellation and refunds. */
  | 'REFUNDS'
  /** The terms of use. */
  | 'TERMS';

/** A model of how the reader forgets. */
export type MemoryModel = {
  readonly __typename?: 'MemoryModel';
  /** Reviews of this reader that their own weights were fitted on. Null: the weights that all readers share. */
  readonly fittedOn?: Maybe<Scalars['Int']['output']>;
  /** How much better the own weights predicted later answers: 0.013 is 1.3 %. Null without own weights. */
  readonly gain?: Maybe<Scalars['Float']['output']>;
  /** `MemoryState.model` of true and false questions. */
  readonly mtfName: Scalars['String']['output'];
  /** Of true and false questions, where luck is frequent. */
  readonly mtfWeights: ReadonlyArray<Scalars['Float']['output']>;
  /** `MemoryState.model` of single best answers and short answers: FSRS-6, or FSRS-6:17 with weights that were fitted. */
  readonly name: Scalars['String']['output'];
  /** The chance to know an answer at which it comes again, 0 to 1. */
  readonly retention: Scalars['Float']['output'];
  /** Reviews of this reader so far. */
  readonly reviews: Scalars['Int']['output'];
  /** Of single best answers and short answers. */
  readonly weights: ReadonlyArray<Scalars['Float']['output']>;
};

/** What the model knows of a question. */
export type MemoryState = {
  readonly __typename?: 'MemoryState';
  /** 1 to 10. */
  readonly difficulty: Scalars['Float']['output'];
  /** The day on which the model would ask it again, without regard to a plan. */
  readonly dueOn: Scalars['Date']['output'];
  /** Those on which it was forgotten. */
  readonly lapses: Scalars['Int']['output'];
  /** The last day on which it was answered. */
  readonly lastOn: Scalars['Date']['output'];
  /** The model and its weights. */
  readonly model: Scalars['String']['output'];
  /** The day to which the reader has postponed it. */
  readonly postponedTo?: Maybe<Scalars['Date']['output']>;
  /** `Question.id`. */
  readonly questionId: Scalars['ID']['output'];
  /** Days on which it was answered. */
  readonly reviews: Scalars['Int']['output'];
  /** Days until the chance to know it has fallen to 90 %. */
  readonly stability: Scalars['Float']['output'];
};

/** A part of what the model knows. */
export type MemoryStateConnection = {
  readonly __typename?: 'MemoryStateConnection';
  /** By question id. */
  readonly edges: ReadonlyArray<MemoryStateEdge>;
  /** Whether more follow. */
  readonly pageInfo: PageInfo;
};

/** A question in the model. */
export type MemoryStateEdge = {
  readonly __typename?: 'MemoryStateEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** What the model knows of it. */
  readonly node: MemoryState;
};

/** A message before it is sent. */
export type MessagePreview = {
  readonly __typename?: 'MessagePreview';
  /** Plain text, or sanitised HTML where it starts with a tag. */
  readonly message: Scalars['HTML']['output'];
  /** For readers of Bangla; null where all get the same. */
  readonly messageBn?: Maybe<Scalars['HTML']['output']>;
  /** How many would get it. */
  readonly readers: Scalars['Int']['output'];
  /** Plain text. */
  readonly title: Scalars['String']['output'];
  /** For readers of Bangla; null where all get the same. */
  readonly titleBn?: Maybe<Scalars['String']['output']>;
};

/** Filters for the questions of a paper. Missing ones match all. */
export type MixInput = {
  /** Boards' codes. */
  readonly boards?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Years of appearance, from. */
  readonly fromYear?: InputMaybe<Scalars['Int']['input']>;
  /** Multiple true/false questions. */
  readonly mtf?: Scalars['Int']['input'];
  /** By the reader's record. */
  readonly pool?: Pool;
  /** The code of the professional year. */
  readonly prof: Scalars['ID']['input'];
  /** Short answers. */
  readonly saq?: Scalars['Int']['input'];
  /** The number of short answers to answer, of which the best count. By default all. */
  readonly saqAnswerAny?: InputMaybe<Scalars['Int']['input']>;
  /** Single best answers. */
  readonly sba?: Scalars['Int']['input'];
  /** Subjects' codes, at least one. */
  readonly subjects: ReadonlyArray<Scalars['ID']['input']>;
  /** Years of appearance, to. */
  readonly toYear?: InputMaybe<Scalars['Int']['input']>;
  /** Names of topics. */
  readonly topics?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** What was earned in one month. */
export type MonthlyEarnings = {
  readonly __typename?: 'MonthlyEarnings';
  /** Whole Tk; null where that cannot be read. */
  readonly earned?: Maybe<Scalars['Int']['output']>;
  /** Year and month: 2026-11. */
  readonly month: Scalars['String']['output'];
};

/** Why a question does not come on the day that the memory model alone would choose. */
export type MoveReason =
  /** It was due before, and waited while others came. */
  | 'BACKLOG'
  /** That day is not before the examination, or the last pass asks it on another day. */
  | 'EXAM'
  /** That day was full. */
  | 'LOAD'
  /** The reader asked for another day. */
  | 'POSTPONED'
  /** That day is a rest day. */
  | 'REST_DAY';

/** What can be changed. Nearly all of it needs a token. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Adds a browser, or updates its keys. BAD_USER_INPUT for an address that is not a push service's, and for invalid keys;
   * NOT_SUPPORTED where `Features.push` is false. Idempotent.
   */
  readonly addPushSubscription: PushSettings;
  /**
   * Saves answers and flags. Idempotent; an older save never overwrites a newer one. PAPER_OVER from five seconds after
   * `endsAt` and after the paper is handed in: late answers count as practice in the record. Ticks of short answers are
   * accepted then too, any number of times, and in an examination only then. They may come part by part: a short answer is
   * marked once each of its parts that has model points is named, with or without ticks. The record gets its marks a few
   * minutes after the last tick.
   */
  readonly answerPaper: Paper;
  /** Answers a report: the reader is notified. QUESTIONS_REVIEW; CONFLICT where somebody else has answered it otherwise. */
  readonly answerReport: Report;
  /**
   * Lets a commission be earned once the time for a refund is over, whatever the accounts share; pays one again that a refund
   * took back. Sent again it changes nothing; CONFLICT where it was decided otherwise. PAYOUTS.
   */
  readonly approveCommission: CommissionDecision;
  /**
   * Publishes the drafts of an import that wait for a reviewer and lack nothing; the others stay drafts. QUESTIONS_REVIEW;
   * FORBIDDEN for who imported it. Sent again it goes on.
   */
  readonly approveImport: ImportBatch;
  /** Publishes an article that waits for review. For CONTENT_REVIEW; FORBIDDEN for who wrote any of it. Readers see it within 30 seconds. */
  readonly approveInternshipTopic: DeskInternshipTopic;
  /**
   * Publishes a submitted draft at once, with its lists and the search. QUESTIONS_REVIEW, but nobody who wrote any of it.
   * Readers who answered it are notified if its key has changed.
   */
  readonly approveQuestion: StudioQuestion;
  /**
   * Says who decides about a draft, and until when. QUESTIONS_REVIEW. BAD_USER_INPUT for somebody who is no reviewer or has
   * written some of it; CONFLICT where there is no draft.
   */
  readonly assignQuestion: StudioQuestion;
  /** Cancels a message that is SCHEDULED. CONFLICT if somebody else has changed it, or it is too late. MESSAGES. */
  readonly cancelMessage: DeskMessage;
  /** Gives an order up. CONFLICT where it is paid, or its money may be on the way. */
  readonly cancelOrder: Order;
  /** Changes a message that is SCHEDULED. CONFLICT if somebody else has changed it, or it is too late. MESSAGES. */
  readonly changeMessage: DeskMessage;
  /**
   * Changes many questions, at most 2,000, and says why not for the others. With `dryRun` only says what would happen. Authors
   * move and submit drafts of their own; reviewers any draft, and published questions, which move at once. Only reviewers
   * reassign and retire. Sent again while all is as it left it, it is done once.
   */
  readonly changeQuestions: BulkResult;
  /** What a code gives on this plan, before anything is ordered. Nothing is reserved. */
  readonly checkCoupon: CouponCheck;
  /** A comment of an expert. Needs no account. CONFLICT where the link has ended, NOT_FOUND where no link has the token. */
  readonly commentAsExpert: ExpertDraft;
  /**
   * Comments on a draft. QUESTIONS_WRITE. CONFLICT where there is no draft, or 200 comments. The same words by the same person
   * at the same place are one comment.
   */
  readonly commentOnQuestion: DraftReview;
  /**
   * Records that a request was paid, and notifies the person. CONFLICT where it has `blocks`, or `cautions` without `force`.
   * Sent again it changes nothing. PAYOUTS.
   */
  readonly completeWithdrawal: PayoutDecision;
  /**
   * Switches it on. Returns ten recovery codes, shown once; each logs in once in place of a code. Other sessions of the user
   * end. BAD_USER_INPUT for a wrong code. Once a request.
   */
  readonly confirmTwoFactor: ReadonlyArray<Scalars['String']['output']>;
  /** One payment, `count` codes, each for one person: for a class. The amount is count × price, unless `note` says why not. MONEY. */
  readonly createCodes: ReadonlyArray<Scalars['String']['output']>;
  /** Makes a link for an expert without an account. QUESTIONS_REVIEW. CONFLICT where there is no draft, or ten links work. */
  readonly createExpertLink: NewExpertLink;
  /** Deletes the whole record for good. */
  readonly deleteStudyRecord: Scalars['Boolean']['output'];
  /** Ends the plan. What was answered stays, and its choices are offered again. False without a plan. */
  readonly endStudyPlan: Scalars['Boolean']['output'];
  /**
   * For a MANUAL method: what the wallet's app shows after sending. The order is CHECKING until the transfer is found. It may be
   * corrected until then. CONFLICT where it was used for another order, or the order is closed.
   */
  readonly enterTransaction: Order;
  /**
   * Signs in with the code that /auth/google has come back with. It works once, for a minute. TWO_FACTOR_REQUIRED where a
   * `twoFactorCode` is needed, and BAD_USER_INPUT with a wrong one: send it again, within five minutes. Once a request.
   */
  readonly exchangeSignInCode: Session;
  /** Hands in a paper, which marks it and adds its answers to the record. Idempotent. */
  readonly finishPaper: Paper;
  /**
   * Stores a mark that the reader got in a real examination, to compare with what was expected; one for each subject, part
   * and day. Kept until the record is deleted.
   */
  readonly giveRealMark: Scalars['Boolean']['output'];
  /**
   * Records that a person has paid for a plan: opens it, books the referrer's commission and notifies the person. While
   * another plan is open this one starts when that ends; CONFLICT where that has no end. Sent again it changes nothing.
   * MONEY.
   */
  readonly grantPlan: PlanGrant;
  /**
   * Gives a draft another author; by its author or a reviewer. The former author still may not approve it. CONFLICT where
   * there is no draft.
   */
  readonly handOverQuestion: StudioQuestion;
  /** Stores the reader's place in a list. Returns the five newest places. */
  readonly leavePlace: ReadonlyArray<StudyPlace>;
  /**
   * Signs in with a password. INVALID_CREDENTIALS where the address or the password is wrong, and not which of
   * them. TWO_FACTOR_REQUIRED where both are right and a `code` is needed; with a wrong one BAD_USER_INPUT. Once a request.
   */
  readonly logIn: Session;
  /**
   * Ends the session of the token. True once it has ended, false where the REST API keeps none that could be
   * ended: forget the token then.
   */
  readonly logOut: Scalars['Boolean']['output'];
  /** Marks all as read by the signed-in user, and answers with them. */
  readonly markAllNotificationsRead: ReadonlyArray<Notification>;
  /** Marks one notification as read by the signed-in user. NOT_FOUND where there is no such one. */
  readonly markNotificationRead: Notification;
  /**
   * Marks a visitor's paper, which is not stored. Returns all keys once the paper is over, in TUTOR mode those of answered
   * questions. With a token the paper is stored, once, and excluded from comparisons. Uses the current version of the
   * questions. CONFLICT if another reader's paper has this id. At most 6,000 an hour from one address.
   */
  readonly markPaper: Paper;
  /**
   * Moves the questions of a chapter or topic to the end of another of its subject, each once, and removes the first. Its
   * address leads to the other.
   */
  readonly mergeQuestionLists: QuestionListChange;
  /**
   * Puts an entry after another of its kind, a topic after another of its subject or list; always true. Sent twice, it changes
   * nothing. NOT_FOUND where it is gone, CONFLICT where the other one is.
   */
  readonly moveEntry: Scalars['Boolean']['output'];
  /** Shares the reader's name and result with others who sat the same examination and share theirs. */
  readonly namePaper: Paper;
  /** Puts all entries of a kind, or all topics of one subject or list, in this order; always true. CONFLICT where they are others. */
  readonly orderEntries: Scalars['Boolean']['output'];
  /**
   * Not today: the question comes again tomorrow, or on the next day that is not a rest day. Null if it is not to come again
   * before the examination, or before the day of its target.
   */
  readonly postponeQuestion?: Maybe<QueueItem>;
  /** A notification as its readers would see it, and how many they are. Sends and stores nothing. MESSAGES. */
  readonly previewNotification: NotificationPreview;
  /**
   * Starts to derive what readers see of their study record anew from the log of their attempts, in the background.
   * CONFLICT while it runs. DATABASE.
   */
  readonly rebuildStudyRecord: StudyRebuild;
  /**
   * Adds at most 100 attempts to the signed-in reader's record. Idempotent by `id`: a repeated attempt returns its first
   * result. A refused attempt has a reason and does not block the others. NOT_SUPPORTED, like other changes of the record,
   * if the upstream keeps no record.
   */
  readonly recordAttempts: ReadonlyArray<AttemptResult>;
  /**
   * Records that a purchase was paid back: ends it, takes its commission back and notifies the person. Where a provider has
   * the money it is asked to pay it back unless `payment` says that it was done by hand; the rest follows once it has, and
   * `Order.refunds` says how far it is. Sent again it changes nothing; CONFLICT while another amount is being paid back.
   * MONEY.
   */
  readonly refundPurchase: PlanGrant;
  /**
   * Takes a commission back for good and notifies the referrer. What was paid already comes off what is earned next. Sent
   * again it changes nothing; CONFLICT where it was decided otherwise. PAYOUTS.
   */
  readonly refuseCommission: CommissionDecision;
  /**
   * Says that the transfer a reader entered is not found: the order is OPEN again, and the reader is notified with the
   * reason. CONFLICT where the order is not CHECKING, or the reader has entered another transfer meanwhile. MONEY.
   */
  readonly rejectTransaction: DeskOrder;
  /** Puts the amount back to the person's balance, and notifies the person. Sent again it changes nothing. PAYOUTS. */
  readonly rejectWithdrawal: PayoutDecision;
  /** Removes chapters or topics of all subjects that have no question, not even a hidden one. */
  readonly removeEmptyQuestionLists: RemovedQuestionLists;
  /**
   * Removes an entry; always true. CONFLICT where it was changed since, and where something needs it: a plan that was bought,
   * a subject or list with topics.
   */
  readonly removeEntry: Scalars['Boolean']['output'];
  /** The queue is again as without it. False if the reader has no such target. */
  readonly removeItemTarget: Scalars['Boolean']['output'];
  /** Removes a browser. It is no error if it is not there. */
  readonly removePushSubscription: PushSettings;
  /** Removes a view of the caller. Returns its id. */
  readonly removeView: Scalars['ID']['output'];
  /**
   * Its questions keep their places and a chapter its address; the address of a topic with its former name leads to it.
   * CONFLICT where the new name is taken: merge the two.
   */
  readonly renameQuestionList: QuestionListChange;
  /**
   * Ten new recovery codes, shown once; the old ones no longer log in. BAD_USER_INPUT for a wrong code; CONFLICT where it is
   * off. Once a request.
   */
  readonly renewRecoveryCodes: ReadonlyArray<Scalars['String']['output']>;
  /**
   * Reports a mistake to the reviewers: at most five a day. The same reader's open report of the same kind on the same
   * question is answered again. NOT_SUPPORTED where the upstream takes no reports.
   */
  readonly reportQuestion: Report;
  /**
   * Mails a one-time code to the account's address. NOT_FOUND where no account has it. Once a request. An
   * `Idempotency-Key` sent with the request is passed on.
   */
  readonly requestPasswordReset: Scalars['Boolean']['output'];
  /**
   * Asks for everything that may be withdrawn now. One request at a time: while one is pending it is answered with
   * that one. An `Idempotency-Key` sent with the request is passed on.
   */
  readonly requestWithdrawal: Affiliate;
  /** Sets a new password with the code out of the mail. OTP_MISMATCH where it is not that code. Once a request. */
  readonly resetPassword: ResetPasswordResult;
  /**
   * For a person who lost the app; the person is told by mail, the owners by a notification. False where it was off.
   * FORBIDDEN for one's own account, and for an ADMIN or OWNER unless the caller is an OWNER. ROLES.
   */
  readonly resetTwoFactor: Scalars['Boolean']['output'];
  /** Resolves a thread, by who began it or a reviewer. CONFLICT where there is no draft. */
  readonly resolveComment: DraftReview;
  /** Takes a published question out of every list and the search. QUESTIONS_REVIEW. */
  readonly retireQuestion: StudioQuestion;
  /**
   * Runs a job within a second: one that failed, that waits for its next attempt, or whose next time has not come. NOT_FOUND
   * where it is done or runs. DATABASE.
   */
  readonly retryJob: Job;
  /** Returns an article that waits for review to its author. For CONTENT_REVIEW. */
  readonly returnInternshipTopic: DeskInternshipTopic;
  /** Returns a submitted draft to its author. QUESTIONS_REVIEW. */
  readonly returnQuestion: StudioQuestion;
  /** Ends a link at once. QUESTIONS_REVIEW. */
  readonly revokeExpertLink: DraftReview;
  /**
   * Creates a banner at the end, or changes the one with that id. Like the other entries: `version` is that of the entry as it
   * was read, null for a new one. CONFLICT where it has another by now, or a new one has the id of another. Sent twice, it
   * changes nothing. Readers see it within 30 seconds.
   */
  readonly saveBanner: DeskBanner;
  /** Adds a coupon, or changes the one of that code. MONEY and CONTENT_WRITE, as prices are. */
  readonly saveCoupon: Coupon;
  /** Creates an e-book at the end, or changes one. Like saveBanner. */
  readonly saveEbook: DeskEbook;
  /** Creates or changes a frequently asked question. */
  readonly saveFaq: DeskFaq;
  /** Creates or changes a subject of RX Aid. */
  readonly saveInternshipSubject: DeskInternshipSubject;
  /**
   * Creates or changes a list of RX Aid, or stores a draft of an article: readers see it once somebody else has approved it
   * (`submitInternshipTopic`, `approveInternshipTopic`).
   */
  readonly saveInternshipTopic: DeskInternshipTopic;
  /**
   * Changes a legal text, or removes it, so that clients show their own. Sent twice, it changes nothing. CONFLICT where
   * somebody has changed it since. Readers see it within 30 seconds. CONTENT_WRITE.
   */
  readonly saveLegalText?: Maybe<LegalText>;
  /** Creates or changes a plan. Who holds it keeps what it opened. */
  readonly savePlan: DeskPlan;
  /**
   * A new draft, or a change of `id` at `version`. A draft may be incomplete: `lacks` says what review will ask for. HTML is
   * cleaned; `warnings` says what was dropped. CONFLICT where another was there first: `extensions.question` has the
   * `version` and `draft` that are there. Each change of the studio may be sent again: it is done once.
   */
  readonly saveQuestion: StudioQuestion;
  /** Names a filter of the studio's list, or replaces the view of that name. CONFLICT above 30 views. */
  readonly saveView: StudioView;
  /** Sends a message, now or later. Send an `Idempotency-Key` with the request to repeat it safely. MESSAGES. */
  readonly scheduleMessage: DeskMessage;
  /** Sends a notification, at once. Send an `Idempotency-Key` with the request to repeat it safely. MESSAGES. */
  readonly sendNotification: Notification;
  /**
   * Sets who may edit and submit a draft beside its author; by its author or a reviewer. Nobody who is or was a co-author may
   * approve it.
   */
  readonly setCoAuthors: StudioQuestion;
  /** Switches the caller's daily mail on or off. NOT_SUPPORTED where the upstream sends none. */
  readonly setDailyMail: User;
  /** Flags a question or removes the flag. The last write wins. */
  readonly setFlag: QuestionRecord;
  /**
   * Items to be ready by a day: their questions come into the queue as TARGET, and leave it after. The same items again move
   * the day. BAD_USER_INPUT if they have no question, CONFLICT with 20 targets, NOT_SUPPORTED if the upstream has none.
   */
  readonly setItemTarget: StudyPlanTarget;
  /** BAD_USER_INPUT for a language other than `en` and `bn`; NOT_SUPPORTED where the upstream stores none. */
  readonly setLanguage: User;
  /**
   * Changes the note on a question. CONFLICT if another device has changed it: `extensions.record` has the current `note`
   * and `noteVersion`.
   */
  readonly setNote: QuestionRecord;
  /** BAD_USER_INPUT for an hour that is none. */
  readonly setPushKinds: PushSettings;
  /**
   * Gives a person a role. ROLES; FORBIDDEN for an ADMIN or OWNER, and for these roles, unless the caller is an OWNER (an ADMIN
   * may change ADMINs while a site has no OWNER), and where callers would give themselves more; CONFLICT where nobody would
   * be left who can.
   */
  readonly setRole: StudioPerson;
  /** Stores the plan in place of the former one. NOT_SUPPORTED, like other fields of review, if the upstream has no plans. */
  readonly setStudyPlan: StudyPlan;
  /**
   * Says where the signed-in user's earnings are sent. FORBIDDEN where the REST API wants a recent log-in for it: its
   * message says what to do.
   */
  readonly setWithdrawalAccount: Affiliate;
  /**
   * Grants what was ordered. `method` is `PaymentMethod.id`. The reference can be used once for each method: CONFLICT names
   * the order that has it. An amount other than the order's is BAD_USER_INPUT unless `note` says why it is accepted. MONEY.
   */
  readonly settleOrder: DeskOrder;
  /** Settles the lines of a statement that pay these orders, all or none, by the same reading as `matchStatement`. MONEY. */
  readonly settleStatement: ReadonlyArray<DeskOrder>;
  /**
   * Opens an account. It signs nobody in. EMAIL_TAKEN where the address has one. Once a request.
   *
   * Like `requestPasswordReset` and `requestWithdrawal` it may be sent with the header `Idempotency-Key`, 1 to 255 visible
   * ASCII characters: sent again with the same key it is done once and answered alike for 24 hours, and refused as
   * IDEMPOTENCY_KEY_REUSED with another input. A key is for one of them a request; the second is BAD_USER_INPUT.
   */
  readonly signUp: User;
  /**
   * Orders a plan. Sent again with the same `id` it answers the order that the first call made. CONFLICT where the id was used
   * for something else, where a plan without end is open, or where the coupon's last use was taken meanwhile; BAD_USER_INPUT
   * where the plan, its duration, the method or the coupon is not offered. A coupon that gives everything opens the plan at
   * once: the order is PAID.
   */
  readonly startOrder: Order;
  /**
   * Starts a paper. Idempotent by `id`. Without a token the paper has only open questions and is not stored: the client
   * keeps it. A copy has the questions, rule and time of the other paper. PURCHASE_REQUIRED if the questions are locked,
   * unless it is a copy of another reader's paper and `SharedPaper.access` is FREE_SITTING; NOT_FOUND if none match;
   * CONFLICT if another paper has this id. At most 60 an hour.
   */
  readonly startPaper: Paper;
  /**
   * The secret for an authenticator app and its otpauth address; logging in does not change before the first code confirms
   * it. FORBIDDEN, where the account has no password, unless the log-in is of the last 24 hours; CONFLICT where it is on.
   * NOT_SUPPORTED where the upstream has no two-factor, as for the next four. Once a request.
   */
  readonly startTwoFactor: TwoFactorSetup;
  /** Switches it off. BAD_USER_INPUT for a wrong code. Once a request. */
  readonly stopTwoFactor: Scalars['Boolean']['output'];
  /**
   * Submits the draft of an article for review. For CONTENT_WRITE. CONFLICT where it was changed since, waits already, or where
   * readers have another text than it was written for. Sent twice it is done once, like those below.
   */
  readonly submitInternshipTopic: DeskInternshipTopic;
  /** Submits a draft for review. BAD_USER_INPUT while it lacks something; CONFLICT as for `saveQuestion`, as with all below. */
  readonly submitQuestion: StudioQuestion;
  /**
   * Switches an unused code of a batch off, or on again. CONFLICT where it was used, or an order that waits to be paid holds
   * it. Its payment stays booked as money received in advance (`house:prepaid`). MONEY.
   */
  readonly switchCode: CodeBatch;
  /**
   * Removes drafts, hides what was added and restores what was changed, except what was edited since. QUESTIONS_REVIEW, or
   * who imported it while nothing is published. Sent again it goes on, or changes nothing.
   */
  readonly takeBackImport: ImportBatch;
  /**
   * Takes back the reader's own attempt of the last ten minutes: it no longer counts, and the log keeps both. CONFLICT if it is
   * older, or of a paper. Idempotent.
   */
  readonly undoAttempt: QuestionRecord;
  /**
   * Restores what a change of many questions has changed and nobody has changed since, once; by who made it, or a reviewer.
   * NOT_FOUND where there is none.
   */
  readonly undoBulk: BulkResult;
  /**
   * Undoes the last change of an article at the desk; null where it is gone with it. CONTENT_REVIEW undoes anything,
   * CONTENT_WRITE what the caller did and readers have not seen. CONFLICT where there is nothing to undo.
   */
  readonly undoInternshipTopic?: Maybe<DeskInternshipTopic>;
  /**
   * Takes the last change back, by who made it or a reviewer: a save, a hand-in, a return; a publication or retirement by a
   * reviewer alone. Null where that was the start of a draft of a new question, which is gone then.
   */
  readonly undoQuestion?: Maybe<StudioQuestion>;
  /**
   * Changes the signed-in user's profile, field by field in the order of the input: where one is refused, those
   * before it are changed. BAD_USER_INPUT names that one. Another phone number is FORBIDDEN where the REST API wants a
   * recent log-in for it: its message says what to do.
   */
  readonly updateProfile: User;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationAddPushSubscriptionArgs = {
  auth: Scalars['String']['input'];
  endpoint: Scalars['String']['input'];
  p256dh: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationAnswerPaperArgs = {
  answers: ReadonlyArray<PaperAnswerInput>;
  id: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationAnswerReportArgs = {
  accept: Scalars['Boolean']['input'];
  answer: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationApproveCommissionArgs = {
  purchaseId: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationApproveImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationApproveInternshipTopicArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationApproveQuestionArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationAssignQuestionArgs = {
  assignee?: InputMaybe<Scalars['ID']['input']>;
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationCancelMessageArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationCancelOrderArgs = {
  order: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationChangeMessageArgs = {
  id: Scalars['ID']['input'];
  input: DeskMessageInput;
  version: Scalars['Int']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationChangeQuestionsArgs = {
  change: BulkChangeInput;
  dryRun?: Scalars['Boolean']['input'];
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationCheckCouponArgs = {
  code: Scalars['String']['input'];
  duration: Scalars['String']['input'];
  plan: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationCommentAsExpertArgs = {
  field?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  text: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationCommentOnQuestionArgs = {
  field?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  parent?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationCompleteWithdrawalArgs = {
  force?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  payment?: InputMaybe<PaymentInput>;
  userId: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationConfirmTwoFactorArgs = {
  code: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationCreateCodesArgs = {
  count: Scalars['Int']['input'];
  duration: Scalars['String']['input'];
  payment: PaymentInput;
  plan: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationCreateExpertLinkArgs = {
  days?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationDeleteStudyRecordArgs = {
  confirm: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationEnterTransactionArgs = {
  order: Scalars['ID']['input'];
  payer?: InputMaybe<Scalars['String']['input']>;
  transaction: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationExchangeSignInCodeArgs = {
  code: Scalars['String']['input'];
  twoFactorCode?: InputMaybe<Scalars['String']['input']>;
  verifier?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationFinishPaperArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationGiveRealMarkArgs = {
  input: RealMarkInput;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationGrantPlanArgs = {
  complimentary?: InputMaybe<Scalars['String']['input']>;
  duration?: InputMaybe<Scalars['String']['input']>;
  payment?: InputMaybe<PaymentInput>;
  planId: Scalars['ID']['input'];
  renew?: Scalars['Boolean']['input'];
  userId: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationHandOverQuestionArgs = {
  id: Scalars['ID']['input'];
  to: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationLeavePlaceArgs = {
  path: Scalars['String']['input'];
  place: Scalars['Int']['input'];
  title: Scalars['String']['input'];
  total: Scalars['Int']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationLogInArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationMarkNotificationReadArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationMarkPaperArgs = {
  input: PaperInput;
  sheet: PaperSheetInput;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationMergeQuestionListsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  into: Scalars['String']['input'];
  kind: QuestionListKind;
  name: Scalars['String']['input'];
  prof: Scalars['ID']['input'];
  subject: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationMoveEntryArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  kind: DeskEntryKind;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationNamePaperArgs = {
  id: Scalars['ID']['input'];
  named: Scalars['Boolean']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationOrderEntriesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
  kind: DeskEntryKind;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationPostponeQuestionArgs = {
  questionId: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationPreviewNotificationArgs = {
  message: Scalars['String']['input'];
  title: Scalars['String']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationRecordAttemptsArgs = {
  attempts: ReadonlyArray<AttemptInput>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationRefundPurchaseArgs = {
  amount?: InputMaybe<Scalars['Float']['input']>;
  payment?: InputMaybe<PaymentInput>;
  purchaseId: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationRefuseCommissionArgs = {
  purchaseId: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationRejectTransactionArgs = {
  order: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  transaction?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationRejectWithdrawalArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  userId: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationRemoveEmptyQuestionListsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  kind: QuestionListKind;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationRemoveEntryArgs = {
  id: Scalars['ID']['input'];
  kind: DeskEntryKind;
  version: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationRemoveItemTargetArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationRemovePushSubscriptionArgs = {
  endpoint: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationRemoveViewArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationRenameQuestionListArgs = {
  dryRun?: Scalars['Boolean']['input'];
  kind: QuestionListKind;
  name: Scalars['String']['input'];
  prof: Scalars['ID']['input'];
  subject: Scalars['ID']['input'];
  to: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationRenewRecoveryCodesArgs = {
  code: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationReportQuestionArgs = {
  kind: ReportKind;
  questionId: Scalars['ID']['input'];
  text?: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationResetTwoFactorArgs = {
  userId: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationResolveCommentArgs = {
  comment: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  isResolved?: Scalars['Boolean']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationRetireQuestionArgs = {
  comment: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationRetryJobArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationReturnInternshipTopicArgs = {
  comment: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationReturnQuestionArgs = {
  comment: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationRevokeExpertLinkArgs = {
  id: Scalars['ID']['input'];
  link: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSaveBannerArgs = {
  banner: BannerInput;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSaveCouponArgs = {
  input: CouponInput;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSaveEbookArgs = {
  ebook: EbookInput;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSaveFaqArgs = {
  faq: FaqInput;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSaveInternshipSubjectArgs = {
  subject: InternshipSubjectInput;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSaveInternshipTopicArgs = {
  topic: InternshipTopicInput;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSaveLegalTextArgs = {
  body?: InputMaybe<Scalars['String']['input']>;
  id: LegalTextId;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSavePlanArgs = {
  plan: PlanInput;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSaveQuestionArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  question: QuestionInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSaveViewArgs = {
  filter: QuestionFilterInput;
  name: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationScheduleMessageArgs = {
  input: DeskMessageInput;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSendNotificationArgs = {
  message: Scalars['String']['input'];
  title: Scalars['String']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSetCoAuthorsArgs = {
  id: Scalars['ID']['input'];
  people: ReadonlyArray<Scalars['ID']['input']>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSetDailyMailArgs = {
  on: Scalars['Boolean']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSetFlagArgs = {
  flagged: Scalars['Boolean']['input'];
  questionId: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSetItemTargetArgs = {
  items: ReadonlyArray<Scalars['ID']['input']>;
  on: Scalars['Date']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSetLanguageArgs = {
  language: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSetNoteArgs = {
  note: Scalars['String']['input'];
  questionId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSetPushKindsArgs = {
  kinds: ReadonlyArray<PushKind>;
  quietFrom?: InputMaybe<Scalars['Int']['input']>;
  quietTo?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSetRoleArgs = {
  role: Role;
  userId: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSetStudyPlanArgs = {
  input: StudyPlanInput;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSetWithdrawalAccountArgs = {
  accountNumber: Scalars['String']['input'];
  method: WithdrawalMethod;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSettleOrderArgs = {
  amount: Scalars['Float']['input'];
  method: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  order: Scalars['ID']['input'];
  payer?: InputMaybe<Scalars['String']['input']>;
  reference: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSettleStatementArgs = {
  csv: Scalars['String']['input'];
  method?: InputMaybe<Scalars['ID']['input']>;
  orders: ReadonlyArray<Scalars['ID']['input']>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationStartOrderArgs = {
  input: OrderInput;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationStartPaperArgs = {
  input: PaperInput;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationStartTwoFactorArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationStopTwoFactorArgs = {
  code: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSubmitInternshipTopicArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSubmitQuestionArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationSwitchCodeArgs = {
  batch: Scalars['ID']['input'];
  code: Scalars['String']['input'];
  on: Scalars['Boolean']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationTakeBackImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationUndoAttemptArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationUndoBulkArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationUndoInternshipTopicArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationUndoQuestionArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** What can be changed. Nearly all of it needs a token. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};

/** A reader's result. */
export type NamedResult = {
  readonly __typename?: 'NamedResult';
  /** Their name. */
  readonly name: Scalars['String']['output'];
  /** 0 to 1. */
  readonly share: Scalars['Float']['output'];
};

/** A link that was just made. */
export type NewExpertLink = {
  readonly __typename?: 'NewExpertLink';
  /** With the link. */
  readonly review: DraftReview;
  /** For the link's address. It cannot be read again. */
  readonly token: Scalars['String']['output'];
};

/** A message to a user. */
export type Notification = {
  readonly __typename?: 'Notification';
  /** When it was sent; null where the REST API does not tell, or in no way that can be read. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Whether this user has read it. */
  readonly isRead: Scalars['Boolean']['output'];
  /** Plain text, or sanitised HTML where it starts with a tag. */
  readonly message: Scalars['HTML']['output'];
  /** Plain text. */
  readonly title: Scalars['String']['output'];
};

/** A notification before it is sent. */
export type NotificationPreview = {
  readonly __typename?: 'NotificationPreview';
  /** Plain text, or sanitised HTML where it starts with a tag. */
  readonly message: Scalars['HTML']['output'];
  /** How many would get it. */
  readonly readers: Scalars['Int']['output'];
  /** Plain text. */
  readonly title: Scalars['String']['output'];
};

/** The share of an option. */
export type OptionShare = {
  readonly __typename?: 'OptionShare';
  /** `QuestionOption.key`. */
  readonly key: Scalars['ID']['output'];
  /** 0 to 1. */
  readonly share: Scalars['Float']['output'];
};

/** A plan that a reader ordered. */
export type Order = {
  readonly __typename?: 'Order';
  /** What is to be paid, after the discount. Whole Tk. */
  readonly amount: Scalars['Float']['output'];
  /** Short, to write into the reference of a transfer: K7M2-49QX. */
  readonly code: Scalars['String']['output'];
  /** When it was ordered. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What the coupon takes off. Whole Tk. */
  readonly discount: Scalars['Float']['output'];
  /** In words: 6 months. */
  readonly duration: Scalars['String']['output'];
  /** Until when it can be paid. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** As the client made it. */
  readonly id: Scalars['ID']['output'];
  /** How it is paid. */
  readonly method: PaymentMethod;
  /** REDIRECT and OPEN: where to send the browser. */
  readonly payUrl?: Maybe<Scalars['String']['output']>;
  /** The plan's name when it was ordered. */
  readonly plan: Scalars['String']['output'];
  /** Of the payment; null before. */
  readonly receipt?: Maybe<Receipt>;
  /** Money that goes or went back, latest first. */
  readonly refunds: ReadonlyArray<OrderRefund>;
  /** OPEN: the transfer that was entered last and not found; null once another is entered. */
  readonly rejected?: Maybe<RejectedTransfer>;
  /** A path within the site, to go back to once the plan is open. */
  readonly returnTo?: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  readonly state: OrderState;
  /** The id of the transfer, once it is known. */
  readonly transaction?: Maybe<Scalars['String']['output']>;
};

/** A part of a reader's orders. */
export type OrderConnection = {
  readonly __typename?: 'OrderConnection';
  /** Latest first. */
  readonly edges: ReadonlyArray<OrderEdge>;
  /** Whether the list goes on. */
  readonly pageInfo: PageInfo;
};

/** An order in a list. */
export type OrderEdge = {
  readonly __typename?: 'OrderEdge';
  /** To go on after it. */
  readonly cursor: Scalars['String']['output'];
  /** The order. */
  readonly node: Order;
};

/** A plan to be ordered. */
export type OrderInput = {
  /** In any case, with or without hyphens. */
  readonly coupon?: InputMaybe<Scalars['String']['input']>;
  /** One of the plan's. */
  readonly duration: Scalars['String']['input'];
  /** Made by the client, best a UUID: 8 to 64 letters, digits, `-` and `_`. */
  readonly id: Scalars['ID']['input'];
  /** `PaymentMethod.id`. */
  readonly method: Scalars['ID']['input'];
  /** `SubscriptionPlan.id`. */
  readonly plan: Scalars['ID']['input'];
  /** A path within the site, to go back to once the plan is open. */
  readonly returnTo?: InputMaybe<Scalars['String']['input']>;
};

/** Money that goes back to a reader. */
export type OrderRefund = {
  readonly __typename?: 'OrderRefund';
  /** Whole Tk. */
  readonly amount: Scalars['Float']['output'];
  /** When it was asked for. */
  readonly askedAt: Scalars['DateTime']['output'];
  /** When it was sent back. */
  readonly doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** The day by which the money should have arrived. */
  readonly expectedBy?: Maybe<Scalars['Date']['output']>;
  /** Unique. */
  readonly id: Scalars['ID']['output'];
  /** How far it is. */
  readonly state: RefundState;
};

/** Where an order stands. */
export type OrderState =
  /** The reader gave it up. */
  | 'CANCELLED'
  /** The money may be on the way: a transaction was entered, or the provider is asked. */
  | 'CHECKING'
  /** Nothing was paid in time. */
  | 'EXPIRED'
  /** The provider did not take the money. */
  | 'FAILED'
  /** Waits for the reader to pay. */
  | 'OPEN'
  /** The plan is open. */
  | 'PAID'
  /** Paid, and paid back whole. */
  | 'REFUNDED';

/** The result of an answer. */
export type Outcome =
  /** Some marks. */
  | 'PARTLY'
  /** Full marks. */
  | 'RIGHT'
  /** Seen without an answer. Only in the log and in papers: a record follows answers alone. */
  | 'SKIPPED'
  /** No marks. */
  | 'WRONG';

/** One of the reader's own lists. */
export type OwnList =
  /** Due for review today: by the memory model, or left blank in a paper and not answered since. */
  | 'DUE'
  /** Flagged. */
  | 'FLAGGED'
  /** With a note. */
  | 'NOTED'
  /** Without full marks in the last answer. */
  | 'WRONG';

/** A part of an own list. */
export type OwnQuestionConnection = {
  readonly __typename?: 'OwnQuestionConnection';
  /** In the order of the list. */
  readonly edges: ReadonlyArray<OwnQuestionEdge>;
  /** Whether more follow. */
  readonly pageInfo: PageInfo;
  /** Questions in the whole list. */
  readonly total: Scalars['Int']['output'];
};

/** A question in an own list. */
export type OwnQuestionEdge = {
  readonly __typename?: 'OwnQuestionEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The question. */
  readonly node: Question;
};

/** Content to be stored on a device. */
export type Pack = {
  readonly __typename?: 'Pack';
  /** Of all its files, as they are transferred. */
  readonly bytes: Scalars['Int']['output'];
  /** A subject's code (`ANAT`), or `RX_AID`. */
  readonly id: Scalars['ID']['output'];
  /** What it has. */
  readonly kind: PackKind;
  /** Whether this reader may not download it: a subject needs a plan. */
  readonly locked: Scalars['Boolean']['output'];
  /**
   * Path of the signed manifest on this server, asked for with the reader's token: 401 or 403 where it is locked. JSON
   * `{ pack, version, validUntil, files: [{ path, sha256, bytes, kind, name }] }`: `sha256` in hex, and each file's path ends
   * in it. The response header `x-signature` is Ed25519 over the body, in base64, by `Query.packKey`. See
   * docs/packs.md.
   */
  readonly manifest: Scalars['String']['output'];
  /** The number of questions; 0 for RX Aid. */
  readonly questions: Scalars['Int']['output'];
  /** The subject's name, or that of RX Aid. */
  readonly title: Scalars['String']['output'];
  /** Changes with the content. */
  readonly version: Scalars['String']['output'];
};

/** What a pack has. */
export type PackKind =
  /** RX Aid, the internship section. */
  | 'RX_AID'
  /** The questions of one subject of the curriculum, with their keys and pictures. */
  | 'SUBJECT';

/** The end of a page of a list. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** The cursor of the last entry; null without entries. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follows. */
  readonly hasNextPage: Scalars['Boolean']['output'];
};

/** A page that can be opened. */
export type PageTab = {
  readonly __typename?: 'PageTab';
  /** The places that it holds: 1-20. */
  readonly label: Scalars['String']['output'];
  /** True where this reader must purchase a package to open the page. */
  readonly locked: Scalars['Boolean']['output'];
  /** The number to ask for as `page`. */
  readonly page: Scalars['Int']['output'];
};

/** Where a page stands in its list. */
export type Pagination = {
  readonly __typename?: 'Pagination';
  /** This page, from 1. */
  readonly page: Scalars['Int']['output'];
  /**
   * A tab a page. Of a list of more than 40 pages: the first, the last and those around this one. Empty where the REST
   * API does not tell.
   */
  readonly tabs: ReadonlyArray<PageTab>;
  /** Questions in the whole list, or in its range where `from` and `to` are given; null where the REST API does not tell. */
  readonly total?: Maybe<Scalars['Int']['output']>;
};

/** A paper that a reader sits. */
export type Paper = {
  readonly __typename?: 'Paper';
  /** The results of others in the same examination; null for a visitor. */
  readonly comparison?: Maybe<PaperComparison>;
  /** Null without a limit. The server's clock decides. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null while it is open. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** A random UUID. Everybody who knows it can copy the paper. */
  readonly id: Scalars['ID']['output'];
  /** When the keys are shown. */
  readonly mode: PaperMode;
  /** Whether others see the result with the reader's name. */
  readonly named: Scalars['Boolean']['output'];
  /** The server's time at this response, for the client's countdown. */
  readonly now: Scalars['DateTime']['output'];
  /** Null while it is open. */
  readonly result?: Maybe<PaperResult>;
  /** The rule for its marks. */
  readonly rule: ScoringRule;
  /** In the order of a printed paper: multiple true/false, single best answers, short answers. */
  readonly sections: ReadonlyArray<PaperSection>;
  /** When it was started. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** Whether it can still be answered. */
  readonly state: PaperState;
  /** Such as Anatomy, Dhaka, May 2024. */
  readonly title: Scalars['String']['output'];
};

/** A reader's answer to a question of a paper. */
export type PaperAnswerInput = {
  /** By default unchanged; an empty one removes the answer. An empty `saq` means written but not marked yet. */
  readonly answer?: InputMaybe<AnswerInput>;
  /** When it was answered, by the server's clock (`Paper.now` plus the time since). By default now. */
  readonly at?: InputMaybe<Scalars['DateTime']['input']>;
  /** By default unchanged. */
  readonly flagged?: InputMaybe<Scalars['Boolean']['input']>;
  /** `PaperItem.number`. */
  readonly number: Scalars['Int']['input'];
  /** The time spent on the question so far, in milliseconds. */
  readonly tookMs?: InputMaybe<Scalars['Int']['input']>;
};

/** The results of others in the same examination: the first one of each reader, once all of it is marked. */
export type PaperComparison = {
  readonly __typename?: 'PaperComparison';
  /** The number of results by tenths of the marks, from the lowest; null below three results. */
  readonly distribution?: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** Best first. Empty until the reader shares their own name. */
  readonly named: ReadonlyArray<NamedResult>;
  /** The number of readers with a result. */
  readonly results: Scalars['Int']['output'];
};

/** A part of the reader's papers. */
export type PaperConnection = {
  readonly __typename?: 'PaperConnection';
  /** Newest first. */
  readonly edges: ReadonlyArray<PaperEdge>;
  /** Whether more follow. */
  readonly pageInfo: PageInfo;
};

/** A paper in the list. */
export type PaperEdge = {
  readonly __typename?: 'PaperEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The paper. */
  readonly node: Paper;
};

/** Exactly one of `sitting`, `mix` and `copyOf`. */
export type PaperInput = {
  /** The id of another reader's paper, from a shared link: the same questions in the same order. */
  readonly copyOf?: InputMaybe<Scalars['ID']['input']>;
  /** A random UUID made by the client, so that a repeated call starts only one paper. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** 0: no limit. By default the rule's time. At most 600. */
  readonly minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Questions drawn at random. */
  readonly mix?: InputMaybe<MixInput>;
  /** When the keys are shown. */
  readonly mode?: PaperMode;
  /** `ScoringRule.id`. */
  readonly rule?: Scalars['ID']['input'];
  /** All questions of a sitting. */
  readonly sitting?: InputMaybe<SittingInput>;
  /** The device's offset from UTC in minutes: 360 in Dhaka. */
  readonly utcOffsetMinutes?: InputMaybe<Scalars['Int']['input']>;
};

/** A question in a paper. */
export type PaperItem = {
  readonly __typename?: 'PaperItem';
  /** The reader's answer, if any. */
  readonly answer?: Maybe<GivenAnswer>;
  /** The question without its key. */
  readonly asked: AskedQuestion;
  /** Whether the reader has flagged it in this paper. */
  readonly flagged: Scalars['Boolean']['output'];
  /** When the key was corrected that the item is marked by; null if it has the paper's own key, or `outcome` is null. */
  readonly keyCorrectedOn?: Maybe<Scalars['Date']['output']>;
  /**
   * Whether the key comes with a plan: the paper was started with one that was paid back since, and the reader may not read
   * the question now. The outcome and the marks stay.
   */
  readonly locked: Scalars['Boolean']['output'];
  /** By the paper's rule; null if `outcome` is null. */
  readonly marks?: Maybe<Scalars['Float']['output']>;
  /** From 1, through all sections. */
  readonly number: Scalars['Int']['output'];
  /** The maximum. */
  readonly outOf: Scalars['Float']['output'];
  /** Null in an open EXAM, and in a TUTOR paper until it is answered. SKIPPED while a short answer is not marked. */
  readonly outcome?: Maybe<Outcome>;
  /**
   * The question with the key that the item is marked by. Null in an open EXAM, in a TUTOR paper until it is answered, and if
   * it is `locked`.
   */
  readonly question?: Maybe<Question>;
  /** The result by the key that it was first marked by. Null unless a corrected key changed the result. */
  readonly remarkedFrom?: Maybe<Outcome>;
  /** The time spent on it, in milliseconds. */
  readonly tookMs?: Maybe<Scalars['Int']['output']>;
};

/** When a paper shows its keys. */
export type PaperMode =
  /** At the end. */
  | 'EXAM'
  /** After each question. */
  | 'TUTOR';

/** The result of a paper. */
export type PaperResult = {
  readonly __typename?: 'PaperResult';
  /** By the components of the rule, those that the paper has. */
  readonly components: ReadonlyArray<ComponentResult>;
  /** The maximum of the questions that are marked; below `outOf` while some are not. */
  readonly markedOutOf: Scalars['Float']['output'];
  /** Never below 0. Of the questions that are marked. */
  readonly marks: Scalars['Float']['output'];
  /** The maximum of all questions. */
  readonly outOf: Scalars['Float']['output'];
  /**
   * Whether the verdict is PASSED; false while there is none.
   * @deprecated Use `verdict`, which is null while short answers are unmarked.
   */
  readonly passed: Scalars['Boolean']['output'];
  /** The number of items whose marks a corrected key has changed. */
  readonly remarked: Scalars['Int']['output'];
  /** By type of question. */
  readonly sections: ReadonlyArray<SectionResult>;
  /** Of `markedOutOf`, 0 to 1. */
  readonly share: Scalars['Float']['output'];
  /** From start to end, in milliseconds; at most 2147483647. */
  readonly tookMs: Scalars['Int']['output'];
  /** By topic. */
  readonly topics: ReadonlyArray<TopicResult>;
  /**
   * How many short answers have yet to be marked by the reader. Those without model points do not count. In an "answer any"
   * section only as many as are missing.
   */
  readonly unmarked: Scalars['Int']['output'];
  /** PASSED when every component is. Null while something is unmarked, and of a paper without marks. */
  readonly verdict?: Maybe<Verdict>;
};

/** The questions of one type. */
export type PaperSection = {
  readonly __typename?: 'PaperSection';
  /** The number of items to answer, of which the best count. Null: all. */
  readonly answerAny?: Maybe<Scalars['Int']['output']>;
  /** The questions. */
  readonly items: ReadonlyArray<PaperItem>;
  /** Their type. */
  readonly kind: QuestionType;
  /** Their own time; null: that of the paper. */
  readonly minutes?: Maybe<Scalars['Int']['output']>;
};

/** The state of a paper that is not stored. */
export type PaperSheetInput = {
  /** `Paper.endsAt`, not before `startedAt`. */
  readonly endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it was handed in, not before `startedAt`. By default it is open until `endsAt`. */
  readonly finishedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** In the order of the paper, at most 200. */
  readonly items: ReadonlyArray<PaperSheetItemInput>;
  /** `Paper.startedAt`. */
  readonly startedAt: Scalars['DateTime']['input'];
};

/** A question of a paper that is not stored, with the reader's answer. */
export type PaperSheetItemInput = {
  /** By default blank. */
  readonly answer?: InputMaybe<AnswerInput>;
  /** When it was answered. */
  readonly at?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether it was flagged. */
  readonly flagged?: InputMaybe<Scalars['Boolean']['input']>;
  /** `AskedQuestion.id`. */
  readonly question: Scalars['ID']['input'];
  /** The time spent on it, in milliseconds. */
  readonly tookMs?: InputMaybe<Scalars['Int']['input']>;
};

/** Whether a paper can still be answered. */
export type PaperState =
  /** It is handed in and marked. */
  | 'FINISHED'
  /** It can. */
  | 'OPEN';

/** A part of a short answer, ticked off. */
export type PartAnswer = {
  readonly __typename?: 'PartAnswer';
  /** `AskedPart.label`. */
  readonly label: Scalars['ID']['output'];
  /** Counted from 1. */
  readonly points: ReadonlyArray<Scalars['Int']['output']>;
};

/** A part of a short answer, ticked off. */
export type PartAnswerInput = {
  /** `QuestionPart.label`. */
  readonly label: Scalars['ID']['input'];
  /** Counted from 1. */
  readonly points: ReadonlyArray<Scalars['Int']['input']>;
};

/** Evidence of money in or out. */
export type Payment = {
  readonly __typename?: 'Payment';
  /** Whole Tk. */
  readonly amount: Scalars['Float']['output'];
  /** When it was recorded. */
  readonly at: Scalars['DateTime']['output'];
  /** The name of who recorded it; null for a provider. */
  readonly by?: Maybe<Scalars['String']['output']>;
  /** Which way it went. */
  readonly direction: PaymentDirection;
  /** Unique. */
  readonly id: Scalars['ID']['output'];
  /** `PaymentMethod.id`, or a word of whoever recorded it. */
  readonly method: Scalars['String']['output'];
  /** Why an amount differs, say. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** Who paid. */
  readonly payer?: Maybe<Scalars['String']['output']>;
  /** The number of the transfer, unique by method. */
  readonly reference: Scalars['String']['output'];
};

/** Which way money went. */
export type PaymentDirection =
  /** Received. */
  | 'IN'
  /** Paid back or out. */
  | 'OUT';

/** How money came in or went out. */
export type PaymentInput = {
  /** Whole Tk. */
  readonly amount: Scalars['Float']['input'];
  /** `PaymentMethod.id`, or `cash`, `bank` or another word: 1 to 40 letters, digits and hyphens. */
  readonly method: Scalars['ID']['input'];
  /** At most 500 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** Who paid, or was paid. At most 100 characters. */
  readonly payer?: InputMaybe<Scalars['String']['input']>;
  /** The number of the transfer; unique by method. At most 100 characters. */
  readonly reference: Scalars['String']['input'];
};

/** How a payment goes. */
export type PaymentKind =
  /** The reader sends money with the wallet's app and enters the transaction's id. */
  | 'MANUAL'
  /** The provider's own page. */
  | 'REDIRECT';

/** A way to pay. */
export type PaymentMethod = {
  readonly __typename?: 'PaymentMethod';
  /** Such as `bkash-manual`, `sslcommerz`. */
  readonly id: Scalars['ID']['output'];
  /** MANUAL: how to send. */
  readonly instructions?: Maybe<Scalars['HTML']['output']>;
  /** How the payment goes. */
  readonly kind: PaymentKind;
  /** As readers know it: bKash. */
  readonly name: Scalars['String']['output'];
  /** MANUAL: the number to send to. */
  readonly payTo?: Maybe<Scalars['String']['output']>;
};

/** A request to be paid what was earned. */
export type Payout = {
  readonly __typename?: 'Payout';
  /** When the account was changed last. */
  readonly accountChangedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The whole number to pay to; empty if no account is set. */
  readonly accountNumber: Scalars['String']['output'];
  /** Whole Tk. */
  readonly amount: Scalars['Int']['output'];
  /** Why it cannot be paid at all yet, in words. */
  readonly blocks: ReadonlyArray<Scalars['String']['output']>;
  /** What to look into before it is paid with `force`, in words. */
  readonly cautions: ReadonlyArray<Scalars['String']['output']>;
  /** Unique. */
  readonly id: Scalars['ID']['output'];
  /** Where to pay: Bkash, Nogod; empty if no account is set. */
  readonly method: Scalars['String']['output'];
  /** The person's name. */
  readonly name: Scalars['String']['output'];
  /** When it was asked for. */
  readonly requestedAt: Scalars['DateTime']['output'];
  /** `User.userId` of who is paid. */
  readonly userId: Scalars['ID']['output'];
};

/** A part of the list of requests. */
export type PayoutConnection = {
  readonly __typename?: 'PayoutConnection';
  /** Oldest first. */
  readonly edges: ReadonlyArray<PayoutEdge>;
  /** Whether the list goes on. */
  readonly pageInfo: PageInfo;
};

/** What became of a request. */
export type PayoutDecision = {
  readonly __typename?: 'PayoutDecision';
  /** Whole Tk. */
  readonly amount: Scalars['Int']['output'];
  /** False where it was done before. */
  readonly changed: Scalars['Boolean']['output'];
  /** Where it stands: completed, rejected. */
  readonly state: Scalars['String']['output'];
};

/** A request in the list. */
export type PayoutEdge = {
  readonly __typename?: 'PayoutEdge';
  /** To go on after it. */
  readonly cursor: Scalars['String']['output'];
  /** The request. */
  readonly node: Payout;
};

/** What a role allows. */
export type Permission =
  /** Applications that read the graph. */
  | 'APPLICATIONS'
  /** Approving articles that others wrote. */
  | 'CONTENT_REVIEW'
  /** FAQs, banners, e-books, articles, names of lists; the price of a plan needs MONEY too. */
  | 'CONTENT_WRITE'
  /** The export of the whole database, and background jobs. */
  | 'DATABASE'
  /** Exporting questions with their keys. */
  | 'EXPORT'
  /** Importing questions; a folder of content needs MONEY too. */
  | 'IMPORT'
  /** Sending notifications. */
  | 'MESSAGES'
  /** Giving plans and refunds. */
  | 'MONEY'
  /** Paying affiliates. */
  | 'PAYOUTS'
  /** Finding people and reading their accounts. */
  | 'PEOPLE'
  /** Approving what others wrote, retiring questions, answering reports. */
  | 'QUESTIONS_REVIEW'
  /** Writing questions. */
  | 'QUESTIONS_WRITE'
  /** Figures of the site. */
  | 'REPORTS'
  /** Giving roles, and the desk's log. */
  | 'ROLES';

/** A plan that somebody bought. */
export type PersonPurchase = {
  readonly __typename?: 'PersonPurchase';
  /** When it was recorded. */
  readonly boughtAt: Scalars['DateTime']['output'];
  /** Whole Tk to the referrer; 0 where nobody earns. */
  readonly commission: Scalars['Int']['output'];
  /** Where the commission stands; null where there is none. */
  readonly commissionState?: Maybe<CommissionState>;
  /** Why it was given for nothing; null where it was not. */
  readonly complimentary?: Maybe<Scalars['String']['output']>;
  /** In words: 1 month. */
  readonly duration: Scalars['String']['output'];
  /** When its access ends; null where it has no end. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique. */
  readonly id: Scalars['ID']['output'];
  /** Whether the commission waits for an administrator. */
  readonly inReview: Scalars['Boolean']['output'];
  /** Money in and out, oldest first; empty for purchases from before evidence was kept. */
  readonly payments: ReadonlyArray<Payment>;
  /** The plan's name when it was bought. */
  readonly plan: Scalars['String']['output'];
  /** `SubscriptionPlan.id`; the plan may no longer be offered. */
  readonly planId: Scalars['ID']['output'];
  /** What was paid. Whole Tk. */
  readonly price: Scalars['Int']['output'];
  /** Who earns the commission; null where nobody does. */
  readonly referrer?: Maybe<DeskName>;
  /** Paid back so far. Whole Tk. */
  readonly refunded: Scalars['Int']['output'];
  /** When it was refunded; null where it was not. */
  readonly refundedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When its access begins. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** Where it stands. */
  readonly state: PurchaseState;
};

/** What administrators know of a person. */
export type PersonRecord = {
  readonly __typename?: 'PersonRecord';
  /** When the person proved to receive mail at the address; null before. */
  readonly emailVerifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether all pages are open, by a plan or by an administrator's hand. */
  readonly hasAccess: Scalars['Boolean']['output'];
  /** Empty if it was not said, as are the next two. */
  readonly medicalCollege: Scalars['String']['output'];
  /** Who it is. */
  readonly person: DeskPerson;
  /** The plans that are open and those that follow them. */
  readonly plans: ReadonlyArray<HeldPlan>;
  /** Everything that was bought, refunded too, latest first; at most 200. */
  readonly purchases: ReadonlyArray<PersonPurchase>;
  /** How many signed up with this person's reference. */
  readonly referred: Scalars['Int']['output'];
  /** Whose reference the person signed up with. */
  readonly referrer?: Maybe<DeskName>;
  /** The academic session. */
  readonly session: Scalars['String']['output'];
  /** Whether the person's log-in needs a code from an app. */
  readonly twoFactor: Scalars['Boolean']['output'];
  /** The academic year. */
  readonly year: Scalars['String']['output'];
};

/** What granting or refunding a plan does. */
export type PlanGrant = {
  readonly __typename?: 'PlanGrant';
  /** False where it was done before. */
  readonly changed: Scalars['Boolean']['output'];
  /** Whole Tk to the referrer; 0 where nobody earns. */
  readonly commission: Scalars['Int']['output'];
  /** In words: 1 month. */
  readonly duration: Scalars['String']['output'];
  /** When its access ends; null where it has no end. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whole Tk. */
  readonly price: Scalars['Int']['output'];
  /** The purchase. */
  readonly purchaseId: Scalars['ID']['output'];
  /** Why the commission waits for an administrator, in words; empty where it does not. */
  readonly reviewReasons: ReadonlyArray<Scalars['String']['output']>;
  /** When its access begins. */
  readonly startsAt: Scalars['DateTime']['output'];
};

/** A plan. */
export type PlanInput = {
  /** At most 30, of 200 characters each. */
  readonly advantages?: ReadonlyArray<Scalars['String']['input']>;
  /** At most 30, of 200 characters each. */
  readonly features?: ReadonlyArray<Scalars['String']['input']>;
  /** Lower-case letters, digits and hyphens, at most 64. */
  readonly id: Scalars['ID']['input'];
  /** At most 200 characters. */
  readonly name: Scalars['String']['input'];
  /** Whether it can be bought. */
  readonly onSale?: Scalars['Boolean']['input'];
  /** 1 to 12. */
  readonly prices: ReadonlyArray<PlanPriceInput>;
  /** At most 300 characters. */
  readonly shortDescription: Scalars['String']['input'];
};

/** What a plan costs for one duration. */
export type PlanPrice = {
  readonly __typename?: 'PlanPrice';
  /** In words: 1 month. */
  readonly duration: Scalars['String']['output'];
  /** Whole Tk. */
  readonly price: Scalars['Int']['output'];
};

/** What a plan costs for one duration. */
export type PlanPriceInput = {
  /** In words, at most 50 characters: 1 month. */
  readonly duration: Scalars['String']['input'];
  /** Whole Tk. */
  readonly price: Scalars['Int']['input'];
};

/** Which questions a mix is drawn from, by the reader's record. Visitors can use only ALL. */
export type Pool =
  /** All of them. */
  | 'ALL'
  /** Flagged. */
  | 'FLAGGED'
  /** Never answered. */
  | 'UNSEEN'
  /** Without full marks last time. */
  | 'WRONG';

/** One of the four professional examinations of the MBBS course. */
export type ProfessionalYear = {
  readonly __typename?: 'ProfessionalYear';
  /** _1 to _4. */
  readonly code: Scalars['ID']['output'];
  /** 1st Proff to 4th Proff. */
  readonly name: Scalars['String']['output'];
  /** The subjects examined in it, by the bank's own table. */
  readonly subjects: ReadonlyArray<Subject>;
};

/** A year of study, in the words of profiles. */
export type ProfileYear = {
  readonly __typename?: 'ProfileYear';
  /** How many have it. */
  readonly readers: Scalars['Int']['output'];
  /** In lower case. */
  readonly year: Scalars['String']['output'];
};

/** An article of RX Aid as readers see it. */
export type PublishedInternshipTopic = {
  readonly __typename?: 'PublishedInternshipTopic';
  /** The picture above it. */
  readonly banner?: Maybe<Image>;
  /** Its text; null in lists of topics. */
  readonly body?: Maybe<Scalars['HTML']['output']>;
  /** The day of its last change. */
  readonly date?: Maybe<Scalars['Date']['output']>;
  /** The article explained in Bangla; null where that was not written. */
  readonly explanationBn?: Maybe<Scalars['HTML']['output']>;
  /** The id of the list that it belongs to; null where it stands in the subject itself. */
  readonly list?: Maybe<Scalars['ID']['output']>;
  /** Its title. */
  readonly name: Scalars['String']['output'];
  /** When the reviewer did. */
  readonly reviewedOn?: Maybe<Scalars['Date']['output']>;
  /** The clinician who has read and approved it. */
  readonly reviewer?: Maybe<Scalars['String']['output']>;
  /** The id of its subject. */
  readonly subject: Scalars['ID']['output'];
};

/** Where a purchase stands. */
export type PurchaseState =
  /** Over. */
  | 'ENDED'
  /** Paid back. */
  | 'REFUNDED'
  /** Open now. */
  | 'RUNNING'
  /** Starts when another ends. */
  | 'UPCOMING';

/** What a reminder is about. */
export type PushKind =
  /** A message of the site. */
  | 'MESSAGE'
  /** A plan ends in a few days. */
  | 'PLAN_ENDS'
  /** A report of a mistake was answered. */
  | 'REPORT_ANSWERED'
  /** Questions are due for review; at most once a day. */
  | 'REVIEWS_DUE';

/** Which reminders a reader gets, and where. */
export type PushSettings = {
  readonly __typename?: 'PushSettings';
  /** Those that the reader wants; by default all. */
  readonly kinds: ReadonlyArray<PushKind>;
  /** The application server key for the browser's `subscribe`: P-256, uncompressed, base64url. */
  readonly publicKey: Scalars['String']['output'];
  /** Hours of the reader's day without any reminder: from this one, 0 to 23; by default 22. */
  readonly quietFrom: Scalars['Int']['output'];
  /** To this one, 0 to 23; by default 7. Equal to `quietFrom`: no quiet hours. */
  readonly quietTo: Scalars['Int']['output'];
  /** Browsers that receive them. */
  readonly subscriptions: Scalars['Int']['output'];
};

/** What can be read. What is nobody's own is the same for a visitor as for a signed-in user. */
export type Query = {
  readonly __typename?: 'Query';
  /** The pictures of the home page's slider, in their order; null where the call failed. */
  readonly banners?: Maybe<ReadonlyArray<Banner>>;
  /** One board by its code, or null where no board has it. */
  readonly board?: Maybe<Board>;
  /**
   * One subject of one professional year as one board examines it; null where the three codes do not go
   * together.
   */
  readonly boardSubject?: Maybe<BoardSubject>;
  /** The examination boards whose papers the bank holds. */
  readonly boards: ReadonlyArray<Board>;
  /** One chapter by its id, or null. */
  readonly chapter?: Maybe<Chapter>;
  /** The chapters of a subject in the question bank; none where the two codes do not go together, null where the call failed. */
  readonly chapters?: Maybe<ReadonlyArray<Chapter>>;
  /** How plans are paid for; null where nothing can be bought here. */
  readonly checkout?: Maybe<Checkout>;
  /** The cards and items of one version of the curriculum; null where that version has none. */
  readonly curriculum?: Maybe<Curriculum>;
  /** One item by its code, of any version; null where there is none. */
  readonly curriculumItem?: Maybe<CurriculumItem>;
  /** For administrators of the studio; FORBIDDEN for others, NOT_SUPPORTED where the upstream has no desk. */
  readonly desk: Desk;
  /** E-books to read elsewhere, a page at a time, in the order of the shelf; null where the call failed. */
  readonly ebooks?: Maybe<ReadonlyArray<Ebook>>;
  /** What a link for an expert opens; null where no link has the token. Needs no account. */
  readonly expertDraft?: Maybe<ExpertDraft>;
  /** Questions that are asked often, in their order; hidden ones are left out. Null where the call failed. */
  readonly faqs?: Maybe<ReadonlyArray<Faq>>;
  /** What the REST API behind this gateway offers beyond the specification. Clients hide what is false. */
  readonly features: Features;
  /** Whether one can sign in with Google here: by opening /auth/google in the browser. */
  readonly googleSignIn: Scalars['Boolean']['output'];
  /**
   * Everything that the home page shows, fetched side by side. A part that could not be fetched is null, with its error;
   * the others stand.
   */
  readonly home: Home;
  /** The article of a topic or sub-topic, or null. */
  readonly internshipArticle?: Maybe<InternshipArticle>;
  /** The sub-topics of a topic that is a list; none where it is none, null where the call failed. */
  readonly internshipSubTopics?: Maybe<ReadonlyArray<InternshipTopic>>;
  /** One subject by its id, or null. */
  readonly internshipSubject?: Maybe<InternshipSubject>;
  /** The subjects of RX Aid, the internship section, in their order; null where the call failed. */
  readonly internshipSubjects?: Maybe<ReadonlyArray<InternshipSubject>>;
  /** A legal text that the owner of the site has written; null where clients show their own. */
  readonly legalText?: Maybe<LegalText>;
  /** The public key of all manifests: Ed25519, SPKI in DER, base64. NOT_SUPPORTED where `Features.packs` is false. */
  readonly packKey: Scalars['String']['output'];
  /** What can be downloaded for reading without a network; empty where `Features.packs` is false. One REST call. */
  readonly packs: ReadonlyArray<Pack>;
  /** The number of questions that match a mix and that the caller has access to. NOT_SUPPORTED if the upstream has no papers. */
  readonly paperMatches: QuestionCounts;
  /** What can be purchased now, in the order that it is offered in; null where the call failed. */
  readonly plans?: Maybe<ReadonlyArray<SubscriptionPlan>>;
  /** The professional examinations of the MBBS course and the subjects of each. */
  readonly professionalYears: ReadonlyArray<ProfessionalYear>;
  /**
   * One question by its `ref` or its `id`, whichever is given; null where there is none. PURCHASE_REQUIRED without access
   * where no list has it on its first page, NOT_SUPPORTED where the server cannot look a question up.
   */
  readonly question?: Maybe<Question>;
  /** The question sets of the bank: a card for each professional year. */
  readonly questionSets: ReadonlyArray<QuestionSetCard>;
  /**
   * Who invites with a referral link. Null where nobody does, and where the REST API has no word for it or does not say
   * now: a page then says that a friend invites.
   */
  readonly referrer?: Maybe<Referrer>;
  /** The rules for marking papers. Empty if the upstream has no papers. */
  readonly scoringRules: ReadonlyArray<ScoringRule>;
  /**
   * Finds boards, subjects, years, topics, chapters, questions, internship articles, e-books and help by what they are
   * about, in English or Bangla, and questions by their ref. Typing errors and synonyms are understood. Where nothing has
   * every word, the best partial matches. None for a text without a letter or digit; null where the call failed.
   */
  readonly search?: Maybe<ReadonlyArray<SearchResult>>;
  /** The summary of a shared paper, and what the caller may read of it; null if there is none. */
  readonly sharedPaper?: Maybe<SharedPaper>;
  /** The sittings of a board's subject that are available as papers, newest first. Empty if the upstream has no papers. */
  readonly sittings: ReadonlyArray<Sitting>;
  /** For authors, reviewers and administrators; FORBIDDEN for others, NOT_SUPPORTED where the upstream has no studio. */
  readonly studio: Studio;
  /**
   * The signed-in user, or null for a visitor. A token that has expired or ended is no visitor's: it is
   * UNAUTHENTICATED.
   */
  readonly viewer?: Maybe<User>;
};


/** What can be read. What is nobody's own is the same for a visitor as for a signed-in user. */
export type QueryBoardArgs = {
  code: Scalars['ID']['input'];
};


/** What can be read. What is nobody's own is the same for a visitor as for a signed-in user. */
export type QueryBoardSubjectArgs = {
  board: Scalars['ID']['input'];
  prof: Scalars['ID']['input'];
  subject: Scalars['ID']['input'];
};


/** What can be read. What is nobody's own is the same for a visitor as for a signed-in user. */
export type QueryChapterArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. What is nobody's own is the same for a visitor as for a signed-in user. */
export type QueryChaptersArgs = {
  prof: Scalars['ID']['input'];
  subject: Scalars['ID']['input'];
};


/** What can be read. What is nobody's own is the same for a visitor as for a signed-in user. */
export type QueryCurriculumArgs = {
  version?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. What is nobody's own is the same for a visitor as for a signed-in user. */
export type QueryCurriculumItemArgs = {
  code: Scalars['ID']['input'];
};


/** What can be read. What is nobody's own is the same for a visitor as for a signed-in user. */
export type QueryEbooksArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


/** What can be read. What is nobody's own is the same for a visitor as for a signed-in user. */
export type QueryExpertDraftArgs = {
  token: Scalars['String']['input'];
};


/** What can be read. What is nobody's own is the same for a visitor as for a signed-in user. */
export type QueryInternshipArticleArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. What is nobody's own is the same for a visitor as for a signed-in user. */
export type QueryInternshipSubTopicsArgs = {
  topicId: Scalars['ID']['input'];
};


/** What can be read. What is nobody's own is the same for a visitor as for a signed-in user. */
export type QueryInternshipSubjectArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. What is nobody's own is the same for a visitor as for a signed-in user. */
export type QueryLegalTextArgs = {
  id: LegalTextId;
};


/** What can be read. What is nobody's own is the same for a visitor as for a signed-in user. */
export type QueryPaperMatchesArgs = {
  mix: MixInput;
};


/** What can be read. What is nobody's own is the same for a visitor as for a signed-in user. */
export type QueryQuestionArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  ref?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. What is nobody's own is the same for a visitor as for a signed-in user. */
export type QueryReferrerArgs = {
  userId: Scalars['ID']['input'];
};


/** What can be read. What is nobody's own is the same for a visitor as for a signed-in user. */
export type QuerySearchArgs = {
  text: Scalars['String']['input'];
};


/** What can be read. What is nobody's own is the same for a visitor as for a signed-in user. */
export type QuerySharedPaperArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. What is nobody's own is the same for a visitor as for a signed-in user. */
export type QuerySittingsArgs = {
  board: Scalars['ID']['input'];
  prof: Scalars['ID']['input'];
  subject: Scalars['ID']['input'];
};

/** One question of the bank with its key. */
export type Question = {
  readonly __typename?: 'Question';
  /** The papers that it was set in, or in whose style it was written: `origin` says which. */
  readonly appearances: ReadonlyArray<Appearance>;
  /** The reasoning behind the key. */
  readonly explanation?: Maybe<Scalars['HTML']['output']>;
  /** The explanation in Bangla; null where none was written. */
  readonly explanationBn?: Maybe<Scalars['HTML']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** The items of the curriculum that it belongs to; none where the server does not say. */
  readonly items: ReadonlyArray<CurriculumItem>;
  /** Pictures of the stem, with their text alternatives. */
  readonly media: ReadonlyArray<QuestionMedia>;
  /** The signed-in reader's record of the question; null for a visitor. One REST call for all questions of a response. */
  readonly mine?: Maybe<QuestionRecord>;
  /** What readers should know about it; null as a rule. */
  readonly notice?: Maybe<QuestionNotice>;
  /** Empty for an SAQ. */
  readonly options: ReadonlyArray<QuestionOption>;
  /** Null where the server does not say. */
  readonly origin?: Maybe<QuestionOrigin>;
  /** Empty but for an SAQ. */
  readonly parts: ReadonlyArray<QuestionPart>;
  /** Stable and readable: ANAT-000123. */
  readonly ref: Scalars['String']['output'];
  /** Where to read it up: book or guideline, edition, chapter. */
  readonly references: ReadonlyArray<Scalars['String']['output']>;
  /** Who wrote and who reviewed it, when, and which version this is; null where the server does not say. */
  readonly review?: Maybe<ReviewStamp>;
  /** Answers of other readers. Null below 20 first answers, and until this reader has answered it. */
  readonly stats?: Maybe<QuestionStats>;
  /** What is asked. */
  readonly stem: Scalars['HTML']['output'];
  /** One line to remember. */
  readonly takeAway?: Maybe<Scalars['String']['output']>;
  /** The topic that it is listed under. */
  readonly topic?: Maybe<Scalars['String']['output']>;
  /** How it is answered, and so which of `options` and `parts` it has. */
  readonly type: QuestionType;
};


/** One question of the bank with its key. */
export type QuestionItemsArgs = {
  version?: InputMaybe<Scalars['ID']['input']>;
};

/** Numbers of questions by type. */
export type QuestionCounts = {
  readonly __typename?: 'QuestionCounts';
  /** Multiple true/false. */
  readonly mtf: Scalars['Int']['output'];
  /** Short answers. */
  readonly saq: Scalars['Int']['output'];
  /** Single best answers. */
  readonly sba: Scalars['Int']['output'];
};

/** What was done to a question. */
export type QuestionEvent = {
  readonly __typename?: 'QuestionEvent';
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** The person's name; null once the account is gone. */
  readonly by?: Maybe<Scalars['String']['output']>;
  /** What it changed, field by field. */
  readonly changes: ReadonlyArray<FieldChange>;
  /** Why, plain text. */
  readonly comment?: Maybe<Scalars['String']['output']>;
  /** `StudioQuestion.version` after it. */
  readonly version: Scalars['Int']['output'];
  /** What. */
  readonly what: QuestionEventKind;
};

/** What was done to a question. */
export type QuestionEventKind =
  /** An administrator changed what is published, outside the studio. */
  | 'CORRECTED'
  /** The draft got other co-authors. */
  | 'CO_AUTHORS_CHANGED'
  /** The draft was given to another author. */
  | 'HANDED_OVER'
  /** It got another chapter, another topic or other items with many others. */
  | 'MOVED'
  /** It was approved, and readers see it. */
  | 'PUBLISHED'
  /** It was taken out of every list. */
  | 'RETIRED'
  /** It went back to its author. */
  | 'RETURNED'
  /** The draft was saved. */
  | 'SAVED'
  /** The draft was started. */
  | 'STARTED'
  /** It was submitted for review. */
  | 'SUBMITTED'
  /** The event before it, or a change of many questions, was undone. */
  | 'UNDONE';

/** By which figure questions are sorted. */
export type QuestionFigure =
  /** `answered`. */
  | 'ANSWERED'
  /** `discrimination`. */
  | 'DISCRIMINATION'
  /** `facility`. */
  | 'FACILITY'
  /** `reports`. */
  | 'REPORTS'
  /** `skips`. */
  | 'SKIPS';

/** How a question does. */
export type QuestionFigures = {
  readonly __typename?: 'QuestionFigures';
  /** Readers who have answered it. */
  readonly answered: Scalars['Int']['output'];
  /** `ItemAnalysis.discrimination`; null below 20 readers. */
  readonly discrimination?: Maybe<Scalars['Float']['output']>;
  /** `ItemAnalysis.facility`; null below 20 readers. */
  readonly facility?: Maybe<Scalars['Float']['output']>;
  /** `Question.id`. */
  readonly id: Scalars['ID']['output'];
  /** Those of them that wait to be answered. */
  readonly openReports: Scalars['Int']['output'];
  /** The code of its professional year. */
  readonly prof: Scalars['ID']['output'];
  /** `Question.ref`. */
  readonly ref: Scalars['String']['output'];
  /** Mistakes that readers have reported. */
  readonly reports: Scalars['Int']['output'];
  /** How often it was left without an answer. */
  readonly skips: Scalars['Int']['output'];
  /** Of an MTF question its statements, in their order; empty for others. */
  readonly statements: ReadonlyArray<StatementFigures>;
  /** `Subject.code`. */
  readonly subject: Scalars['ID']['output'];
  /** The topic that it is listed under. */
  readonly topic?: Maybe<Scalars['String']['output']>;
  /** How it is answered. */
  readonly type: QuestionType;
};

/** A part of the list of questions. */
export type QuestionFiguresConnection = {
  readonly __typename?: 'QuestionFiguresConnection';
  /** When they were computed last; null before the first time. */
  readonly computedAt?: Maybe<Scalars['DateTime']['output']>;
  /** In the order that was asked for. */
  readonly edges: ReadonlyArray<QuestionFiguresEdge>;
  /** Whether the list goes on. */
  readonly pageInfo: PageInfo;
};

/** A question in the list. */
export type QuestionFiguresEdge = {
  readonly __typename?: 'QuestionFiguresEdge';
  /** To go on after it. */
  readonly cursor: Scalars['String']['output'];
  /** Its figures. */
  readonly node: QuestionFigures;
};

/** A filter of the studio's list. */
export type QuestionFilter = {
  readonly __typename?: 'QuestionFilter';
  /** `StudioAuthor.userId`, or `none`: drafts whose author may no longer write. */
  readonly author?: Maybe<Scalars['ID']['output']>;
  /** Changed in the studio on this day of Dhaka or later. */
  readonly changedFrom?: Maybe<Scalars['Date']['output']>;
  /** Changed in the studio on this day of Dhaka or earlier. */
  readonly changedTo?: Maybe<Scalars['Date']['output']>;
  /** Of this chapter alone. */
  readonly chapter?: Maybe<Scalars['String']['output']>;
  /** Whose computed discrimination is below this, -1 to 1. */
  readonly discriminationBelow?: Maybe<Scalars['Float']['output']>;
  /** Whose computed facility is below this, 0 to 1. */
  readonly facilityBelow?: Maybe<Scalars['Float']['output']>;
  /** Of this item or card of the curriculum alone, by its code. */
  readonly item?: Maybe<Scalars['ID']['output']>;
  /** Drafts that the caller has started or edits as a co-author. */
  readonly mineOnly: Scalars['Boolean']['output'];
  /** Of this professional year alone. */
  readonly prof?: Maybe<Scalars['ID']['output']>;
  /** With open reports of readers, or without. */
  readonly reported?: Maybe<Scalars['Boolean']['output']>;
  /** Those of this status alone. */
  readonly status?: Maybe<QuestionStatus>;
  /** Of this subject alone. */
  readonly subject?: Maybe<Scalars['ID']['output']>;
  /** A `ref`, or words of the stem. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** Of this topic alone. */
  readonly topic?: Maybe<Scalars['String']['output']>;
  /** Of this kind alone. */
  readonly type?: Maybe<QuestionType>;
};

/** A filter of the studio's list. */
export type QuestionFilterInput = {
  /** `StudioAuthor.userId`, or `none`: drafts whose author may no longer write. */
  readonly author?: InputMaybe<Scalars['ID']['input']>;
  /** Changed in the studio on this day of Dhaka or later. */
  readonly changedFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Changed in the studio on this day of Dhaka or earlier. */
  readonly changedTo?: InputMaybe<Scalars['Date']['input']>;
  /** Of this chapter alone. */
  readonly chapter?: InputMaybe<Scalars['String']['input']>;
  /** Whose computed discrimination is below this, -1 to 1. */
  readonly discriminationBelow?: InputMaybe<Scalars['Float']['input']>;
  /** Whose computed facility is below this, 0 to 1. */
  readonly facilityBelow?: InputMaybe<Scalars['Float']['input']>;
  /** Of this item or card of the curriculum alone, by its code. */
  readonly item?: InputMaybe<Scalars['ID']['input']>;
  /** Drafts that the caller has started or edits as a co-author. */
  readonly mineOnly?: Scalars['Boolean']['input'];
  /** Of this professional year alone. */
  readonly prof?: InputMaybe<Scalars['ID']['input']>;
  /** With open reports of readers, or without. */
  readonly reported?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those of this status alone. */
  readonly status?: InputMaybe<QuestionStatus>;
  /** Of this subject alone. */
  readonly subject?: InputMaybe<Scalars['ID']['input']>;
  /** A `ref`, or words of the stem. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** Of this topic alone. */
  readonly topic?: InputMaybe<Scalars['String']['input']>;
  /** Of this kind alone. */
  readonly type?: InputMaybe<QuestionType>;
};

/** A question as an author writes it; what is left out is empty. */
export type QuestionInput = {
  /** At most 100. */
  readonly appearances?: ReadonlyArray<AppearanceInput>;
  /** The chapter that it is listed under. */
  readonly chapter?: InputMaybe<Scalars['String']['input']>;
  /** The reasoning behind the key. */
  readonly explanation?: InputMaybe<Scalars['String']['input']>;
  /** The explanation in Bangla, HTML. */
  readonly explanationBn?: InputMaybe<Scalars['String']['input']>;
  /** Codes of items of the curriculum, at most ten. */
  readonly items?: ReadonlyArray<Scalars['ID']['input']>;
  /** Pictures of the stem, at most six. */
  readonly media?: ReadonlyArray<QuestionMediaInput>;
  /** At most ten. */
  readonly options?: ReadonlyArray<QuestionOptionInput>;
  /** Where it comes from. */
  readonly origin?: InputMaybe<QuestionOrigin>;
  /** At most ten. */
  readonly parts?: ReadonlyArray<QuestionPartInput>;
  /** The code of a professional year. */
  readonly prof: Scalars['ID']['input'];
  /** At most 20. */
  readonly references?: ReadonlyArray<Scalars['String']['input']>;
  /** HTML, like the texts of options and parts, reasons and the explanation. */
  readonly stem?: Scalars['String']['input'];
  /** The code of a subject of that year. */
  readonly subject: Scalars['ID']['input'];
  /** One line to remember. */
  readonly takeAway?: InputMaybe<Scalars['String']['input']>;
  /** The topic that it is listed under. */
  readonly topic?: InputMaybe<Scalars['String']['input']>;
  /** How it is answered. */
  readonly type: QuestionType;
};

/** A chapter, or a topic at all boards, as administrators see it. */
export type QuestionList = {
  readonly __typename?: 'QuestionList';
  /** Of a topic: `Board.code` of those that asked it. A chapter has none. */
  readonly boards: ReadonlyArray<Scalars['String']['output']>;
  /** Questions that are hidden at the moment. */
  readonly hiddenQuestions: Scalars['Int']['output'];
  /** Unique in its subject and kind. */
  readonly name: Scalars['String']['output'];
  /** Questions that readers see, each once. */
  readonly totalQuestions: Scalars['Int']['output'];
};

/** What a change of a chapter or topic did, or would do. */
export type QuestionListChange = {
  readonly __typename?: 'QuestionListChange';
  /** False where it was done before, so that nothing changes. */
  readonly changed: Scalars['Boolean']['output'];
  /** Questions that it concerns, hidden ones too. */
  readonly totalQuestions: Scalars['Int']['output'];
};

/** A page of chapters or topics. */
export type QuestionListConnection = {
  readonly __typename?: 'QuestionListConnection';
  /** By name. */
  readonly edges: ReadonlyArray<QuestionListEdge>;
  /** Whether the list goes on. */
  readonly pageInfo: PageInfo;
};

/** A chapter or topic in a list. */
export type QuestionListEdge = {
  readonly __typename?: 'QuestionListEdge';
  /** To go on after it. */
  readonly cursor: Scalars['String']['output'];
  /** The chapter or topic. */
  readonly node: QuestionList;
};

/** What questions of a subject are filed by. */
export type QuestionListKind =
  /** A chapter of the question sets. */
  | 'CHAPTER'
  /** A topic. It has one name at all boards. */
  | 'TOPIC';

/** A picture of a question's stem. */
export type QuestionMedia = {
  readonly __typename?: 'QuestionMedia';
  /** What it shows, for those who cannot see it; never the answer. */
  readonly alt: Scalars['String']['output'];
  /** Who made it. */
  readonly credit?: Maybe<Scalars['String']['output']>;
  /** Pixels, of the whole picture. */
  readonly height: Scalars['Int']['output'];
  /** The picture. */
  readonly image: Image;
  /** An SPDX id, such as CC-BY-4.0, or `LicenseRef-Own` for own work; null where the server does not say. */
  readonly licence?: Maybe<Scalars['String']['output']>;
  /** Where it comes from, in words or with one web address; null where the server does not say. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** Pixels, of the whole picture. */
  readonly width: Scalars['Int']['output'];
};

/** A picture of a question's stem. */
export type QuestionMediaInput = {
  /** What it shows, for those who cannot see it: at most 500 characters, without the answer. */
  readonly alt: Scalars['String']['input'];
  /** Who made it: at most 300 characters. */
  readonly credit?: InputMaybe<Scalars['String']['input']>;
  /** `publicId` of a picture that was uploaded, or that the question has already. */
  readonly imageId: Scalars['ID']['input'];
  /**
   * An SPDX id or Creative Commons name, such as CC BY 4.0, at most 100 characters. Nothing is published with a picture
   * whose licence is unknown or forbids sale (NC) or changes (ND).
   */
  readonly licence?: InputMaybe<Scalars['String']['input']>;
  /** Where it comes from: at most 300 characters, with at most one web address. Published pictures have one. */
  readonly source?: InputMaybe<Scalars['String']['input']>;
};

/** A flag or note, without the question's text. */
export type QuestionNote = {
  readonly __typename?: 'QuestionNote';
  /** Whether it is flagged. */
  readonly flagged: Scalars['Boolean']['output'];
  /** Plain text; null without one. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** `Question.id`. */
  readonly questionId: Scalars['ID']['output'];
  /** `Question.ref`. */
  readonly ref: Scalars['String']['output'];
};

/** A part of the reader's flags and notes. */
export type QuestionNoteConnection = {
  readonly __typename?: 'QuestionNoteConnection';
  /** By question id. */
  readonly edges: ReadonlyArray<QuestionNoteEdge>;
  /** Whether more follow. */
  readonly pageInfo: PageInfo;
};

/** A flag or a note in their list. */
export type QuestionNoteEdge = {
  readonly __typename?: 'QuestionNoteEdge';
  /** For `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The flag or the note. */
  readonly node: QuestionNote;
};

/** A word of caution on a question. */
export type QuestionNotice = {
  readonly __typename?: 'QuestionNotice';
  /** What it says. */
  readonly kind: QuestionNoticeKind;
  /** The day of the correction; null while it is under review. */
  readonly on?: Maybe<Scalars['Date']['output']>;
};

/** What a notice says. */
export type QuestionNoticeKind =
  /** Its key was corrected. */
  | 'KEY_CORRECTED'
  /** Several people have reported it, and nobody has answered yet. */
  | 'UNDER_REVIEW';

/** One option of an SBA or one statement of an MTF. */
export type QuestionOption = {
  readonly __typename?: 'QuestionOption';
  /** Whether it is the best answer (SBA) or true (MTF). */
  readonly correct: Scalars['Boolean']['output'];
  /** A to J, in their order. */
  readonly key: Scalars['String']['output'];
  /** Why it is right or wrong. */
  readonly reason?: Maybe<Scalars['HTML']['output']>;
  /** What it says. */
  readonly text: Scalars['HTML']['output'];
};

/** One option of an SBA or one statement of an MTF. */
export type QuestionOptionInput = {
  /** Whether it is the best answer (SBA) or true (MTF); left out while the author has not said. */
  readonly correct?: InputMaybe<Scalars['Boolean']['input']>;
  /** Why it is right or wrong. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** What it says. */
  readonly text: Scalars['String']['input'];
};

/** Where a question comes from. */
export type QuestionOrigin =
  /** Written for the bank in the style of the papers that it names. */
  | 'ORIGINAL'
  /** Set in the papers that it names. */
  | 'PAPER';

/** Up to 20 questions of a list, and the pages that the list has. */
export type QuestionPage = {
  readonly __typename?: 'QuestionPage';
  /** Which page this is and which others there are. */
  readonly pagination: Pagination;
  /** In the list's own order. A reader without access gets none past place 20. */
  readonly questions: ReadonlyArray<Question>;
  /** Questions of this page that are left out of `questions` because the REST API's row cannot be read: 0 as a rule. */
  readonly unreadable: Scalars['Int']['output'];
};

/** One part of an SAQ. */
export type QuestionPart = {
  readonly __typename?: 'QuestionPart';
  /** a, b, c … */
  readonly label: Scalars['String']['output'];
  /** What a full answer earns; halves occur. */
  readonly marks: Scalars['Float']['output'];
  /** The points of a model answer. */
  readonly points: ReadonlyArray<Scalars['String']['output']>;
  /** What is asked. */
  readonly text: Scalars['HTML']['output'];
  /** How much each point weighs against the others, in their order; null where all weigh the same. */
  readonly weights?: Maybe<ReadonlyArray<Scalars['Float']['output']>>;
};

/** One part of an SAQ. */
export type QuestionPartInput = {
  /** a, b, c … */
  readonly label: Scalars['String']['input'];
  /** What a full answer earns. */
  readonly marks: Scalars['Float']['input'];
  /** The points of a model answer. */
  readonly points?: ReadonlyArray<Scalars['String']['input']>;
  /** What is asked. */
  readonly text: Scalars['String']['input'];
  /** How much each point weighs against the others, in their order; left out where all weigh the same. */
  readonly weights?: InputMaybe<ReadonlyArray<Scalars['Float']['input']>>;
};

/** A reader's record of a question. */
export type QuestionRecord = {
  readonly __typename?: 'QuestionRecord';
  /** How often it was answered. */
  readonly attempts: Scalars['Int']['output'];
  /**
   * The day on which it is due for review: that of a paper that left it blank, if it was not answered since, or else the day
   * of the memory model. An upstream without reviews knows the first alone.
   */
  readonly dueOn?: Maybe<Scalars['Date']['output']>;
  /** Whether the reader has flagged it. */
  readonly flagged: Scalars['Boolean']['output'];
  /** When the key was corrected, if that was after the reader's last answer. */
  readonly keyCorrectedOn?: Maybe<Scalars['Date']['output']>;
  /** When it was last answered. */
  readonly lastAt?: Maybe<Scalars['DateTime']['output']>;
  /** The result of the last answer, by the key as it is now; null without an answer. */
  readonly lastOutcome?: Maybe<Outcome>;
  /** Plain text. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** For `setNote`, which fails with CONFLICT if another device has changed the note. */
  readonly noteVersion: Scalars['Int']['output'];
  /** `Question.id`. */
  readonly questionId: Scalars['ID']['output'];
  /** The result of the last answer by the key it was first marked by. Null unless a corrected key changed the result. */
  readonly remarkedFrom?: Maybe<Outcome>;
  /** Answers of other readers. Null below 20 first answers, and until this reader has answered it. */
  readonly stats?: Maybe<QuestionStats>;
};

/** A question set as it is offered on the home page. */
export type QuestionSetCard = {
  readonly __typename?: 'QuestionSetCard';
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** What is in it: the names of its subjects. */
  readonly items: ReadonlyArray<Scalars['String']['output']>;
  /** A path within the site. */
  readonly link: Scalars['String']['output'];
  /** 1st Proff. */
  readonly title: Scalars['String']['output'];
};

/** Counts the first answer of each reader. */
export type QuestionStats = {
  readonly __typename?: 'QuestionStats';
  /** How many readers have answered. */
  readonly answered: Scalars['Int']['output'];
  /** The share of readers who chose each option (SBA) or called each statement true (MTF). */
  readonly optionShares: ReadonlyArray<OptionShare>;
  /** 0 to 1. */
  readonly rightShare: Scalars['Float']['output'];
};

/** How far a question is. One that readers see, with a change that is not published yet, has the status of the change. */
export type QuestionStatus =
  /** Being written. */
  | 'DRAFT'
  /** Waits for a reviewer. */
  | 'IN_REVIEW'
  /** Readers see it as it stands. */
  | 'PUBLISHED'
  /** Taken out of every list. */
  | 'RETIRED'
  /** Back with its author, with a comment. */
  | 'RETURNED';

/** How a question is answered. */
export type QuestionType =
  /** Multiple true/false: each option is judged on its own. */
  | 'MTF'
  /** Short answer: parts with marks and model points. */
  | 'SAQ'
  /** Single best answer of several options. */
  | 'SBA';

/** A question to answer. */
export type QueueItem = {
  readonly __typename?: 'QueueItem';
  /** When it comes: today in `Study.queue`. */
  readonly comesOn: Scalars['Date']['output'];
  /** Why it moved. Null if it did not. */
  readonly movedBecause?: Maybe<MoveReason>;
  /** The day on which it would have come. Null if it did not move. */
  readonly movedFrom?: Maybe<Scalars['Date']['output']>;
  /** The question. */
  readonly question: Question;
  /** `StudyPlanTarget.id` of the target that it comes for. Null without one. */
  readonly targetId?: Maybe<Scalars['ID']['output']>;
  /** Why it comes. */
  readonly why: QueueReason;
};

/** Why a question comes. */
export type QueueReason =
  /** It is due for review. */
  | 'DUE'
  /** The last pass before the examination. */
  | 'LAST_PASS'
  /** It was not answered yet. */
  | 'NEW'
  /** Its item is to be ready by a day. */
  | 'TARGET'
  /** It was answered wrong last time. */
  | 'WRONG';

/** Readers on a day. */
export type ReaderDay = {
  readonly __typename?: 'ReaderDay';
  /** People who answered a question on it, by their own clock. */
  readonly active: Scalars['Int']['output'];
  /** The day. */
  readonly date: Scalars['Date']['output'];
  /** People who paid for a plan for the first time. */
  readonly firstPurchases: Scalars['Int']['output'];
  /** Accounts that were opened. */
  readonly signedUp: Scalars['Int']['output'];
};

/** Readers over some days. */
export type Readership = {
  readonly __typename?: 'Readership';
  /** People who answered a question, each once. */
  readonly active: Scalars['Int']['output'];
  /** Those of them who have paid for a plan since. */
  readonly bought: Scalars['Int']['output'];
  /** Accounts that were opened. */
  readonly signedUp: Scalars['Int']['output'];
};

/** What a reader is expected to get in a part of the examination. */
export type Readiness = {
  readonly __typename?: 'Readiness';
  /** First answers that count. */
  readonly answered: Scalars['Int']['output'];
  /** The part. */
  readonly component: Component;
  /** The share of the subject's questions of this part that were answered, 0 to 1. */
  readonly coverage: Scalars['Float']['output'];
  /** The upper end of the range. */
  readonly high?: Maybe<Scalars['Float']['output']>;
  /** Whether it was compared with real marks of at least 200 readers. */
  readonly isValidated: Scalars['Boolean']['output'];
  /** A range of 90 %, as shares of the marks, 0 to 1. Null while `missing` says why, and where no estimate is offered. */
  readonly low?: Maybe<Scalars['Float']['output']>;
  /** What is missing for an estimate. Null if nothing is, and where no estimate is offered. */
  readonly missing?: Maybe<ReadinessGap>;
  /** Of ten students who answered like this, how many are expected to pass this part. Null without a range. */
  readonly passOfTen?: Maybe<Scalars['Int']['output']>;
  /** The share of the marks that passes, 0 to 1. */
  readonly passShare: Scalars['Float']['output'];
  /** The code of the professional year. */
  readonly prof: Scalars['ID']['output'];
  /** The subject. */
  readonly subject: Subject;
};

/** What is missing for an estimate. */
export type ReadinessGap = {
  readonly __typename?: 'ReadinessGap';
  /**
   * A paper that closes the gap, or half of it, for `startPaper` with the pool UNSEEN. Both counts are 0 if the reader may
   * read no question that they have not answered.
   */
  readonly mix: ReadinessMix;
  /** First answers in mixed papers that are missing, of the 40 among the last 120. */
  readonly mixedAnswers: Scalars['Int']['output'];
  /** Topics that are missing until a third of the subject's was seen. */
  readonly topics: Scalars['Int']['output'];
};

/** A mixed paper over all topics. */
export type ReadinessMix = {
  readonly __typename?: 'ReadinessMix';
  /** True and false questions. */
  readonly mtf: Scalars['Int']['output'];
  /** The code of the professional year. */
  readonly prof: Scalars['ID']['output'];
  /** Single best answer questions. */
  readonly sba: Scalars['Int']['output'];
  /** Codes of its subjects. */
  readonly subjects: ReadonlyArray<Scalars['ID']['output']>;
};

/** A mark of a real examination, and what was expected by the answers before it. */
export type RealMark = {
  readonly __typename?: 'RealMark';
  /** The part. */
  readonly component: Component;
  /** The day of the examination. */
  readonly examOn: Scalars['Date']['output'];
  /** The upper end of the range. */
  readonly high?: Maybe<Scalars['Float']['output']>;
  /** The range that was expected, as shares of the marks, 0 to 1. Null where there was none. */
  readonly low?: Maybe<Scalars['Float']['output']>;
  /** Of ten students who answered like this, how many were expected to pass. Null without a range. */
  readonly passOfTen?: Maybe<Scalars['Int']['output']>;
  /** The code of the professional year. */
  readonly prof: Scalars['ID']['output'];
  /** The share of the marks, 0 to 1. */
  readonly share: Scalars['Float']['output'];
  /** The subject. */
  readonly subject: Subject;
};

/** A mark of a real examination. */
export type RealMarkInput = {
  /** The part. */
  readonly component: Component;
  /** The day of the examination: in the past, at most two years ago. */
  readonly examOn: Scalars['Date']['input'];
  /** The code of the professional year, `_1` to `_4`. */
  readonly prof: Scalars['ID']['input'];
  /** The share of the marks, 0 to 1. */
  readonly share: Scalars['Float']['input'];
  /** The code of the subject. */
  readonly subject: Scalars['ID']['input'];
};

/** That a payment was received. */
export type Receipt = {
  readonly __typename?: 'Receipt';
  /** When the money was booked. */
  readonly issuedAt: Scalars['DateTime']['output'];
  /** Without gaps: 000123. */
  readonly number: Scalars['String']['output'];
  /** Path of a page to print. */
  readonly path: Scalars['String']['output'];
};

/** A person who invites others, as anybody with the link may see it. */
export type Referrer = {
  readonly __typename?: 'Referrer';
  /** One word of letters, 24 characters at most. */
  readonly firstName: Scalars['String']['output'];
};

/** What a refund does. */
export type RefundPreview = {
  readonly __typename?: 'RefundPreview';
  /** The plans that the person would then hold, in the order of their start. */
  readonly plans: ReadonlyArray<HeldPlan>;
  /** The purchase once it is refunded. */
  readonly refund: PlanGrant;
};

/** How far a refund is. */
export type RefundState =
  /** The provider will be asked. */
  | 'ASKED'
  /** The money was sent back. */
  | 'DONE'
  /** The provider refused it. */
  | 'FAILED'
  /** The provider was asked and has not confirmed it. */
  | 'SENT'
  /** It is not known whether the provider did it; it is asked again. */
  | 'UNCERTAIN';

/** Why an attempt is not in the record. */
export type Refused = {
  readonly __typename?: 'Refused';
  /**
   * BAD_USER_INPUT, NOT_FOUND, PURCHASE_REQUIRED, CONFLICT, or LIMIT_REACHED: the record is full, and the attempt may be
   * sent again later.
   */
  readonly code: Scalars['String']['output'];
  /** To show to the reader. */
  readonly message: Scalars['String']['output'];
};

/** A transfer that was not found. */
export type RejectedTransfer = {
  readonly __typename?: 'RejectedTransfer';
  /** What the desk says about it; null where it turned out to be for another order. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** The TrxID. */
  readonly transaction: Scalars['String']['output'];
};

/** A chapter or topic without a question. */
export type RemovedQuestionList = {
  readonly __typename?: 'RemovedQuestionList';
  /** `Board.code` of a topic; null for a chapter. */
  readonly board?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The professional year and subject: `_1-ANAT`. */
  readonly subjectKey: Scalars['String']['output'];
};

/** What was removed, or would be. */
export type RemovedQuestionLists = {
  readonly __typename?: 'RemovedQuestionLists';
  /** The first 100 by subject and name; a topic once for each board. */
  readonly lists: ReadonlyArray<RemovedQuestionList>;
  /** How many. */
  readonly total: Scalars['Int']['output'];
};

/** A reader's report of a mistake. */
export type Report = {
  readonly __typename?: 'Report';
  /** The reviewer's, plain text; null while it is open. */
  readonly answer?: Maybe<Scalars['String']['output']>;
  /** When it was answered. */
  readonly answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Whether it counts towards the question's being under review: false for those of new or unproven accounts and of readers
   * who have not answered the question. Null outside the studio, and where the upstream does not say.
   */
  readonly counts?: Maybe<Scalars['Boolean']['output']>;
  /** When it was sent. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** What is wrong. */
  readonly kind: ReportKind;
  /** `Question.id`. */
  readonly questionId: Scalars['ID']['output'];
  /** `Question.ref`. */
  readonly ref: Scalars['String']['output'];
  /** What became of it. */
  readonly state: ReportState;
  /** One line of plain text; may be empty but for OTHER. */
  readonly text: Scalars['String']['output'];
};

/** A part of a list of reports. */
export type ReportConnection = {
  readonly __typename?: 'ReportConnection';
  /** In the order of the list. */
  readonly edges: ReadonlyArray<ReportEdge>;
  /** Whether the list goes on. */
  readonly pageInfo: PageInfo;
  /** Reports in the whole list. */
  readonly total: Scalars['Int']['output'];
};

/** A report in a list. */
export type ReportEdge = {
  readonly __typename?: 'ReportEdge';
  /** To go on after it. */
  readonly cursor: Scalars['String']['output'];
  /** The report. */
  readonly node: Report;
};

/** What is wrong with a question. */
export type ReportKind =
  /** The bank has it twice. */
  | 'DUPLICATE'
  /** Anything else: the text says what. */
  | 'OTHER'
  /** Guidelines have changed. */
  | 'OUT_OF_DATE'
  /** A slip in the text. */
  | 'TYPO'
  /** It can be read in more than one way. */
  | 'UNCLEAR'
  /** The key is wrong. */
  | 'WRONG_KEY';

/** A report that can be had as CSV. */
export type ReportName =
  /** `affiliates`. */
  | 'AFFILIATES'
  /** `authors`. */
  | 'AUTHORS'
  /** `coverage` of all subjects. */
  | 'COVERAGE'
  /** Plans that end in these days. */
  | 'ENDING_PLANS'
  /** `questions` of all subjects. */
  | 'QUESTIONS'
  /** `readers`. */
  | 'READERS'
  /** `sales`. */
  | 'SALES';

/** What became of a report. */
export type ReportState =
  /** The reader was right. */
  | 'ACCEPTED'
  /** The question stays as it is. */
  | 'DECLINED'
  /** Waits for an answer. */
  | 'OPEN';

/** A new password, and the code that allows it. */
export type ResetPasswordInput = {
  /** The account's address. */
  readonly email: Scalars['String']['input'];
  /** The one-time code out of the mail. */
  readonly otp: Scalars['String']['input'];
  /** 6 to 16 characters without a space. */
  readonly password: Scalars['String']['input'];
};

/** What follows on a password that was reset. */
export type ResetPasswordResult = {
  readonly __typename?: 'ResetPasswordResult';
  /** To show to the user. */
  readonly message: Scalars['String']['output'];
  /** A path within the site. */
  readonly redirect: Scalars['String']['output'];
};

/** Who wrote and who reviewed a text, and when. */
export type ReviewStamp = {
  readonly __typename?: 'ReviewStamp';
  /** The name of who wrote it; null where nobody is named. */
  readonly author?: Maybe<Scalars['String']['output']>;
  /** The day of the review. */
  readonly reviewedOn?: Maybe<Scalars['Date']['output']>;
  /** The name of who reviewed it; null where nobody has. */
  readonly reviewer?: Maybe<Scalars['String']['output']>;
  /** Of a question: counts what readers were shown, 1 at first. Null of an article. */
  readonly version?: Maybe<Scalars['Int']['output']>;
};

/** Somebody who may approve questions. */
export type Reviewer = {
  readonly __typename?: 'Reviewer';
  /** The name that was given at sign-up. */
  readonly name: Scalars['String']['output'];
  /** `User.userId`. */
  readonly userId: Scalars['ID']['output'];
};

/** A bundle of permissions. */
export type Role =
  /** Everything. */
  | 'ADMIN'
  /** Writes questions and submits them for review. */
  | 'AUTHOR'
  /** People, plans, refunds and notifications. */
  | 'CLERK'
  /** A reviewer who also edits content and imports questions. */
  | 'EDITOR'
  /** Everything; alone gives and takes the roles ADMIN and OWNER. */
  | 'OWNER'
  /** None. */
  | 'READER'
  /** Approves or returns what others wrote, retires questions and answers reports. */
  | 'REVIEWER';

/** A part of an examination that must be passed for itself. */
export type RuleComponent = {
  readonly __typename?: 'RuleComponent';
  /** WRITTEN, MCQ or SAQ. */
  readonly id: Scalars['ID']['output'];
  /** The kinds of questions that count for it together. */
  readonly kinds: ReadonlyArray<QuestionType>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The share of its marks that passes, 0 to 1. */
  readonly passShare: Scalars['Float']['output'];
};

/** What was sold and paid back on a day, of one plan, by one method and person. */
export type SalesDay = {
  readonly __typename?: 'SalesDay';
  /** What was received for them. Whole Tk. */
  readonly amount: Scalars['Float']['output'];
  /** Who recorded it; null for a provider, and where no evidence was kept. */
  readonly by?: Maybe<DeskName>;
  /** Plans that were given for nothing. */
  readonly complimentary: Scalars['Int']['output'];
  /** The day, in Dhaka. */
  readonly date: Scalars['Date']['output'];
  /** `PaymentMethod.id` or another word; `unknown` where no evidence was kept, `none` for what was given for nothing. */
  readonly method: Scalars['String']['output'];
  /** The plan's name when it was sold. */
  readonly plan: Scalars['String']['output'];
  /** What was paid back. Whole Tk. */
  readonly refunded: Scalars['Float']['output'];
  /** Plans that were paid for, codes of a batch each. */
  readonly sold: Scalars['Int']['output'];
};

/** A rule for marking. With negative marking a question may go below 0, a whole paper not. */
export type ScoringRule = {
  readonly __typename?: 'ScoringRule';
  /** What is passed apart from each other. Each kind of question is in one of them. */
  readonly components: ReadonlyArray<RuleComponent>;
  /** PROF, FCPS or RESIDENCY. */
  readonly id: Scalars['ID']['output'];
  /** Marks for a statement judged rightly. A blank one gets none. */
  readonly mtfStatementRight: Scalars['Float']['output'];
  /** Marks for a statement judged wrongly. */
  readonly mtfStatementWrong: Scalars['Float']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The share of the marks that passes, 0 to 1. */
  readonly passShare: Scalars['Float']['output'];
  /** Marks for the right option. */
  readonly sbaRight: Scalars['Float']['output'];
  /** Marks for a wrong option. */
  readonly sbaWrong: Scalars['Float']['output'];
  /** The time for a mark of short answers. */
  readonly secondsPerMark: Scalars['Int']['output'];
  /** The time for a single best answer or a multiple true/false question. */
  readonly secondsPerQuestion: Scalars['Int']['output'];
};

/** A piece of a text that matched. */
export type SearchExcerptPart = {
  readonly __typename?: 'SearchExcerptPart';
  /** Whether it is what was searched for, rather than what stands around it. */
  readonly marked: Scalars['Boolean']['output'];
  /** Plain text, with the spaces at its ends. */
  readonly text: Scalars['String']['output'];
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

/** One thing that was found. */
export type SearchLink = {
  readonly __typename?: 'SearchLink';
  /** The name or the sentence that matched, in pieces: joined they are its plain text. Null where the REST API shows none. */
  readonly excerpt?: Maybe<ReadonlyArray<SearchExcerptPart>>;
  /** What the link leads to. Null for help, and where the REST API does not say, or says one that is none of these. */
  readonly kind?: Maybe<SearchKind>;
  /** A path within the site, or an https or http address (e-books). */
  readonly link: Scalars['String']['output'];
  /** Its title. */
  readonly name: Scalars['String']['output'];
  /** The board, paper, professional year or list that it stands in, as text: Dhaka, May 2024. */
  readonly place?: Maybe<Scalars['String']['output']>;
  /** The topic, subject or category that it belongs to, as text: Upper limb, Anatomy. */
  readonly topic?: Maybe<Scalars['String']['output']>;
};

/** What was found of one topic or kind. */
export type SearchResult = {
  readonly __typename?: 'SearchResult';
  /** Best first. */
  readonly links: ReadonlyArray<SearchLink>;
  /** What the links have in common. */
  readonly topicName: Scalars['String']['output'];
};

/** The result of a section. In "answer any" sections only the items that count. */
export type SectionResult = {
  readonly __typename?: 'SectionResult';
  /** The type of its questions. */
  readonly kind: QuestionType;
  /** May be below 0. */
  readonly marks: Scalars['Float']['output'];
  /** The maximum. */
  readonly outOf: Scalars['Float']['output'];
  /** Questions with some marks. */
  readonly partly: Scalars['Int']['output'];
  /** Questions with full marks. */
  readonly right: Scalars['Int']['output'];
  /** Questions without an answer. */
  readonly skipped: Scalars['Int']['output'];
  /** Questions without marks. */
  readonly wrong: Scalars['Int']['output'];
};

/** A notification that an administrator sent. */
export type SentNotification = {
  readonly __typename?: 'SentNotification';
  /** When it was sent. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Unique. */
  readonly id: Scalars['ID']['output'];
  /** Plain text, or sanitised HTML where it starts with a tag. */
  readonly message: Scalars['HTML']['output'];
  /** Plain text. */
  readonly title: Scalars['String']['output'];
  /** To whom; null for all. */
  readonly to?: Maybe<DeskName>;
};

/** A part of the list of sent notifications. */
export type SentNotificationConnection = {
  readonly __typename?: 'SentNotificationConnection';
  /** Latest first. */
  readonly edges: ReadonlyArray<SentNotificationEdge>;
  /** Whether the list goes on. */
  readonly pageInfo: PageInfo;
};

/** A notification in the list. */
export type SentNotificationEdge = {
  readonly __typename?: 'SentNotificationEdge';
  /** To go on after it. */
  readonly cursor: Scalars['String']['output'];
  /** The notification. */
  readonly node: SentNotification;
};

/** A signed-in user, and what says so. */
export type Session = {
  readonly __typename?: 'Session';
  /** Send it as `Authorization: Bearer <token>`. */
  readonly token: Scalars['String']['output'];
  /** Who is signed in. */
  readonly user: User;
};

/** What a reader needs to sit a shared paper. */
export type SharedAccess =
  /** One of this week's free sittings. A visitor logs in first. */
  | 'FREE_SITTING'
  /** Nothing: all its questions are open to them. */
  | 'OPEN'
  /** A plan. */
  | 'PLAN';

/** The summary of a paper. */
export type SharedPaper = {
  readonly __typename?: 'SharedPaper';
  /** What the caller needs to sit it. */
  readonly access: SharedAccess;
  /** How many questions of each type it has. */
  readonly counts: QuestionCounts;
  /** Its time; null without a limit. */
  readonly minutes?: Maybe<Scalars['Float']['output']>;
  /** The day in Dhaka from which a sitting is free again; null unless this week's are used up. */
  readonly nextFreeOn?: Maybe<Scalars['Date']['output']>;
  /** How many of them the caller may read now. */
  readonly open: Scalars['Int']['output'];
  /** How many questions it has. */
  readonly questions: Scalars['Int']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
};

/** What the sign-up form asks for. */
export type SignUpInput = {
  /** The `userId` of whoever referred this user: `aff_ref` of the link that led here. One that is nobody's is passed over. */
  readonly affiliateRef?: InputMaybe<Scalars['ID']['input']>;
  /** The password again. */
  readonly confirmPassword: Scalars['String']['input'];
  /** Where codes are mailed to. */
  readonly email: Scalars['String']['input'];
  /** At least 3 characters. */
  readonly name: Scalars['String']['input'];
  /** 6 to 16 characters without a space. */
  readonly password: Scalars['String']['input'];
};

/** A sitting of an examination. */
export type Sitting = {
  readonly __typename?: 'Sitting';
  /** The board. */
  readonly board: Board;
  /** How many multiple true/false questions it has. */
  readonly mtf: Scalars['Int']['output'];
  /** How many short answers it has. */
  readonly saq: Scalars['Int']['output'];
  /** How many single best answers it has. */
  readonly sba: Scalars['Int']['output'];
  /** May or November; null is the whole year. */
  readonly sitting?: Maybe<Scalars['String']['output']>;
  /** The year. */
  readonly year: Scalars['Int']['output'];
};

/** A sitting of an examination. */
export type SittingInput = {
  /** The board's code. */
  readonly board: Scalars['ID']['input'];
  /** The code of the professional year. */
  readonly prof: Scalars['ID']['input'];
  /** May or November. By default the whole year. */
  readonly sitting?: InputMaybe<Scalars['String']['input']>;
  /** The subject's code. */
  readonly subject: Scalars['ID']['input'];
  /** The year. */
  readonly year: Scalars['Int']['input'];
};

/** A statement, judged. */
export type StatementAnswer = {
  readonly __typename?: 'StatementAnswer';
  /** `AskedOption.key`. */
  readonly key: Scalars['ID']['output'];
  /** True or false. */
  readonly value: Scalars['Boolean']['output'];
};

/** A statement, judged. */
export type StatementAnswerInput = {
  /** `QuestionOption.key`. */
  readonly key: Scalars['ID']['input'];
  /** True or false. */
  readonly value: Scalars['Boolean']['input'];
};

/** How a statement of an MTF question does. */
export type StatementFigures = {
  readonly __typename?: 'StatementFigures';
  /** Readers who have judged it. */
  readonly answered: Scalars['Int']['output'];
  /** `ItemAnalysis.discrimination` of this statement; null below 20 readers. */
  readonly discrimination?: Maybe<Scalars['Float']['output']>;
  /** The share of them who judged it rightly; null below 20 readers. */
  readonly facility?: Maybe<Scalars['Float']['output']>;
  /** `QuestionOption.key`. */
  readonly key: Scalars['ID']['output'];
};

/** A line of a statement. */
export type StatementLine = {
  readonly __typename?: 'StatementLine';
  /** In Tk, as the statement has it. */
  readonly amount: Scalars['Float']['output'];
  /** `Order.code`. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** When it was sent, as the statement has it. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** Its number in the file; the header is 1. */
  readonly line: Scalars['Int']['output'];
  /** The buyer's name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** `Order.id`. */
  readonly order?: Maybe<Scalars['ID']['output']>;
  /** Who sent it, as the statement has it. */
  readonly payer?: Maybe<Scalars['String']['output']>;
  /** The TrxID. */
  readonly reference: Scalars['String']['output'];
  /** Why it pays no order, in words. */
  readonly why?: Maybe<Scalars['String']['output']>;
};

/** Which orders a statement pays. */
export type StatementMatch = {
  readonly __typename?: 'StatementMatch';
  /** Lines whose reference was recorded before. */
  readonly alreadyUsed: ReadonlyArray<StatementLine>;
  /** Lines that pay an order. */
  readonly matched: ReadonlyArray<StatementLine>;
  /** Lines that pay none, with the reason. */
  readonly unmatched: ReadonlyArray<StatementLine>;
};

/** Where questions are written and reviewed. */
export type Studio = {
  readonly __typename?: 'Studio';
  /** People who may write questions, by name; at most 500. */
  readonly authors: ReadonlyArray<StudioAuthor>;
  /** One of them; null where there is none. For IMPORT or QUESTIONS_REVIEW. */
  readonly import?: Maybe<ImportBatch>;
  /** Imports of questions, newest first. For IMPORT or QUESTIONS_REVIEW. */
  readonly imports: ImportBatchConnection;
  /** Who has a role, by name; with a text also others who have that address or ID, or a name like it. At most 100. ROLES. */
  readonly people: ReadonlyArray<StudioPerson>;
  /** One of them; null where there is none. */
  readonly question?: Maybe<StudioQuestion>;
  /** The ids of questions that the filter finds, in the order of the list; at most 2,000. */
  readonly questionIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Questions of the bank and drafts, those changed last first; of those in review the longest wait first. */
  readonly questions: StudioQuestionConnection;
  /** The queue of reports, oldest first; answered ones newest first. QUESTIONS_REVIEW. */
  readonly reports: ReportConnection;
  /**
   * Published questions whose first answers speak against their key, of 20 readers or more; the most suspicious first.
   * QUESTIONS_REVIEW.
   */
  readonly suspects: StudioQuestionConnection;
  /** The caller's filters of the list, by name; at most 30. */
  readonly views: ReadonlyArray<StudioView>;
  /**
   * How many things wait for the caller, by kind: those that the caller may do something about. None where the upstream does
   * not count them.
   */
  readonly waiting: ReadonlyArray<Waiting>;
};


/** Where questions are written and reviewed. */
export type StudioImportArgs = {
  id: Scalars['ID']['input'];
};


/** Where questions are written and reviewed. */
export type StudioImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  state?: InputMaybe<ImportBatchState>;
};


/** Where questions are written and reviewed. */
export type StudioPeopleArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
};


/** Where questions are written and reviewed. */
export type StudioQuestionArgs = {
  id: Scalars['ID']['input'];
};


/** Where questions are written and reviewed. */
export type StudioQuestionIdsArgs = {
  filter?: QuestionFilterInput;
};


/** Where questions are written and reviewed. */
export type StudioQuestionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  assigned?: InputMaybe<AssignedTo>;
  author?: InputMaybe<Scalars['ID']['input']>;
  changedFrom?: InputMaybe<Scalars['Date']['input']>;
  changedTo?: InputMaybe<Scalars['Date']['input']>;
  chapter?: InputMaybe<Scalars['String']['input']>;
  discriminationBelow?: InputMaybe<Scalars['Float']['input']>;
  facilityBelow?: InputMaybe<Scalars['Float']['input']>;
  first?: Scalars['Int']['input'];
  imports?: Scalars['Boolean']['input'];
  item?: InputMaybe<Scalars['ID']['input']>;
  mineOnly?: Scalars['Boolean']['input'];
  prof?: InputMaybe<Scalars['ID']['input']>;
  reported?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<QuestionStatus>;
  subject?: InputMaybe<Scalars['ID']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  topic?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<QuestionType>;
};


/** Where questions are written and reviewed. */
export type StudioReportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  state?: ReportState;
};


/** Where questions are written and reviewed. */
export type StudioSuspectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** What can be done with a question in the studio. */
export type StudioAction =
  /** `approveQuestion`. */
  | 'APPROVE'
  /** `handOverQuestion` and `setCoAuthors`. */
  | 'HAND_OVER'
  /** `retireQuestion`. */
  | 'RETIRE'
  /** `returnQuestion`. */
  | 'RETURN'
  /** `saveQuestion`. */
  | 'SAVE'
  /** `submitQuestion`. */
  | 'SUBMIT'
  /** `undoQuestion`. */
  | 'UNDO';

/** Somebody who may write questions. */
export type StudioAuthor = {
  readonly __typename?: 'StudioAuthor';
  /** The person's name. */
  readonly name: Scalars['String']['output'];
  /** `User.userId`. */
  readonly userId: Scalars['ID']['output'];
};

/** A person, as administrators see one. */
export type StudioPerson = {
  readonly __typename?: 'StudioPerson';
  /** The account's address. */
  readonly email: Scalars['String']['output'];
  /** The name that was given at sign-up. */
  readonly name: Scalars['String']['output'];
  /** What the studio lets this person do. */
  readonly role: Role;
  /** `User.userId`. */
  readonly userId: Scalars['ID']['output'];
};

/** A question as its authors see it. */
export type StudioQuestion = {
  readonly __typename?: 'StudioQuestion';
  /** How first answers went; null below 20. */
  readonly analysis?: Maybe<ItemAnalysis>;
  /** The reviewer who is to decide about the draft. */
  readonly assignee?: Maybe<Reviewer>;
  /** Who started the draft; null without one, and once the account is gone. */
  readonly author?: Maybe<Scalars['String']['output']>;
  /** When it was changed last; null where nobody has in the studio. */
  readonly changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The chapter that the draft is listed under. */
  readonly chapter?: Maybe<Scalars['String']['output']>;
  /** Who may edit and submit the draft beside its author. */
  readonly coAuthors: ReadonlyArray<StudioAuthor>;
  /** The version that authors work on: what is published, where nothing is changed. `ref` is empty before publication. */
  readonly draft: Question;
  /** When the assignee is to have decided, a day of Dhaka. */
  readonly dueOn?: Maybe<Scalars['Date']['output']>;
  /** What was done, newest first. */
  readonly history: ReadonlyArray<QuestionEvent>;
  /** `Question.id`; it stays the same when a draft is published. */
  readonly id: Scalars['ID']['output'];
  /** Whether the caller has started the draft. */
  readonly isMine: Scalars['Boolean']['output'];
  /** What still keeps it from review, in words. */
  readonly lacks: ReadonlyArray<Scalars['String']['output']>;
  /** What the caller may do now. */
  readonly may: ReadonlyArray<StudioAction>;
  /** The code of the draft's professional year. */
  readonly prof: Scalars['ID']['output'];
  /** What readers see; null before the first publication. */
  readonly published?: Maybe<Question>;
  /** Readers' reports, newest first; empty for authors. */
  readonly reports: ReadonlyArray<Report>;
  /** Taken out of every list, whatever its status. */
  readonly retired: Scalars['Boolean']['output'];
  /** What people who work on the draft share beside its text; null where the upstream has none. */
  readonly review?: Maybe<DraftReview>;
  /** How far it is. */
  readonly status: QuestionStatus;
  /** The draft's subject. */
  readonly subject: Subject;
  /** Keys of the draft's MTF statements that the author has not called true or false; their `correct` is false. */
  readonly undecided: ReadonlyArray<Scalars['ID']['output']>;
  /** Counts every change, whoever makes it. Each change is sent with the version that it is based on. */
  readonly version: Scalars['Int']['output'];
  /** What an author should look at again, in words; it keeps from nothing. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
};

/** A part of the studio's list. */
export type StudioQuestionConnection = {
  readonly __typename?: 'StudioQuestionConnection';
  /** Those changed last first. */
  readonly edges: ReadonlyArray<StudioQuestionEdge>;
  /** Whether the list goes on. */
  readonly pageInfo: PageInfo;
  /** Questions in the whole list. */
  readonly total: Scalars['Int']['output'];
};

/** A question in the studio's list. */
export type StudioQuestionEdge = {
  readonly __typename?: 'StudioQuestionEdge';
  /** To go on after it. */
  readonly cursor: Scalars['String']['output'];
  /** The question. */
  readonly node: StudioQuestion;
};

/** A filter of the studio's list that its owner has named. */
export type StudioView = {
  readonly __typename?: 'StudioView';
  /** What it finds. */
  readonly filter: QuestionFilter;
  /** To remove it. */
  readonly id: Scalars['ID']['output'];
  /** At most 60 characters. */
  readonly name: Scalars['String']['output'];
};

/** A user's study record. */
export type Study = {
  readonly __typename?: 'Study';
  /** The log, newest first. */
  readonly attempts: AttemptConnection;
  /** Days from today on. */
  readonly calendar: ReadonlyArray<StudyDay>;
  /** How the reader's memory is modelled. */
  readonly memory: MemoryModel;
  /** What the model knows of each answered question, for a device that plans without the network. By question id. */
  readonly memoryStates: MemoryStateConnection;
  /**
   * All flags and notes by question id, also of questions that the reader has no access to now. Null if the upstream
   * cannot list them.
   */
  readonly notes?: Maybe<QuestionNoteConnection>;
  /** Totals, and the days of the last year that have answers. */
  readonly overview: StudyOverview;
  /** One of the reader's papers; null if there is none. */
  readonly paper?: Maybe<Paper>;
  /** The reader's papers, newest first. */
  readonly papers: PaperConnection;
  /** The reader's last places in lists, newest first. */
  readonly places: ReadonlyArray<StudyPlace>;
  /** The plan for an examination. Null without one. */
  readonly plan?: Maybe<StudyPlan>;
  /** What a plan would say, without storing it. BAD_USER_INPUT as for `setStudyPlan`. */
  readonly planPreview: StudyPlan;
  /** The reader's own lists, newest first, without questions that the reader has no access to now. */
  readonly questions: OwnQuestionConnection;
  /**
   * What to answer next: first what comes for a day to be ready by; then with a plan its due questions and its new ones;
   * without one due questions, then wrong ones, then new ones of the lists that were read last. Only questions that the
   * reader may read now.
   */
  readonly queue: ReadonlyArray<QueueItem>;
  /** By subject and component of the plan; without a plan, of every subject that was answered. */
  readonly readiness: ReadonlyArray<Readiness>;
  /** Marks of real examinations that the reader gave, newest examination first. */
  readonly realMarks: ReadonlyArray<RealMark>;
  /** The records of these questions, in the given order, without unknown questions. */
  readonly records: ReadonlyArray<QuestionRecord>;
  /** All subjects, in the order of the curriculum. */
  readonly subjects: ReadonlyArray<SubjectProgress>;
  /** Items to be ready by a day that is still to come, the earliest first. Empty if the upstream has no such targets. */
  readonly targets: ReadonlyArray<StudyPlanTarget>;
  /** What is due, new and done today. Days are those of the time zone of the reader's last answer; of Dhaka before the first. */
  readonly today: StudyDay;
  /** The topics of a subject, by name. */
  readonly topics: ReadonlyArray<TopicProgress>;
};


/** A user's study record. */
export type StudyAttemptsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A user's study record. */
export type StudyCalendarArgs = {
  days?: Scalars['Int']['input'];
};


/** A user's study record. */
export type StudyMemoryStatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A user's study record. */
export type StudyNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A user's study record. */
export type StudyPaperArgs = {
  id: Scalars['ID']['input'];
};


/** A user's study record. */
export type StudyPapersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A user's study record. */
export type StudyPlanPreviewArgs = {
  input: StudyPlanInput;
};


/** A user's study record. */
export type StudyQuestionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  list: OwnList;
  prof?: InputMaybe<Scalars['ID']['input']>;
  subject?: InputMaybe<Scalars['ID']['input']>;
};


/** A user's study record. */
export type StudyQueueArgs = {
  first?: Scalars['Int']['input'];
};


/** A user's study record. */
export type StudyRecordsArgs = {
  questions: ReadonlyArray<Scalars['ID']['input']>;
};


/** A user's study record. */
export type StudyTopicsArgs = {
  prof: Scalars['ID']['input'];
  subject: Scalars['ID']['input'];
};

/** What a rebuild has corrected. */
export type StudyCorrections = {
  readonly __typename?: 'StudyCorrections';
  /** Days of readers. */
  readonly days: Scalars['Int']['output'];
  /** Questions that are due on another day now. Null if the upstream has no states. */
  readonly dueDates?: Maybe<Scalars['Int']['output']>;
  /** Questions whose shares of answers were wrong. */
  readonly questions: Scalars['Int']['output'];
  /** Records of a reader and a question. */
  readonly records: Scalars['Int']['output'];
  /** States of the memory model. Null if the upstream has none. */
  readonly states?: Maybe<Scalars['Int']['output']>;
};

/** A day of the reader. */
export type StudyDay = {
  readonly __typename?: 'StudyDay';
  /** The day. */
  readonly date: Scalars['Date']['output'];
  /** Questions answered on that day. */
  readonly done: Scalars['Int']['output'];
  /** Questions to review. */
  readonly due: Scalars['Int']['output'];
  /** New questions. */
  readonly fresh: Scalars['Int']['output'];
  /** Whether the plan has it as a day without questions. */
  readonly isRest: Scalars['Boolean']['output'];
  /** An estimate of the time for what is due and new. */
  readonly minutes: Scalars['Int']['output'];
};

/** Answers on a day in the reader's time zone. */
export type StudyDayCount = {
  readonly __typename?: 'StudyDayCount';
  /** How many. */
  readonly answered: Scalars['Int']['output'];
  /** The day. */
  readonly date: Scalars['Date']['output'];
  /** Those with full marks. */
  readonly right: Scalars['Int']['output'];
};

/** Totals of a study record. */
export type StudyOverview = {
  readonly __typename?: 'StudyOverview';
  /** All answers. */
  readonly attempts: Scalars['Int']['output'];
  /** Days with an answer, oldest first. */
  readonly days: ReadonlyArray<StudyDayCount>;
  /** Questions that were answered. */
  readonly questions: Scalars['Int']['output'];
  /** The share of answers with full marks, 0 to 1; null without any. */
  readonly rightShare?: Maybe<Scalars['Float']['output']>;
};

/** A reader's last place in a list. */
export type StudyPlace = {
  readonly __typename?: 'StudyPlace';
  /** When the reader was there. */
  readonly at: Scalars['DateTime']['output'];
  /** Its path within the site. */
  readonly path: Scalars['String']['output'];
  /** The place of the question, from 1. */
  readonly place: Scalars['Int']['output'];
  /** Its name. */
  readonly title: Scalars['String']['output'];
  /** Questions in the list. */
  readonly total: Scalars['Int']['output'];
};

/** A plan for an examination. Its questions are those of its subjects at its board that the reader may read now. */
export type StudyPlan = {
  readonly __typename?: 'StudyPlan';
  /** The board that examines. */
  readonly board: Board;
  /** When every question of the plan has been seen once at this pace. Null if that is not before the examination. */
  readonly coveredOn?: Maybe<Scalars['Date']['output']>;
  /** From today; 0 on the day of the examination and after it. */
  readonly daysLeft: Scalars['Int']['output'];
  /** The day of the examination. */
  readonly examOn: Scalars['Date']['output'];
  /** Whether each question is seen, and comes in the last pass, before the examination. */
  readonly fits: Scalars['Boolean']['output'];
  /** Whether `minutesADay` is the suggestion. */
  readonly isSuggested: Scalars['Boolean']['output'];
  /** The first day on which every planned question comes once more. */
  readonly lastPassFrom: Scalars['Date']['output'];
  /** How many questions do not fit. */
  readonly leftOut: Scalars['Int']['output'];
  /** The reader's choice, or the suggestion. */
  readonly minutesADay: Scalars['Int']['output'];
  /** The minutes a day with which all fit. Null if all fit, and if no number up to 600 is enough. */
  readonly minutesToFit?: Maybe<Scalars['Int']['output']>;
  /** New questions on each day that is not a rest day, until all were seen. */
  readonly newADay: Scalars['Int']['output'];
  /** The professional year. */
  readonly professionalYear: ProfessionalYear;
  /** Questions of the plan. */
  readonly questions: Scalars['Int']['output'];
  /** Days without any question. */
  readonly restDays: ReadonlyArray<Weekday>;
  /** Those answered at least once. */
  readonly seen: Scalars['Int']['output'];
  /** In the order of the curriculum. */
  readonly subjects: ReadonlyArray<Subject>;
};

/** What to study until when. */
export type StudyPlanInput = {
  /** The code of the board that examines: `DHK`. */
  readonly board: Scalars['ID']['input'];
  /** The day of the examination: after today, at most two years ahead. */
  readonly examOn: Scalars['Date']['input'];
  /** 10 to 600. Left out: what the plan needs when it is stored, at least 20 and at most 120. */
  readonly minutesADay?: InputMaybe<Scalars['Int']['input']>;
  /** The code of a professional year, `_1` to `_4`. */
  readonly prof: Scalars['ID']['input'];
  /** Days without any question; seven are BAD_USER_INPUT. */
  readonly restDays?: ReadonlyArray<Weekday>;
  /** Codes of 1 to 20 subjects of that year. */
  readonly subjects: ReadonlyArray<Scalars['ID']['input']>;
};

/** Items to be ready by a day. Their questions that are new or due are spread over the study days before it. */
export type StudyPlanTarget = {
  readonly __typename?: 'StudyPlanTarget';
  /** The last day on which one comes. Null if none does. */
  readonly endsOn?: Maybe<Scalars['Date']['output']>;
  /** For `removeItemTarget`. */
  readonly id: Scalars['ID']['output'];
  /** As they were chosen; a card as its items. */
  readonly items: ReadonlyArray<CurriculumItem>;
  /** An estimate of the time for them on a day. */
  readonly minutesADay: Scalars['Int']['output'];
  /** The name of their card if they are all that it has; else that of the first item. */
  readonly name: Scalars['String']['output'];
  /** The day. No question comes for it on that day or after it. */
  readonly on: Scalars['Date']['output'];
  /** Items that `name` does not stand for. */
  readonly others: Scalars['Int']['output'];
  /** `Question.id` of all its questions, for a device that plans without the network. At most 1,000. */
  readonly questionIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Questions that still come for it. */
  readonly questions: Scalars['Int']['output'];
  /** Of them on a day. */
  readonly questionsADay: Scalars['Int']['output'];
};

/** A rebuild of the study record. */
export type StudyRebuild = {
  readonly __typename?: 'StudyRebuild';
  /** What was not as the log says; null unless it is done. */
  readonly corrected?: Maybe<StudyCorrections>;
  /** When it ended; null while it runs, and if the server was stopped during it. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it began. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** Whether it is over. */
  readonly state: StudyRebuildState;
};

/** Where a rebuild stands. */
export type StudyRebuildState =
  /** It is done. */
  | 'DONE'
  /** It failed, or the server was stopped during it; nothing was changed. */
  | 'FAILED'
  /** It runs. */
  | 'RUNNING';

/** A subject of the MBBS course. */
export type Subject = {
  readonly __typename?: 'Subject';
  /** Short and stable: ANAT. */
  readonly code: Scalars['ID']['output'];
  /** Which professional years each curriculum examines it in: the bank's own table first, then the oldest. */
  readonly curricula: ReadonlyArray<SubjectCurriculum>;
  /** Anatomy. */
  readonly name: Scalars['String']['output'];
};

/** The place of a subject in one version of the MBBS curriculum. `schema/curriculum.json` holds them. */
export type SubjectCurriculum = {
  readonly __typename?: 'SubjectCurriculum';
  /** True of the bank's own table, which paths, filters and the filing of questions follow. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** MBBS curriculum 2021. */
  readonly name: Scalars['String']['output'];
  /** Codes of professional years, `_1` to `_4`, in their order; usually one. */
  readonly professionalYears: ReadonlyArray<Scalars['ID']['output']>;
  /** Who published it. */
  readonly source: Scalars['String']['output'];
  /** SITE, 2012 or 2021; more may come. */
  readonly version: Scalars['ID']['output'];
  /** The year that it is known by; null for the bank's own table. */
  readonly year?: Maybe<Scalars['Int']['output']>;
};

/** A reader's progress in a subject. */
export type SubjectProgress = {
  readonly __typename?: 'SubjectProgress';
  /** Those due for review. */
  readonly due: Scalars['Int']['output'];
  /** The code of the professional year. */
  readonly prof: Scalars['ID']['output'];
  /** Those whose last answer had full marks. */
  readonly right: Scalars['Int']['output'];
  /** Those that were answered. */
  readonly seen: Scalars['Int']['output'];
  /** The subject. */
  readonly subject: Subject;
  /** Questions of the bank. */
  readonly total: Scalars['Int']['output'];
};

/** What is pushed as it happens. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * Each notification pushed to the signed-in user, oldest first and each once: those that came while the gateway's own
   * line was down follow on its return. Over WebSocket at /graphql (graphql-transport-ws) with `{ authToken }` in
   * connectionParams, or as server-sent events at /graphql/stream with the Authorization header. It ends with
   * UPSTREAM_UNAVAILABLE after a long outage and with RESYNC where the reader is too slow: fetch `viewer.notifications`
   * and subscribe anew, or subscribe with `after`.
   */
  readonly notificationAdded: Notification;
};


/** What is pushed as it happens. */
export type SubscriptionNotificationAddedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};

/** A package that opens all pages of the question lists for a time. */
export type SubscriptionPlan = {
  readonly __typename?: 'SubscriptionPlan';
  /** What it has over others. */
  readonly advantages: ReadonlyArray<Scalars['String']['output']>;
  /** What it holds. */
  readonly features: ReadonlyArray<Scalars['String']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Its title. */
  readonly name: Scalars['String']['output'];
  /** What it costs, by how long it lasts. */
  readonly prices: ReadonlyArray<PlanPrice>;
  /** One line on whom it is for. */
  readonly shortDescription: Scalars['String']['output'];
};

/** What taking an import back does. */
export type TakeBackEffect = {
  readonly __typename?: 'TakeBackEffect';
  /** Published questions that leave readers' lists. Readers keep their answers. */
  readonly hidden: Scalars['Int']['output'];
  /** Drafts that go. */
  readonly removed: Scalars['Int']['output'];
  /** Published questions that become what they were before. */
  readonly restored: Scalars['Int']['output'];
};

/** A reader's progress in a topic. */
export type TopicProgress = {
  readonly __typename?: 'TopicProgress';
  /** Those whose last answer had full marks. */
  readonly right: Scalars['Int']['output'];
  /** Those that were answered. */
  readonly seen: Scalars['Int']['output'];
  /** Its name. */
  readonly topic: Scalars['String']['output'];
  /** Questions of the bank. */
  readonly total: Scalars['Int']['output'];
};

/** The result of a topic's questions. */
export type TopicResult = {
  readonly __typename?: 'TopicResult';
  /** May be below 0. */
  readonly marks: Scalars['Float']['output'];
  /** The maximum. */
  readonly outOf: Scalars['Float']['output'];
  /** The subject. */
  readonly subject: Subject;
  /** Empty without one. */
  readonly topic: Scalars['String']['output'];
};

/** What an authenticator app needs. It is told once. */
export type TwoFactorSetup = {
  readonly __typename?: 'TwoFactorSetup';
  /** otpauth://, for a QR code. */
  readonly address: Scalars['String']['output'];
  /** In base32, to type. */
  readonly secret: Scalars['String']['output'];
};

/** Fields left out stay as they are. */
export type UpdateProfileInput = {
  /** With its country code, +8801XXXXXXXXX. */
  readonly contactNumber?: InputMaybe<Scalars['String']['input']>;
  /** An image that POST /images has stored: its `_id`. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The institute, not blank. */
  readonly medicalCollege?: InputMaybe<Scalars['String']['input']>;
  /** The year of study, not blank. */
  readonly year?: InputMaybe<Scalars['String']['input']>;
};

/** A person with an account, as that person alone may see it. */
export type User = {
  readonly __typename?: 'User';
  /** What the user has earned by referrals; null where the user has no part in the programme. */
  readonly affiliate?: Maybe<Affiliate>;
  /** How the user signs in, in the REST API's own word. */
  readonly authType?: Maybe<Scalars['String']['output']>;
  /** The phone's number with its country code. */
  readonly contactNumber?: Maybe<Scalars['String']['output']>;
  /**
   * Whether this user gets one mail a day about unread news of the studio and the desk. Null for people without a role, and
   * where the upstream sends none.
   */
  readonly dailyMail?: Maybe<Scalars['Boolean']['output']>;
  /** The address that the account is signed in with. */
  readonly email: Scalars['String']['output'];
  /** False while only the first page of a question list is open to this user. */
  readonly hasFullAccess: Scalars['Boolean']['output'];
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /**
   * BCP 47: `en` or `bn`. Mails and notifications are in this language; what an answer says is in that of the header
   * `x-language`. `en` where the upstream stores none.
   */
  readonly language: Scalars['String']['output'];
  /** The institute that the user studies or works at. */
  readonly medicalCollege?: Maybe<Scalars['String']['output']>;
  /** The name that was given at sign-up. */
  readonly name: Scalars['String']['output'];
  /** The user's own notifications and those for all, newest first; null where the call failed. */
  readonly notifications?: Maybe<ReadonlyArray<Notification>>;
  /** One of them; null where it is not this user's. */
  readonly order?: Maybe<Order>;
  /** What this user ordered, latest first; null where the REST API has no orders. */
  readonly orders?: Maybe<OrderConnection>;
  /** What this user may do in the studio and at the desk; none where the upstream has no studio. */
  readonly permissions: ReadonlyArray<Permission>;
  /**
   * The plans that are open to this user and those that follow them, in the order of their start; null where the REST API
   * does not tell.
   */
  readonly plans?: Maybe<ReadonlyArray<HeldPlan>>;
  /** The picture of the profile. */
  readonly profileImage?: Maybe<Image>;
  /** Where this reader's reminders go, and which. Null where `Features.push` is false. */
  readonly push?: Maybe<PushSettings>;
  /** How many are left; null where two-step log-in is off, or the upstream does not tell. */
  readonly recoveryCodesLeft?: Maybe<Scalars['Int']['output']>;
  /** What this user has reported, newest first. Null where the upstream takes no reports. */
  readonly reports?: Maybe<ReportConnection>;
  /** READER where the upstream has no studio. */
  readonly role: Role;
  /** The user's study record. Null if the upstream keeps none. */
  readonly study?: Maybe<Study>;
  /** Whether logging in needs a code from an app. False where the upstream has no two-factor. */
  readonly twoFactor: Scalars['Boolean']['output'];
  /**
   * Whether the site demands it of this user's role: until it is on, what needs MONEY, PAYOUTS, ROLES, DATABASE or EXPORT is
   * FORBIDDEN.
   */
  readonly twoFactorMissing: Scalars['Boolean']['output'];
  /** The public id that a referral link carries. */
  readonly userId: Scalars['ID']['output'];
  /** What kind of user this is, in the REST API's own word. */
  readonly userType?: Maybe<Scalars['String']['output']>;
  /** The year of study, in the user's own words. */
  readonly year?: Maybe<Scalars['String']['output']>;
};


/** A person with an account, as that person alone may see it. */
export type UserOrderArgs = {
  id: Scalars['ID']['input'];
};


/** A person with an account, as that person alone may see it. */
export type UserOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A person with an account, as that person alone may see it. */
export type UserReportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** Whether a result passes by the paper's rule. */
export type Verdict =
  /** It does not. */
  | 'FAILED'
  /** It does. */
  | 'PASSED';

/** How many things of a kind wait for somebody. */
export type Waiting = {
  readonly __typename?: 'Waiting';
  /** How many. */
  readonly count: Scalars['Int']['output'];
  /** What waits. */
  readonly kind: WaitingKind;
};

/** A commission that is not earned by itself. */
export type WaitingCommission = {
  readonly __typename?: 'WaitingCommission';
  /** Whole Tk. */
  readonly amount: Scalars['Int']['output'];
  /** When the plan was bought. */
  readonly boughtAt: Scalars['DateTime']['output'];
  /** Who bought the plan. */
  readonly buyer: DeskName;
  /** Whether it waits for an administrator; else for the buyer to verify the address. */
  readonly inReview: Scalars['Boolean']['output'];
  /** The plan's ID. */
  readonly planId: Scalars['ID']['output'];
  /** The purchase that it is on. */
  readonly purchaseId: Scalars['ID']['output'];
  /** Why it waits, in words. */
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
  /** Who earns it. */
  readonly referrer: DeskName;
  /** Where it stands. */
  readonly state: CommissionState;
};

/** A part of the list of commissions. */
export type WaitingCommissionConnection = {
  readonly __typename?: 'WaitingCommissionConnection';
  /** Oldest first. */
  readonly edges: ReadonlyArray<WaitingCommissionEdge>;
  /** Whether the list goes on. */
  readonly pageInfo: PageInfo;
};

/** A commission in the list. */
export type WaitingCommissionEdge = {
  readonly __typename?: 'WaitingCommissionEdge';
  /** To go on after it. */
  readonly cursor: Scalars['String']['output'];
  /** The commission. */
  readonly node: WaitingCommission;
};

/** What may wait for somebody with a role. */
export type WaitingKind =
  /** Articles in review. CONTENT_REVIEW. */
  | 'ARTICLES'
  /** Commissions to decide on. PAYOUTS. */
  | 'COMMISSIONS'
  /** Background jobs that failed and are not tried again by themselves. DATABASE. */
  | 'FAILED_JOBS'
  /** Imports with drafts that wait. QUESTIONS_REVIEW. */
  | 'IMPORTS'
  /** Orders whose transfer is to be found. MONEY. */
  | 'ORDERS'
  /** Requests for a payout. PAYOUTS. */
  | 'PAYOUTS'
  /** Open reports of mistakes. QUESTIONS_REVIEW. */
  | 'REPORTS'
  /** The caller's own questions that a reviewer returned. QUESTIONS_WRITE. */
  | 'RETURNED'
  /** Questions in review, those of imports aside. QUESTIONS_REVIEW. */
  | 'REVIEW'
  /** Questions whose key is suspect, counted once a day. QUESTIONS_REVIEW. */
  | 'SUSPECTS';

/** A day of the week. */
export type Weekday =
  /** Friday. */
  | 'FRI'
  /** Monday. */
  | 'MON'
  /** Saturday. */
  | 'SAT'
  /** Sunday. */
  | 'SUN'
  /** Thursday. */
  | 'THU'
  /** Tuesday. */
  | 'TUE'
  /** Wednesday. */
  | 'WED';

/** One payout. */
export type Withdrawal = {
  readonly __typename?: 'Withdrawal';
  /** Whole Tk; null where that cannot be read. */
  readonly amount?: Maybe<Scalars['Int']['output']>;
  /** When it was paid out; null where the REST API does not tell, or in no way that can be read. */
  readonly date?: Maybe<Scalars['DateTime']['output']>;
};

/** Where earnings are sent. */
export type WithdrawalAccount = {
  readonly __typename?: 'WithdrawalAccount';
  /** As many characters as it has digits: the last three, and stars for those before. */
  readonly accountNumber: Scalars['String']['output'];
  /** The service. */
  readonly method: WithdrawalMethod;
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

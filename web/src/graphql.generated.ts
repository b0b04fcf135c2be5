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

/** The field of the question's type. Empty if the question was seen and skipped. */
export type AnswerInput = {
  /** The judged statements; missing ones are blank. */
  mtf?: InputMaybe<Array<StatementAnswerInput>>;
  /** The ticked model points of each part. */
  saq?: InputMaybe<Array<PartAnswerInput>>;
  /** The option chosen. */
  sba?: InputMaybe<Scalars['ID']['input']>;
};

/** A paper of a board. */
export type AppearanceInput = {
  /** The board's code: DHK. */
  board: Scalars['ID']['input'];
  /** May or November, where known. */
  sitting?: InputMaybe<Scalars['String']['input']>;
  /** The year of the paper. */
  year: Scalars['Int']['input'];
};

/** Which drafts of a queue. */
export type AssignedTo =
  /** Those that the caller is to review. */
  | 'ME'
  /** Those that nobody is to review. */
  | 'NOBODY';

/** An answer to a question. */
export type AttemptInput = {
  /** What the reader answered. */
  answer: AnswerInput;
  /** By the client's clock; a time in the future counts as now. */
  answeredAt: Scalars['DateTime']['input'];
  /** How often the answer was changed before it was checked. */
  changes?: InputMaybe<Scalars['Int']['input']>;
  /** How sure the reader was. */
  confidence?: InputMaybe<Confidence>;
  /** A random UUID that the client made for the device. */
  deviceId?: InputMaybe<Scalars['ID']['input']>;
  /** A UUID (version 7) that the client made, dated from 2026 to a day ahead of the server. */
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
  /** When the reader took it back before it was sent, within ten minutes: it is logged and does not count. */
  undoneAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The device's offset from UTC in minutes: 360 in Dhaka. */
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
  days?: InputMaybe<Scalars['Int']['input']>;
  /** Which group. */
  group: AudienceGroup;
  /** For ROLE. */
  role?: InputMaybe<Role>;
  /** `User.userId`. For PERSON. */
  userId?: InputMaybe<Scalars['ID']['input']>;
  /** `ProfileYear.year`, 1 to 50. For YEARS. */
  years?: InputMaybe<Array<Scalars['String']['input']>>;
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

/** A picture of the home page's slider. */
export type BannerInput = {
  /** What it shows: at most 200 characters. */
  alt: Scalars['String']['input'];
  /** Lower-case letters, digits and hyphens, at most 64. */
  id: Scalars['ID']['input'];
  /** `publicId` of a picture that was uploaded. */
  imageId: Scalars['ID']['input'];
};

/** Exactly one field. */
export type BulkChangeInput = {
  /** Codes of items that they get beside theirs. */
  addItems?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** `StudioAuthor.userId` of whom open drafts are given to. */
  author?: InputMaybe<Scalars['ID']['input']>;
  /** The one chapter that the questions move to. */
  chapter?: InputMaybe<Scalars['String']['input']>;
  /** Codes of the items that they get in place of theirs, at most ten; none takes theirs away. */
  items?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Takes published questions out of every list; why, at most 1,000 characters. */
  retire?: InputMaybe<Scalars['String']['input']>;
  /** True: submits drafts for review. */
  submit?: InputMaybe<Scalars['Boolean']['input']>;
  /** The topic that they get. */
  topic?: InputMaybe<Scalars['String']['input']>;
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

/** How sure the reader was. */
export type Confidence =
  /** A guess. */
  | 'GUESS'
  /** Sure. */
  | 'SURE'
  /** Not sure. */
  | 'UNSURE';

/** A coupon to be saved. Exactly one of `share` and `amount`. */
export type CouponInput = {
  /** Whole Tk. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /** 4 to 24 letters and digits, in any case; hyphens are ignored. */
  code: Scalars['String']['input'];
  /** The first day, in Dhaka. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Whether it can be used. */
  isOn?: Scalars['Boolean']['input'];
  /** Whether a person may use it once only. */
  oncePerPerson?: Scalars['Boolean']['input'];
  /** `SubscriptionPlan.id`; empty for all. */
  plans?: Array<Scalars['ID']['input']>;
  /** Above 0, at most 1, at most four decimals. */
  share?: InputMaybe<Scalars['Float']['input']>;
  /** The last day, in Dhaka. */
  until?: InputMaybe<Scalars['Date']['input']>;
  /** How often it can be used; left out without a limit. Not below what was used. */
  uses?: InputMaybe<Scalars['Int']['input']>;
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

/** A message to a group or a person. */
export type DeskMessageInput = {
  /** 1 to 5,000 characters: plain text, or HTML where it starts with a tag. */
  message: Scalars['String']['input'];
  /** For readers of Bangla; with `titleBn`. */
  messageBn?: InputMaybe<Scalars['String']['input']>;
  /** At most 90 days ahead; left out to send it now. */
  sendAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 200 characters. */
  title: Scalars['String']['input'];
  /** For readers of Bangla; with `messageBn`. Left out, all get the same. */
  titleBn?: InputMaybe<Scalars['String']['input']>;
  /** Who gets it, as the group is when it is sent. */
  to: AudienceInput;
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

/** A book that may be read elsewhere. */
export type EbookInput = {
  /** At most 300 characters. */
  author: Scalars['String']['input'];
  /** At most 100 characters. Readers choose books by it. */
  category: Scalars['String']['input'];
  /** `publicId` of a picture that was uploaded. */
  coverId?: InputMaybe<Scalars['ID']['input']>;
  /** An https address without a user or password, at most 2,000 characters. */
  driveLink: Scalars['String']['input'];
  /** Lower-case letters, digits and hyphens, at most 64. */
  id: Scalars['ID']['input'];
  /** At most 300 characters. */
  name: Scalars['String']['input'];
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
export type FaqInput = {
  /** At most 5,000 characters. */
  answer: Scalars['String']['input'];
  /** Whether readers do not see it. */
  hidden?: Scalars['Boolean']['input'];
  /** Lower-case letters, digits and hyphens, at most 64. */
  id: Scalars['ID']['input'];
  /** At most 300 characters. */
  question: Scalars['String']['input'];
};

/** What can be done with an import. */
export type ImportAction =
  /** `approveImport`. */
  | 'APPROVE'
  /** `takeBackImport`. */
  | 'TAKE_BACK';

/** How far an import is. */
export type ImportBatchState =
  /** Some of its questions are drafts. */
  | 'DRAFTS'
  /** None is a draft any more. */
  | 'PUBLISHED'
  /** Nothing of it is left but what was edited since. */
  | 'TAKEN_BACK';

/** A subject of RX Aid. */
export type InternshipSubjectInput = {
  /** `publicId` of a picture that was uploaded. */
  iconId?: InputMaybe<Scalars['ID']['input']>;
  /** Lower-case letters, digits and hyphens, at most 64. */
  id: Scalars['ID']['input'];
  /** At most 200 characters. */
  name: Scalars['String']['input'];
};

/** A topic of RX Aid. A list has only `id`, `subject`, `isList` and `name`. */
export type InternshipTopicInput = {
  /** `publicId` of a picture that was uploaded. */
  bannerId?: InputMaybe<Scalars['ID']['input']>;
  /** HTML of at most 100,000 characters; what an article would lose is refused by name. An article needs it. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** The day of the last change. An article needs it. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The article explained in Bangla, by the rules of `body`. */
  explanationBn?: InputMaybe<Scalars['String']['input']>;
  /** Lower-case letters, digits and hyphens, at most 64. Unique in all subjects. */
  id: Scalars['ID']['input'];
  /** Whether it is a list of topics. */
  isList?: Scalars['Boolean']['input'];
  /** The id of the list that it belongs to. */
  list?: InputMaybe<Scalars['ID']['input']>;
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Goes together with `reviewer`, and is ignored too. */
  reviewedOn?: InputMaybe<Scalars['Date']['input']>;
  /** Goes together with `reviewedOn`; at most 200 characters. It is ignored: who approves the article is its reviewer. */
  reviewer?: InputMaybe<Scalars['String']['input']>;
  /** The id of its subject. */
  subject: Scalars['ID']['input'];
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

/** Legal texts of the site. */
export type LegalTextId =
  /** The privacy policy. */
  | 'PRIVACY'
  /** Cancellation and refunds. */
  | 'REFUNDS'
  /** The terms of use. */
  | 'TERMS';

/** Filters for the questions of a paper. Missing ones match all. */
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
  /** The number of short answers to answer, of which the best count. By default all. */
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

/** A plan to be ordered. */
export type OrderInput = {
  /** In any case, with or without hyphens. */
  coupon?: InputMaybe<Scalars['String']['input']>;
  /** One of the plan's. */
  duration: Scalars['String']['input'];
  /** Made by the client, best a UUID: 8 to 64 letters, digits, `-` and `_`. */
  id: Scalars['ID']['input'];
  /** `PaymentMethod.id`. */
  method: Scalars['ID']['input'];
  /** `SubscriptionPlan.id`. */
  plan: Scalars['ID']['input'];
  /** A path within the site, to go back to once the plan is open. */
  returnTo?: InputMaybe<Scalars['String']['input']>;
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

/** What a pack has. */
export type PackKind =
  /** RX Aid, the internship section. */
  | 'RX_AID'
  /** The questions of one subject of the curriculum, with their keys and pictures. */
  | 'SUBJECT';

/** A reader's answer to a question of a paper. */
export type PaperAnswerInput = {
  /** By default unchanged; an empty one removes the answer. An empty `saq` means written but not marked yet. */
  answer?: InputMaybe<AnswerInput>;
  /** When it was answered, by the server's clock (`Paper.now` plus the time since). By default now. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
  /** By default unchanged. */
  flagged?: InputMaybe<Scalars['Boolean']['input']>;
  /** `PaperItem.number`. */
  number: Scalars['Int']['input'];
  /** The time spent on the question so far, in milliseconds. */
  tookMs?: InputMaybe<Scalars['Int']['input']>;
};

/** Exactly one of `sitting`, `mix` and `copyOf`. */
export type PaperInput = {
  /** The id of another reader's paper, from a shared link: the same questions in the same order. */
  copyOf?: InputMaybe<Scalars['ID']['input']>;
  /** A random UUID made by the client, so that a repeated call starts only one paper. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 0: no limit. By default the rule's time. At most 600. */
  minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Questions drawn at random. */
  mix?: InputMaybe<MixInput>;
  /** When the keys are shown. */
  mode?: PaperMode;
  /** `ScoringRule.id`. */
  rule?: Scalars['ID']['input'];
  /** All questions of a sitting. */
  sitting?: InputMaybe<SittingInput>;
  /** The device's offset from UTC in minutes: 360 in Dhaka. */
  utcOffsetMinutes?: InputMaybe<Scalars['Int']['input']>;
};

/** When a paper shows its keys. */
export type PaperMode =
  /** At the end. */
  | 'EXAM'
  /** After each question. */
  | 'TUTOR';

/** The state of a paper that is not stored. */
export type PaperSheetInput = {
  /** `Paper.endsAt`, not before `startedAt`. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it was handed in, not before `startedAt`. By default it is open until `endsAt`. */
  finishedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** In the order of the paper, at most 200. */
  items: Array<PaperSheetItemInput>;
  /** `Paper.startedAt`. */
  startedAt: Scalars['DateTime']['input'];
};

/** A question of a paper that is not stored, with the reader's answer. */
export type PaperSheetItemInput = {
  /** By default blank. */
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

/** Which way money went. */
export type PaymentDirection =
  /** Received. */
  | 'IN'
  /** Paid back or out. */
  | 'OUT';

/** How money came in or went out. */
export type PaymentInput = {
  /** Whole Tk. */
  amount: Scalars['Float']['input'];
  /** `PaymentMethod.id`, or `cash`, `bank` or another word: 1 to 40 letters, digits and hyphens. */
  method: Scalars['ID']['input'];
  /** At most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Who paid, or was paid. At most 100 characters. */
  payer?: InputMaybe<Scalars['String']['input']>;
  /** The number of the transfer; unique by method. At most 100 characters. */
  reference: Scalars['String']['input'];
};

/** How a payment goes. */
export type PaymentKind =
  /** The reader sends money with the wallet's app and enters the transaction's id. */
  | 'MANUAL'
  /** The provider's own page. */
  | 'REDIRECT';

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

/** A plan. */
export type PlanInput = {
  /** At most 30, of 200 characters each. */
  advantages?: Array<Scalars['String']['input']>;
  /** At most 30, of 200 characters each. */
  features?: Array<Scalars['String']['input']>;
  /** Lower-case letters, digits and hyphens, at most 64. */
  id: Scalars['ID']['input'];
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Whether it can be bought. */
  onSale?: Scalars['Boolean']['input'];
  /** 1 to 12. */
  prices: Array<PlanPriceInput>;
  /** At most 300 characters. */
  shortDescription: Scalars['String']['input'];
};

/** What a plan costs for one duration. */
export type PlanPriceInput = {
  /** In words, at most 50 characters: 1 month. */
  duration: Scalars['String']['input'];
  /** Whole Tk. */
  price: Scalars['Int']['input'];
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

/** A filter of the studio's list. */
export type QuestionFilterInput = {
  /** `StudioAuthor.userId`, or `none`: drafts whose author may no longer write. */
  author?: InputMaybe<Scalars['ID']['input']>;
  /** Changed in the studio on this day of Dhaka or later. */
  changedFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Changed in the studio on this day of Dhaka or earlier. */
  changedTo?: InputMaybe<Scalars['Date']['input']>;
  /** Of this chapter alone. */
  chapter?: InputMaybe<Scalars['String']['input']>;
  /** Whose computed discrimination is below this, -1 to 1. */
  discriminationBelow?: InputMaybe<Scalars['Float']['input']>;
  /** Whose computed facility is below this, 0 to 1. */
  facilityBelow?: InputMaybe<Scalars['Float']['input']>;
  /** Of this item or card of the curriculum alone, by its code. */
  item?: InputMaybe<Scalars['ID']['input']>;
  /** Drafts that the caller has started or edits as a co-author. */
  mineOnly?: Scalars['Boolean']['input'];
  /** Of this professional year alone. */
  prof?: InputMaybe<Scalars['ID']['input']>;
  /** With open reports of readers, or without. */
  reported?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those of this status alone. */
  status?: InputMaybe<QuestionStatus>;
  /** Of this subject alone. */
  subject?: InputMaybe<Scalars['ID']['input']>;
  /** A `ref`, or words of the stem. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Of this topic alone. */
  topic?: InputMaybe<Scalars['String']['input']>;
  /** Of this kind alone. */
  type?: InputMaybe<QuestionType>;
};

/** A question as an author writes it; what is left out is empty. */
export type QuestionInput = {
  /** At most 100. */
  appearances?: Array<AppearanceInput>;
  /** The chapter that it is listed under. */
  chapter?: InputMaybe<Scalars['String']['input']>;
  /** The reasoning behind the key. */
  explanation?: InputMaybe<Scalars['String']['input']>;
  /** The explanation in Bangla, HTML. */
  explanationBn?: InputMaybe<Scalars['String']['input']>;
  /** Codes of items of the curriculum, at most ten. */
  items?: Array<Scalars['ID']['input']>;
  /** Pictures of the stem, at most six. */
  media?: Array<QuestionMediaInput>;
  /** At most ten. */
  options?: Array<QuestionOptionInput>;
  /** Where it comes from. */
  origin?: InputMaybe<QuestionOrigin>;
  /** At most ten. */
  parts?: Array<QuestionPartInput>;
  /** The code of a professional year. */
  prof: Scalars['ID']['input'];
  /** At most 20. */
  references?: Array<Scalars['String']['input']>;
  /** HTML, like the texts of options and parts, reasons and the explanation. */
  stem?: Scalars['String']['input'];
  /** The code of a subject of that year. */
  subject: Scalars['ID']['input'];
  /** One line to remember. */
  takeAway?: InputMaybe<Scalars['String']['input']>;
  /** The topic that it is listed under. */
  topic?: InputMaybe<Scalars['String']['input']>;
  /** How it is answered. */
  type: QuestionType;
};

/** What questions of a subject are filed by. */
export type QuestionListKind =
  /** A chapter of the question sets. */
  | 'CHAPTER'
  /** A topic. It has one name at all boards. */
  | 'TOPIC';

/** A picture of a question's stem. */
export type QuestionMediaInput = {
  /** What it shows, for those who cannot see it: at most 500 characters, without the answer. */
  alt: Scalars['String']['input'];
  /** Who made it: at most 300 characters. */
  credit?: InputMaybe<Scalars['String']['input']>;
  /** `publicId` of a picture that was uploaded, or that the question has already. */
  imageId: Scalars['ID']['input'];
  /**
   * An SPDX id or Creative Commons name, such as CC BY 4.0, at most 100 characters. Nothing is published with a picture
   * whose licence is unknown or forbids sale (NC) or changes (ND).
   */
  licence?: InputMaybe<Scalars['String']['input']>;
  /** Where it comes from: at most 300 characters, with at most one web address. Published pictures have one. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** What a notice says. */
export type QuestionNoticeKind =
  /** Its key was corrected. */
  | 'KEY_CORRECTED'
  /** Several people have reported it, and nobody has answered yet. */
  | 'UNDER_REVIEW';

/** One option of an SBA or one statement of an MTF. */
export type QuestionOptionInput = {
  /** Whether it is the best answer (SBA) or true (MTF); left out while the author has not said. */
  correct?: InputMaybe<Scalars['Boolean']['input']>;
  /** Why it is right or wrong. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** What it says. */
  text: Scalars['String']['input'];
};

/** Where a question comes from. */
export type QuestionOrigin =
  /** Written for the bank in the style of the papers that it names. */
  | 'ORIGINAL'
  /** Set in the papers that it names. */
  | 'PAPER';

/** One part of an SAQ. */
export type QuestionPartInput = {
  /** a, b, c … */
  label: Scalars['String']['input'];
  /** What a full answer earns. */
  marks: Scalars['Float']['input'];
  /** The points of a model answer. */
  points?: Array<Scalars['String']['input']>;
  /** What is asked. */
  text: Scalars['String']['input'];
  /** How much each point weighs against the others, in their order; left out where all weigh the same. */
  weights?: InputMaybe<Array<Scalars['Float']['input']>>;
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

/** A mark of a real examination. */
export type RealMarkInput = {
  /** The part. */
  component: Component;
  /** The day of the examination: in the past, at most two years ago. */
  examOn: Scalars['Date']['input'];
  /** The code of the professional year, `_1` to `_4`. */
  prof: Scalars['ID']['input'];
  /** The share of the marks, 0 to 1. */
  share: Scalars['Float']['input'];
  /** The code of the subject. */
  subject: Scalars['ID']['input'];
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
  email: Scalars['String']['input'];
  /** The one-time code out of the mail. */
  otp: Scalars['String']['input'];
  /** 6 to 16 characters without a space. */
  password: Scalars['String']['input'];
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

/** What a reader needs to sit a shared paper. */
export type SharedAccess =
  /** One of this week's free sittings. A visitor logs in first. */
  | 'FREE_SITTING'
  /** Nothing: all its questions are open to them. */
  | 'OPEN'
  /** A plan. */
  | 'PLAN';

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
  /** May or November. By default the whole year. */
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

/** What to study until when. */
export type StudyPlanInput = {
  /** The code of the board that examines: `DHK`. */
  board: Scalars['ID']['input'];
  /** The day of the examination: after today, at most two years ahead. */
  examOn: Scalars['Date']['input'];
  /** 10 to 600. Left out: what the plan needs when it is stored, at least 20 and at most 120. */
  minutesADay?: InputMaybe<Scalars['Int']['input']>;
  /** The code of a professional year, `_1` to `_4`. */
  prof: Scalars['ID']['input'];
  /** Days without any question; seven are BAD_USER_INPUT. */
  restDays?: Array<Weekday>;
  /** Codes of 1 to 20 subjects of that year. */
  subjects: Array<Scalars['ID']['input']>;
};

/** Where a rebuild stands. */
export type StudyRebuildState =
  /** It is done. */
  | 'DONE'
  /** It failed, or the server was stopped during it; nothing was changed. */
  | 'FAILED'
  /** It runs. */
  | 'RUNNING';

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

/** Whether a result passes by the paper's rule. */
export type Verdict =
  /** It does not. */
  | 'FAILED'
  /** It does. */
  | 'PASSED';

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

import type * as Types from './graphql.generated.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserRow as UserRowRow } from './features/accounts/rows.ts';
import type { Affiliate as AffiliateRow } from './features/affiliate/rows.ts';
import type { Banner as BannerRow } from './features/banners/rows.ts';
import type { CurriculumRow as CurriculumRowRow, CardRow as CardRowRow, ItemRow as ItemRowRow } from './features/curriculum/rows.ts';
import type { DeskOfViewer as DeskOfViewerRow, DeskEventsRow as DeskEventsRowRow, DeskEventRow as DeskEventRowRow } from './features/desk/rows.ts';
import type { DeskPersonRow as DeskPersonRowRow, PeoplePageRow as PeoplePageRowRow, PersonRecordRow as PersonRecordRowRow, RefundPreviewRow as RefundPreviewRowRow } from './features/desk/people/rows.ts';
import type { DeskOrderPageRow as DeskOrderPageRowRow } from './features/desk/orders/rows.ts';
import type { PayoutPageRow as PayoutPageRowRow, CommissionPageRow as CommissionPageRowRow } from './features/desk/payouts/rows.ts';
import type { CouponPageRow as CouponPageRowRow, CodeBatchPageRow as CodeBatchPageRowRow } from './features/desk/coupons/rows.ts';
import type { SentPageRow as SentPageRowRow } from './features/desk/notifications/rows.ts';
import type { DeskMessageRow as DeskMessageRowRow, DeskMessagePageRow as DeskMessagePageRowRow } from './features/desk/notifications/message-rows.ts';
import type { JobRow as JobRowRow, JobKindRow as JobKindRowRow, JobPageRow as JobPageRowRow } from './features/desk/jobs/rows.ts';
import type { DeskReportsRow as DeskReportsRowRow, EndingPlansRow as EndingPlansRowRow, AffiliateListRow as AffiliateListRowRow, QuestionFigureListRow as QuestionFigureListRowRow } from './features/desk/figures/rows.ts';
import type { QuestionListsRow as QuestionListsRowRow } from './features/desk/content/list-rows.ts';
import type { DeskBannerRow as DeskBannerRowRow, DeskFaqRow as DeskFaqRowRow, DeskPlanRow as DeskPlanRowRow, DeskEbookRow as DeskEbookRowRow, DeskEbooksRow as DeskEbooksRowRow, DeskSubjectRow as DeskSubjectRowRow } from './features/desk/content/entry-rows.ts';
import type { DeskTopicRow as DeskTopicRowRow, DraftPageRow as DraftPageRowRow } from './features/desk/content/article-rows.ts';
import type { Ebook as EbookRow } from './features/ebooks/rows.ts';
import type { DraftReviewRow as DraftReviewRowRow, ExpertDraftRow as ExpertDraftRowRow } from './features/editorial-review/rows.ts';
import type { Faq as FaqRow } from './features/faqs/rows.ts';
import type { ImageRow as ImageRowRow } from './features/images/index.ts';
import type { ImportBatchRow as ImportBatchRowRow, ImportBatchesRow as ImportBatchesRowRow } from './features/imports/rows.ts';
import type { InternshipArticle as InternshipArticleRow, InternshipSubject as InternshipSubjectRow, InternshipTopic as InternshipTopicRow } from './features/internship/rows.ts';
import type { NotificationRow as NotificationRowRow } from './features/notifications/index.ts';
import type { OrderPageRow as OrderPageRowRow } from './features/orders/rows.ts';
import type { PackRow as PackRowRow } from './features/packs/rows.ts';
import type { QuestionWithoutKey as QuestionWithoutKeyRow } from './features/questions/without-key.ts';
import type { PaperRow as PaperRowRow, PapersRow as PapersRowRow, ResultRow as ResultRowRow, SittingOfBoard as SittingOfBoardRow, TopicRow as TopicRowRow } from './features/papers/rows.ts';
import type { HeldPlan as HeldPlanRow } from './features/plans/held.ts';
import type { Plan as PlanRow } from './features/plans/rows.ts';
import type { PushSettingsRow as PushSettingsRowRow } from './features/push/rows.ts';
import type { Chapter as ChapterRow } from './features/question-sets/rows.ts';
import type { BoardSubject as BoardSubjectRow, QuestionRow as QuestionRowRow, QuestionPage as QuestionPageRow } from './features/questions/rows.ts';
import type { ReportsRow as ReportsRowRow } from './features/reports/rows.ts';
import type { MemoryStateRow as MemoryStateRowRow, MemoryStatesRow as MemoryStatesRowRow, QueueItemRow as QueueItemRowRow, ReadinessRow as ReadinessRowRow, RealMarkRow as RealMarkRowRow, StudyPlanRow as StudyPlanRowRow, ItemTargetRow as ItemTargetRowRow } from './features/review/rows.ts';
import type { StudioOfViewer as StudioOfViewerRow, StudioQuestionRow as StudioQuestionRowRow, StudioQuestionsRow as StudioQuestionsRowRow } from './features/studio/rows.ts';
import type { AttemptRow as AttemptRowRow, AttemptsRow as AttemptsRowRow, Capabilities as CapabilitiesRow, OwnQuestionsRow as OwnQuestionsRowRow, NoteRow as NoteRowRow, NotesRow as NotesRowRow, RecordRow as RecordRowRow, StudyOfViewer as StudyOfViewerRow, SubjectRow as SubjectRowRow } from './features/study/rows.ts';
import type { Context } from './context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Affiliate: ResolverTypeWrapper<AffiliateRow>;
  AffiliateFigures: ResolverTypeWrapper<Types.AffiliateFigures>;
  AffiliateFiguresConnection: ResolverTypeWrapper<AffiliateListRowRow>;
  AffiliateFiguresEdge: ResolverTypeWrapper<Types.AffiliateFiguresEdge>;
  AnswerInput: Types.AnswerInput;
  Appearance: ResolverTypeWrapper<Types.Appearance>;
  AppearanceInput: Types.AppearanceInput;
  AskedOption: ResolverTypeWrapper<Types.AskedOption>;
  AskedPart: ResolverTypeWrapper<Types.AskedPart>;
  AskedQuestion: ResolverTypeWrapper<QuestionWithoutKeyRow>;
  AssignedTo: Types.AssignedTo;
  Attempt: ResolverTypeWrapper<AttemptRowRow>;
  AttemptConnection: ResolverTypeWrapper<AttemptsRowRow>;
  AttemptEdge: ResolverTypeWrapper<Omit<Types.AttemptEdge, 'node'> & { node: ResolversTypes['Attempt'] }>;
  AttemptInput: Types.AttemptInput;
  AttemptMode: Types.AttemptMode;
  AttemptResult: ResolverTypeWrapper<Types.AttemptResult>;
  Audience: ResolverTypeWrapper<Types.Audience>;
  AudienceGroup: Types.AudienceGroup;
  AudienceInput: Types.AudienceInput;
  AuthorFigures: ResolverTypeWrapper<Types.AuthorFigures>;
  BackupRun: ResolverTypeWrapper<Types.BackupRun>;
  BackupRunKind: Types.BackupRunKind;
  BackupState: Types.BackupState;
  Backups: ResolverTypeWrapper<Types.Backups>;
  Banner: ResolverTypeWrapper<BannerRow>;
  BannerInput: Types.BannerInput;
  BatchCode: ResolverTypeWrapper<Types.BatchCode>;
  Board: ResolverTypeWrapper<Types.Board>;
  BoardSubject: ResolverTypeWrapper<BoardSubjectRow>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  BulkChangeInput: Types.BulkChangeInput;
  BulkRefusal: ResolverTypeWrapper<Types.BulkRefusal>;
  BulkResult: ResolverTypeWrapper<Types.BulkResult>;
  Chapter: ResolverTypeWrapper<ChapterRow>;
  Checkout: ResolverTypeWrapper<Types.Checkout>;
  CodeBatch: ResolverTypeWrapper<Types.CodeBatch>;
  CodeBatchConnection: ResolverTypeWrapper<CodeBatchPageRowRow>;
  CodeBatchEdge: ResolverTypeWrapper<Types.CodeBatchEdge>;
  CommissionDecision: ResolverTypeWrapper<Types.CommissionDecision>;
  CommissionState: Types.CommissionState;
  Component: Types.Component;
  ComponentResult: ResolverTypeWrapper<Types.ComponentResult>;
  Confidence: Types.Confidence;
  Coupon: ResolverTypeWrapper<Types.Coupon>;
  CouponCheck: ResolverTypeWrapper<Types.CouponCheck>;
  CouponConnection: ResolverTypeWrapper<CouponPageRowRow>;
  CouponEdge: ResolverTypeWrapper<Types.CouponEdge>;
  CouponInput: Types.CouponInput;
  CoverageRow: ResolverTypeWrapper<Types.CoverageRow>;
  Curriculum: ResolverTypeWrapper<CurriculumRowRow>;
  CurriculumCard: ResolverTypeWrapper<CardRowRow>;
  CurriculumItem: ResolverTypeWrapper<ItemRowRow>;
  CurriculumSubject: ResolverTypeWrapper<Types.CurriculumSubject>;
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  Desk: ResolverTypeWrapper<DeskOfViewerRow>;
  DeskBanner: ResolverTypeWrapper<DeskBannerRowRow>;
  DeskEbook: ResolverTypeWrapper<DeskEbookRowRow>;
  DeskEbookConnection: ResolverTypeWrapper<DeskEbooksRowRow>;
  DeskEbookEdge: ResolverTypeWrapper<Omit<Types.DeskEbookEdge, 'node'> & { node: ResolversTypes['DeskEbook'] }>;
  DeskEdit: ResolverTypeWrapper<Types.DeskEdit>;
  DeskEntryKind: Types.DeskEntryKind;
  DeskEvent: ResolverTypeWrapper<DeskEventRowRow>;
  DeskEventConnection: ResolverTypeWrapper<DeskEventsRowRow>;
  DeskEventEdge: ResolverTypeWrapper<Omit<Types.DeskEventEdge, 'node'> & { node: ResolversTypes['DeskEvent'] }>;
  DeskFaq: ResolverTypeWrapper<DeskFaqRowRow>;
  DeskInternshipSubject: ResolverTypeWrapper<DeskSubjectRowRow>;
  DeskInternshipTopic: ResolverTypeWrapper<DeskTopicRowRow>;
  DeskInternshipTopicConnection: ResolverTypeWrapper<DraftPageRowRow>;
  DeskInternshipTopicEdge: ResolverTypeWrapper<Omit<Types.DeskInternshipTopicEdge, 'node'> & { node: ResolversTypes['DeskInternshipTopic'] }>;
  DeskMessage: ResolverTypeWrapper<DeskMessageRowRow>;
  DeskMessageConnection: ResolverTypeWrapper<DeskMessagePageRowRow>;
  DeskMessageEdge: ResolverTypeWrapper<Omit<Types.DeskMessageEdge, 'node'> & { node: ResolversTypes['DeskMessage'] }>;
  DeskMessageInput: Types.DeskMessageInput;
  DeskMessageState: Types.DeskMessageState;
  DeskName: ResolverTypeWrapper<Types.DeskName>;
  DeskOrder: ResolverTypeWrapper<Types.DeskOrder>;
  DeskOrderConnection: ResolverTypeWrapper<DeskOrderPageRowRow>;
  DeskOrderEdge: ResolverTypeWrapper<Types.DeskOrderEdge>;
  DeskPerson: ResolverTypeWrapper<DeskPersonRowRow>;
  DeskPersonConnection: ResolverTypeWrapper<PeoplePageRowRow>;
  DeskPersonEdge: ResolverTypeWrapper<Omit<Types.DeskPersonEdge, 'node'> & { node: ResolversTypes['DeskPerson'] }>;
  DeskPlan: ResolverTypeWrapper<DeskPlanRowRow>;
  DeskReports: ResolverTypeWrapper<DeskReportsRowRow>;
  DraftComment: ResolverTypeWrapper<Types.DraftComment>;
  DraftPlace: ResolverTypeWrapper<Types.DraftPlace>;
  DraftReview: ResolverTypeWrapper<DraftReviewRowRow>;
  Ebook: ResolverTypeWrapper<EbookRow>;
  EbookInput: Types.EbookInput;
  EndingPlan: ResolverTypeWrapper<Types.EndingPlan>;
  EndingPlanConnection: ResolverTypeWrapper<EndingPlansRowRow>;
  EndingPlanEdge: ResolverTypeWrapper<Types.EndingPlanEdge>;
  ExpertComment: ResolverTypeWrapper<Types.ExpertComment>;
  ExpertDraft: ResolverTypeWrapper<ExpertDraftRowRow>;
  ExpertLink: ResolverTypeWrapper<Types.ExpertLink>;
  ExpertLinkState: Types.ExpertLinkState;
  Faq: ResolverTypeWrapper<FaqRow>;
  FaqInput: Types.FaqInput;
  Features: ResolverTypeWrapper<CapabilitiesRow>;
  FieldChange: ResolverTypeWrapper<Types.FieldChange>;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  GivenAnswer: ResolverTypeWrapper<Types.GivenAnswer>;
  HTML: ResolverTypeWrapper<Types.Scalars['HTML']['output']>;
  HeldPlan: ResolverTypeWrapper<HeldPlanRow>;
  Home: ResolverTypeWrapper<Omit<Types.Home, 'banners' | 'ebooks' | 'faqs' | 'internshipSubjects' | 'plans'> & { banners?: Types.Maybe<ReadonlyArray<ResolversTypes['Banner']>>, ebooks?: Types.Maybe<ReadonlyArray<ResolversTypes['Ebook']>>, faqs?: Types.Maybe<ReadonlyArray<ResolversTypes['Faq']>>, internshipSubjects?: Types.Maybe<ReadonlyArray<ResolversTypes['InternshipSubject']>>, plans?: Types.Maybe<ReadonlyArray<ResolversTypes['SubscriptionPlan']>> }>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageRowRow>;
  ImportAction: Types.ImportAction;
  ImportBatch: ResolverTypeWrapper<ImportBatchRowRow>;
  ImportBatchConnection: ResolverTypeWrapper<ImportBatchesRowRow>;
  ImportBatchEdge: ResolverTypeWrapper<Omit<Types.ImportBatchEdge, 'node'> & { node: ResolversTypes['ImportBatch'] }>;
  ImportBatchState: Types.ImportBatchState;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  InternshipArticle: ResolverTypeWrapper<InternshipArticleRow>;
  InternshipSubject: ResolverTypeWrapper<InternshipSubjectRow>;
  InternshipSubjectInput: Types.InternshipSubjectInput;
  InternshipTopic: ResolverTypeWrapper<InternshipTopicRow>;
  InternshipTopicInput: Types.InternshipTopicInput;
  ItemAnalysis: ResolverTypeWrapper<Types.ItemAnalysis>;
  ItemArticle: ResolverTypeWrapper<Types.ItemArticle>;
  ItemGap: Types.ItemGap;
  ItemProgress: ResolverTypeWrapper<Types.ItemProgress>;
  Job: ResolverTypeWrapper<JobRowRow>;
  JobConnection: ResolverTypeWrapper<JobPageRowRow>;
  JobEdge: ResolverTypeWrapper<Omit<Types.JobEdge, 'node'> & { node: ResolversTypes['Job'] }>;
  JobKind: ResolverTypeWrapper<JobKindRowRow>;
  JobState: Types.JobState;
  LegalText: ResolverTypeWrapper<Types.LegalText>;
  LegalTextId: Types.LegalTextId;
  MemoryModel: ResolverTypeWrapper<Types.MemoryModel>;
  MemoryState: ResolverTypeWrapper<MemoryStateRowRow>;
  MemoryStateConnection: ResolverTypeWrapper<MemoryStatesRowRow>;
  MemoryStateEdge: ResolverTypeWrapper<Omit<Types.MemoryStateEdge, 'node'> & { node: ResolversTypes['MemoryState'] }>;
  MessagePreview: ResolverTypeWrapper<Types.MessagePreview>;
  MixInput: Types.MixInput;
  MonthlyEarnings: ResolverTypeWrapper<Types.MonthlyEarnings>;
  MoveReason: Types.MoveReason;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedResult: ResolverTypeWrapper<Types.NamedResult>;
  NewExpertLink: ResolverTypeWrapper<Omit<Types.NewExpertLink, 'review'> & { review: ResolversTypes['DraftReview'] }>;
  Notification: ResolverTypeWrapper<NotificationRowRow>;
  NotificationPreview: ResolverTypeWrapper<Types.NotificationPreview>;
  OptionShare: ResolverTypeWrapper<Types.OptionShare>;
  Order: ResolverTypeWrapper<Types.Order>;
  OrderConnection: ResolverTypeWrapper<OrderPageRowRow>;
  OrderEdge: ResolverTypeWrapper<Types.OrderEdge>;
  OrderInput: Types.OrderInput;
  OrderRefund: ResolverTypeWrapper<Types.OrderRefund>;
  OrderState: Types.OrderState;
  Outcome: Types.Outcome;
  OwnList: Types.OwnList;
  OwnQuestionConnection: ResolverTypeWrapper<OwnQuestionsRowRow>;
  OwnQuestionEdge: ResolverTypeWrapper<Omit<Types.OwnQuestionEdge, 'node'> & { node: ResolversTypes['Question'] }>;
  Pack: ResolverTypeWrapper<PackRowRow>;
  PackKind: Types.PackKind;
  PageInfo: ResolverTypeWrapper<Types.PageInfo>;
  PageTab: ResolverTypeWrapper<Types.PageTab>;
  Pagination: ResolverTypeWrapper<Types.Pagination>;
  Paper: ResolverTypeWrapper<PaperRowRow>;
  PaperAnswerInput: Types.PaperAnswerInput;
  PaperComparison: ResolverTypeWrapper<Types.PaperComparison>;
  PaperConnection: ResolverTypeWrapper<PapersRowRow>;
  PaperEdge: ResolverTypeWrapper<Omit<Types.PaperEdge, 'node'> & { node: ResolversTypes['Paper'] }>;
  PaperInput: Types.PaperInput;
  PaperItem: ResolverTypeWrapper<Omit<Types.PaperItem, 'asked' | 'question'> & { asked: ResolversTypes['AskedQuestion'], question?: Types.Maybe<ResolversTypes['Question']> }>;
  PaperMode: Types.PaperMode;
  PaperResult: ResolverTypeWrapper<ResultRowRow>;
  PaperSection: ResolverTypeWrapper<Omit<Types.PaperSection, 'items'> & { items: ReadonlyArray<ResolversTypes['PaperItem']> }>;
  PaperSheetInput: Types.PaperSheetInput;
  PaperSheetItemInput: Types.PaperSheetItemInput;
  PaperState: Types.PaperState;
  PartAnswer: ResolverTypeWrapper<Types.PartAnswer>;
  PartAnswerInput: Types.PartAnswerInput;
  Payment: ResolverTypeWrapper<Types.Payment>;
  PaymentDirection: Types.PaymentDirection;
  PaymentInput: Types.PaymentInput;
  PaymentKind: Types.PaymentKind;
  PaymentMethod: ResolverTypeWrapper<Types.PaymentMethod>;
  Payout: ResolverTypeWrapper<Types.Payout>;
  PayoutConnection: ResolverTypeWrapper<PayoutPageRowRow>;
  PayoutDecision: ResolverTypeWrapper<Types.PayoutDecision>;
  PayoutEdge: ResolverTypeWrapper<Types.PayoutEdge>;
  Permission: Types.Permission;
  PersonPurchase: ResolverTypeWrapper<Types.PersonPurchase>;
  PersonRecord: ResolverTypeWrapper<PersonRecordRowRow>;
  PlanGrant: ResolverTypeWrapper<Types.PlanGrant>;
  PlanInput: Types.PlanInput;
  PlanPrice: ResolverTypeWrapper<Types.PlanPrice>;
  PlanPriceInput: Types.PlanPriceInput;
  Pool: Types.Pool;
  ProfessionalYear: ResolverTypeWrapper<Types.ProfessionalYear>;
  ProfileYear: ResolverTypeWrapper<Types.ProfileYear>;
  PublishedInternshipTopic: ResolverTypeWrapper<Omit<Types.PublishedInternshipTopic, 'banner'> & { banner?: Types.Maybe<ResolversTypes['Image']> }>;
  PurchaseState: Types.PurchaseState;
  PushKind: Types.PushKind;
  PushSettings: ResolverTypeWrapper<PushSettingsRowRow>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Question: ResolverTypeWrapper<QuestionRowRow>;
  QuestionCounts: ResolverTypeWrapper<Types.QuestionCounts>;
  QuestionEvent: ResolverTypeWrapper<Types.QuestionEvent>;
  QuestionEventKind: Types.QuestionEventKind;
  QuestionFigure: Types.QuestionFigure;
  QuestionFigures: ResolverTypeWrapper<Types.QuestionFigures>;
  QuestionFiguresConnection: ResolverTypeWrapper<QuestionFigureListRowRow>;
  QuestionFiguresEdge: ResolverTypeWrapper<Types.QuestionFiguresEdge>;
  QuestionFilter: ResolverTypeWrapper<Types.QuestionFilter>;
  QuestionFilterInput: Types.QuestionFilterInput;
  QuestionInput: Types.QuestionInput;
  QuestionList: ResolverTypeWrapper<Types.QuestionList>;
  QuestionListChange: ResolverTypeWrapper<Types.QuestionListChange>;
  QuestionListConnection: ResolverTypeWrapper<QuestionListsRowRow>;
  QuestionListEdge: ResolverTypeWrapper<Types.QuestionListEdge>;
  QuestionListKind: Types.QuestionListKind;
  QuestionMedia: ResolverTypeWrapper<Omit<Types.QuestionMedia, 'image'> & { image: ResolversTypes['Image'] }>;
  QuestionMediaInput: Types.QuestionMediaInput;
  QuestionNote: ResolverTypeWrapper<NoteRowRow>;
  QuestionNoteConnection: ResolverTypeWrapper<NotesRowRow>;
  QuestionNoteEdge: ResolverTypeWrapper<Omit<Types.QuestionNoteEdge, 'node'> & { node: ResolversTypes['QuestionNote'] }>;
  QuestionNotice: ResolverTypeWrapper<Types.QuestionNotice>;
  QuestionNoticeKind: Types.QuestionNoticeKind;
  QuestionOption: ResolverTypeWrapper<Types.QuestionOption>;
  QuestionOptionInput: Types.QuestionOptionInput;
  QuestionOrigin: Types.QuestionOrigin;
  QuestionPage: ResolverTypeWrapper<QuestionPageRow>;
  QuestionPart: ResolverTypeWrapper<Types.QuestionPart>;
  QuestionPartInput: Types.QuestionPartInput;
  QuestionRecord: ResolverTypeWrapper<RecordRowRow>;
  QuestionSetCard: ResolverTypeWrapper<Types.QuestionSetCard>;
  QuestionStats: ResolverTypeWrapper<Types.QuestionStats>;
  QuestionStatus: Types.QuestionStatus;
  QuestionType: Types.QuestionType;
  QueueItem: ResolverTypeWrapper<QueueItemRowRow>;
  QueueReason: Types.QueueReason;
  ReaderDay: ResolverTypeWrapper<Types.ReaderDay>;
  Readership: ResolverTypeWrapper<Types.Readership>;
  Readiness: ResolverTypeWrapper<ReadinessRowRow>;
  ReadinessGap: ResolverTypeWrapper<Types.ReadinessGap>;
  ReadinessMix: ResolverTypeWrapper<Types.ReadinessMix>;
  RealMark: ResolverTypeWrapper<RealMarkRowRow>;
  RealMarkInput: Types.RealMarkInput;
  Receipt: ResolverTypeWrapper<Types.Receipt>;
  Referrer: ResolverTypeWrapper<Types.Referrer>;
  RefundPreview: ResolverTypeWrapper<RefundPreviewRowRow>;
  RefundState: Types.RefundState;
  Refused: ResolverTypeWrapper<Types.Refused>;
  RejectedTransfer: ResolverTypeWrapper<Types.RejectedTransfer>;
  RemovedQuestionList: ResolverTypeWrapper<Types.RemovedQuestionList>;
  RemovedQuestionLists: ResolverTypeWrapper<Types.RemovedQuestionLists>;
  Report: ResolverTypeWrapper<Types.Report>;
  ReportConnection: ResolverTypeWrapper<ReportsRowRow>;
  ReportEdge: ResolverTypeWrapper<Types.ReportEdge>;
  ReportKind: Types.ReportKind;
  ReportName: Types.ReportName;
  ReportState: Types.ReportState;
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordResult: ResolverTypeWrapper<Types.ResetPasswordResult>;
  ReviewStamp: ResolverTypeWrapper<Types.ReviewStamp>;
  Reviewer: ResolverTypeWrapper<Types.Reviewer>;
  Role: Types.Role;
  RuleComponent: ResolverTypeWrapper<Types.RuleComponent>;
  SalesDay: ResolverTypeWrapper<Types.SalesDay>;
  ScoringRule: ResolverTypeWrapper<Types.ScoringRule>;
  SearchExcerptPart: ResolverTypeWrapper<Types.SearchExcerptPart>;
  SearchKind: Types.SearchKind;
  SearchLink: ResolverTypeWrapper<Types.SearchLink>;
  SearchResult: ResolverTypeWrapper<Types.SearchResult>;
  SectionResult: ResolverTypeWrapper<Types.SectionResult>;
  SentNotification: ResolverTypeWrapper<Types.SentNotification>;
  SentNotificationConnection: ResolverTypeWrapper<SentPageRowRow>;
  SentNotificationEdge: ResolverTypeWrapper<Types.SentNotificationEdge>;
  Session: ResolverTypeWrapper<Omit<Types.Session, 'user'> & { user: ResolversTypes['User'] }>;
  SharedAccess: Types.SharedAccess;
  SharedPaper: ResolverTypeWrapper<Types.SharedPaper>;
  SignUpInput: Types.SignUpInput;
  Sitting: ResolverTypeWrapper<SittingOfBoardRow>;
  SittingInput: Types.SittingInput;
  StatementAnswer: ResolverTypeWrapper<Types.StatementAnswer>;
  StatementAnswerInput: Types.StatementAnswerInput;
  StatementFigures: ResolverTypeWrapper<Types.StatementFigures>;
  StatementLine: ResolverTypeWrapper<Types.StatementLine>;
  StatementMatch: ResolverTypeWrapper<Types.StatementMatch>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  Studio: ResolverTypeWrapper<StudioOfViewerRow>;
  StudioAction: Types.StudioAction;
  StudioAuthor: ResolverTypeWrapper<Types.StudioAuthor>;
  StudioPerson: ResolverTypeWrapper<Types.StudioPerson>;
  StudioQuestion: ResolverTypeWrapper<StudioQuestionRowRow>;
  StudioQuestionConnection: ResolverTypeWrapper<StudioQuestionsRowRow>;
  StudioQuestionEdge: ResolverTypeWrapper<Omit<Types.StudioQuestionEdge, 'node'> & { node: ResolversTypes['StudioQuestion'] }>;
  StudioView: ResolverTypeWrapper<Types.StudioView>;
  Study: ResolverTypeWrapper<StudyOfViewerRow>;
  StudyCorrections: ResolverTypeWrapper<Types.StudyCorrections>;
  StudyDay: ResolverTypeWrapper<Types.StudyDay>;
  StudyDayCount: ResolverTypeWrapper<Types.StudyDayCount>;
  StudyOverview: ResolverTypeWrapper<Types.StudyOverview>;
  StudyPlace: ResolverTypeWrapper<Types.StudyPlace>;
  StudyPlan: ResolverTypeWrapper<StudyPlanRowRow>;
  StudyPlanInput: Types.StudyPlanInput;
  StudyPlanTarget: ResolverTypeWrapper<ItemTargetRowRow>;
  StudyRebuild: ResolverTypeWrapper<Types.StudyRebuild>;
  StudyRebuildState: Types.StudyRebuildState;
  Subject: ResolverTypeWrapper<Types.Subject>;
  SubjectCurriculum: ResolverTypeWrapper<Types.SubjectCurriculum>;
  SubjectProgress: ResolverTypeWrapper<SubjectRowRow>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubscriptionPlan: ResolverTypeWrapper<PlanRow>;
  TakeBackEffect: ResolverTypeWrapper<Types.TakeBackEffect>;
  TopicProgress: ResolverTypeWrapper<Types.TopicProgress>;
  TopicResult: ResolverTypeWrapper<TopicRowRow>;
  TwoFactorSetup: ResolverTypeWrapper<Types.TwoFactorSetup>;
  UpdateProfileInput: Types.UpdateProfileInput;
  User: ResolverTypeWrapper<UserRowRow>;
  Verdict: Types.Verdict;
  Waiting: ResolverTypeWrapper<Types.Waiting>;
  WaitingCommission: ResolverTypeWrapper<Types.WaitingCommission>;
  WaitingCommissionConnection: ResolverTypeWrapper<CommissionPageRowRow>;
  WaitingCommissionEdge: ResolverTypeWrapper<Types.WaitingCommissionEdge>;
  WaitingKind: Types.WaitingKind;
  Weekday: Types.Weekday;
  Withdrawal: ResolverTypeWrapper<Types.Withdrawal>;
  WithdrawalAccount: ResolverTypeWrapper<Types.WithdrawalAccount>;
  WithdrawalMethod: Types.WithdrawalMethod;
  WithdrawalRequest: Types.WithdrawalRequest;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Affiliate: AffiliateRow;
  AffiliateFigures: Types.AffiliateFigures;
  AffiliateFiguresConnection: AffiliateListRowRow;
  AffiliateFiguresEdge: Types.AffiliateFiguresEdge;
  AnswerInput: Types.AnswerInput;
  Appearance: Types.Appearance;
  AppearanceInput: Types.AppearanceInput;
  AskedOption: Types.AskedOption;
  AskedPart: Types.AskedPart;
  AskedQuestion: QuestionWithoutKeyRow;
  Attempt: AttemptRowRow;
  AttemptConnection: AttemptsRowRow;
  AttemptEdge: Omit<Types.AttemptEdge, 'node'> & { node: ResolversParentTypes['Attempt'] };
  AttemptInput: Types.AttemptInput;
  AttemptResult: Types.AttemptResult;
  Audience: Types.Audience;
  AudienceInput: Types.AudienceInput;
  AuthorFigures: Types.AuthorFigures;
  BackupRun: Types.BackupRun;
  Backups: Types.Backups;
  Banner: BannerRow;
  BannerInput: Types.BannerInput;
  BatchCode: Types.BatchCode;
  Board: Types.Board;
  BoardSubject: BoardSubjectRow;
  Boolean: Types.Scalars['Boolean']['output'];
  BulkChangeInput: Types.BulkChangeInput;
  BulkRefusal: Types.BulkRefusal;
  BulkResult: Types.BulkResult;
  Chapter: ChapterRow;
  Checkout: Types.Checkout;
  CodeBatch: Types.CodeBatch;
  CodeBatchConnection: CodeBatchPageRowRow;
  CodeBatchEdge: Types.CodeBatchEdge;
  CommissionDecision: Types.CommissionDecision;
  ComponentResult: Types.ComponentResult;
  Coupon: Types.Coupon;
  CouponCheck: Types.CouponCheck;
  CouponConnection: CouponPageRowRow;
  CouponEdge: Types.CouponEdge;
  CouponInput: Types.CouponInput;
  CoverageRow: Types.CoverageRow;
  Curriculum: CurriculumRowRow;
  CurriculumCard: CardRowRow;
  CurriculumItem: ItemRowRow;
  CurriculumSubject: Types.CurriculumSubject;
  Date: Types.Scalars['Date']['output'];
  DateTime: Types.Scalars['DateTime']['output'];
  Desk: DeskOfViewerRow;
  DeskBanner: DeskBannerRowRow;
  DeskEbook: DeskEbookRowRow;
  DeskEbookConnection: DeskEbooksRowRow;
  DeskEbookEdge: Omit<Types.DeskEbookEdge, 'node'> & { node: ResolversParentTypes['DeskEbook'] };
  DeskEdit: Types.DeskEdit;
  DeskEvent: DeskEventRowRow;
  DeskEventConnection: DeskEventsRowRow;
  DeskEventEdge: Omit<Types.DeskEventEdge, 'node'> & { node: ResolversParentTypes['DeskEvent'] };
  DeskFaq: DeskFaqRowRow;
  DeskInternshipSubject: DeskSubjectRowRow;
  DeskInternshipTopic: DeskTopicRowRow;
  DeskInternshipTopicConnection: DraftPageRowRow;
  DeskInternshipTopicEdge: Omit<Types.DeskInternshipTopicEdge, 'node'> & { node: ResolversParentTypes['DeskInternshipTopic'] };
  DeskMessage: DeskMessageRowRow;
  DeskMessageConnection: DeskMessagePageRowRow;
  DeskMessageEdge: Omit<Types.DeskMessageEdge, 'node'> & { node: ResolversParentTypes['DeskMessage'] };
  DeskMessageInput: Types.DeskMessageInput;
  DeskName: Types.DeskName;
  DeskOrder: Types.DeskOrder;
  DeskOrderConnection: DeskOrderPageRowRow;
  DeskOrderEdge: Types.DeskOrderEdge;
  DeskPerson: DeskPersonRowRow;
  DeskPersonConnection: PeoplePageRowRow;
  DeskPersonEdge: Omit<Types.DeskPersonEdge, 'node'> & { node: ResolversParentTypes['DeskPerson'] };
  DeskPlan: DeskPlanRowRow;
  DeskReports: DeskReportsRowRow;
  DraftComment: Types.DraftComment;
  DraftPlace: Types.DraftPlace;
  DraftReview: DraftReviewRowRow;
  Ebook: EbookRow;
  EbookInput: Types.EbookInput;
  EndingPlan: Types.EndingPlan;
  EndingPlanConnection: EndingPlansRowRow;
  EndingPlanEdge: Types.EndingPlanEdge;
  ExpertComment: Types.ExpertComment;
  ExpertDraft: ExpertDraftRowRow;
  ExpertLink: Types.ExpertLink;
  Faq: FaqRow;
  FaqInput: Types.FaqInput;
  Features: CapabilitiesRow;
  FieldChange: Types.FieldChange;
  Float: Types.Scalars['Float']['output'];
  GivenAnswer: Types.GivenAnswer;
  HTML: Types.Scalars['HTML']['output'];
  HeldPlan: HeldPlanRow;
  Home: Omit<Types.Home, 'banners' | 'ebooks' | 'faqs' | 'internshipSubjects' | 'plans'> & { banners?: Types.Maybe<ReadonlyArray<ResolversParentTypes['Banner']>>, ebooks?: Types.Maybe<ReadonlyArray<ResolversParentTypes['Ebook']>>, faqs?: Types.Maybe<ReadonlyArray<ResolversParentTypes['Faq']>>, internshipSubjects?: Types.Maybe<ReadonlyArray<ResolversParentTypes['InternshipSubject']>>, plans?: Types.Maybe<ReadonlyArray<ResolversParentTypes['SubscriptionPlan']>> };
  ID: Types.Scalars['ID']['output'];
  Image: ImageRowRow;
  ImportBatch: ImportBatchRowRow;
  ImportBatchConnection: ImportBatchesRowRow;
  ImportBatchEdge: Omit<Types.ImportBatchEdge, 'node'> & { node: ResolversParentTypes['ImportBatch'] };
  Int: Types.Scalars['Int']['output'];
  InternshipArticle: InternshipArticleRow;
  InternshipSubject: InternshipSubjectRow;
  InternshipSubjectInput: Types.InternshipSubjectInput;
  InternshipTopic: InternshipTopicRow;
  InternshipTopicInput: Types.InternshipTopicInput;
  ItemAnalysis: Types.ItemAnalysis;
  ItemArticle: Types.ItemArticle;
  ItemProgress: Types.ItemProgress;
  Job: JobRowRow;
  JobConnection: JobPageRowRow;
  JobEdge: Omit<Types.JobEdge, 'node'> & { node: ResolversParentTypes['Job'] };
  JobKind: JobKindRowRow;
  LegalText: Types.LegalText;
  MemoryModel: Types.MemoryModel;
  MemoryState: MemoryStateRowRow;
  MemoryStateConnection: MemoryStatesRowRow;
  MemoryStateEdge: Omit<Types.MemoryStateEdge, 'node'> & { node: ResolversParentTypes['MemoryState'] };
  MessagePreview: Types.MessagePreview;
  MixInput: Types.MixInput;
  MonthlyEarnings: Types.MonthlyEarnings;
  Mutation: Record<PropertyKey, never>;
  NamedResult: Types.NamedResult;
  NewExpertLink: Omit<Types.NewExpertLink, 'review'> & { review: ResolversParentTypes['DraftReview'] };
  Notification: NotificationRowRow;
  NotificationPreview: Types.NotificationPreview;
  OptionShare: Types.OptionShare;
  Order: Types.Order;
  OrderConnection: OrderPageRowRow;
  OrderEdge: Types.OrderEdge;
  OrderInput: Types.OrderInput;
  OrderRefund: Types.OrderRefund;
  OwnQuestionConnection: OwnQuestionsRowRow;
  OwnQuestionEdge: Omit<Types.OwnQuestionEdge, 'node'> & { node: ResolversParentTypes['Question'] };
  Pack: PackRowRow;
  PageInfo: Types.PageInfo;
  PageTab: Types.PageTab;
  Pagination: Types.Pagination;
  Paper: PaperRowRow;
  PaperAnswerInput: Types.PaperAnswerInput;
  PaperComparison: Types.PaperComparison;
  PaperConnection: PapersRowRow;
  PaperEdge: Omit<Types.PaperEdge, 'node'> & { node: ResolversParentTypes['Paper'] };
  PaperInput: Types.PaperInput;
  PaperItem: Omit<Types.PaperItem, 'asked' | 'question'> & { asked: ResolversParentTypes['AskedQuestion'], question?: Types.Maybe<ResolversParentTypes['Question']> };
  PaperResult: ResultRowRow;
  PaperSection: Omit<Types.PaperSection, 'items'> & { items: ReadonlyArray<ResolversParentTypes['PaperItem']> };
  PaperSheetInput: Types.PaperSheetInput;
  PaperSheetItemInput: Types.PaperSheetItemInput;
  PartAnswer: Types.PartAnswer;
  PartAnswerInput: Types.PartAnswerInput;
  Payment: Types.Payment;
  PaymentInput: Types.PaymentInput;
  PaymentMethod: Types.PaymentMethod;
  Payout: Types.Payout;
  PayoutConnection: PayoutPageRowRow;
  PayoutDecision: Types.PayoutDecision;
  PayoutEdge: Types.PayoutEdge;
  PersonPurchase: Types.PersonPurchase;
  PersonRecord: PersonRecordRowRow;
  PlanGrant: Types.PlanGrant;
  PlanInput: Types.PlanInput;
  PlanPrice: Types.PlanPrice;
  PlanPriceInput: Types.PlanPriceInput;
  ProfessionalYear: Types.ProfessionalYear;
  ProfileYear: Types.ProfileYear;
  PublishedInternshipTopic: Omit<Types.PublishedInternshipTopic, 'banner'> & { banner?: Types.Maybe<ResolversParentTypes['Image']> };
  PushSettings: PushSettingsRowRow;
  Query: Record<PropertyKey, never>;
  Question: QuestionRowRow;
  QuestionCounts: Types.QuestionCounts;
  QuestionEvent: Types.QuestionEvent;
  QuestionFigures: Types.QuestionFigures;
  QuestionFiguresConnection: QuestionFigureListRowRow;
  QuestionFiguresEdge: Types.QuestionFiguresEdge;
  QuestionFilter: Types.QuestionFilter;
  QuestionFilterInput: Types.QuestionFilterInput;
  QuestionInput: Types.QuestionInput;
  QuestionList: Types.QuestionList;
  QuestionListChange: Types.QuestionListChange;
  QuestionListConnection: QuestionListsRowRow;
  QuestionListEdge: Types.QuestionListEdge;
  QuestionMedia: Omit<Types.QuestionMedia, 'image'> & { image: ResolversParentTypes['Image'] };
  QuestionMediaInput: Types.QuestionMediaInput;
  QuestionNote: NoteRowRow;
  QuestionNoteConnection: NotesRowRow;
  QuestionNoteEdge: Omit<Types.QuestionNoteEdge, 'node'> & { node: ResolversParentTypes['QuestionNote'] };
  QuestionNotice: Types.QuestionNotice;
  QuestionOption: Types.QuestionOption;
  QuestionOptionInput: Types.QuestionOptionInput;
  QuestionPage: QuestionPageRow;
  QuestionPart: Types.QuestionPart;
  QuestionPartInput: Types.QuestionPartInput;
  QuestionRecord: RecordRowRow;
  QuestionSetCard: Types.QuestionSetCard;
  QuestionStats: Types.QuestionStats;
  QueueItem: QueueItemRowRow;
  ReaderDay: Types.ReaderDay;
  Readership: Types.Readership;
  Readiness: ReadinessRowRow;
  ReadinessGap: Types.ReadinessGap;
  ReadinessMix: Types.ReadinessMix;
  RealMark: RealMarkRowRow;
  RealMarkInput: Types.RealMarkInput;
  Receipt: Types.Receipt;
  Referrer: Types.Referrer;
  RefundPreview: RefundPreviewRowRow;
  Refused: Types.Refused;
  RejectedTransfer: Types.RejectedTransfer;
  RemovedQuestionList: Types.RemovedQuestionList;
  RemovedQuestionLists: Types.RemovedQuestionLists;
  Report: Types.Report;
  ReportConnection: ReportsRowRow;
  ReportEdge: Types.ReportEdge;
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordResult: Types.ResetPasswordResult;
  ReviewStamp: Types.ReviewStamp;
  Reviewer: Types.Reviewer;
  RuleComponent: Types.RuleComponent;
  SalesDay: Types.SalesDay;
  ScoringRule: Types.ScoringRule;
  SearchExcerptPart: Types.SearchExcerptPart;
  SearchLink: Types.SearchLink;
  SearchResult: Types.SearchResult;
  SectionResult: Types.SectionResult;
  SentNotification: Types.SentNotification;
  SentNotificationConnection: SentPageRowRow;
  SentNotificationEdge: Types.SentNotificationEdge;
  Session: Omit<Types.Session, 'user'> & { user: ResolversParentTypes['User'] };
  SharedPaper: Types.SharedPaper;
  SignUpInput: Types.SignUpInput;
  Sitting: SittingOfBoardRow;
  SittingInput: Types.SittingInput;
  StatementAnswer: Types.StatementAnswer;
  StatementAnswerInput: Types.StatementAnswerInput;
  StatementFigures: Types.StatementFigures;
  StatementLine: Types.StatementLine;
  StatementMatch: Types.StatementMatch;
  String: Types.Scalars['String']['output'];
  Studio: StudioOfViewerRow;
  StudioAuthor: Types.StudioAuthor;
  StudioPerson: Types.StudioPerson;
  StudioQuestion: StudioQuestionRowRow;
  StudioQuestionConnection: StudioQuestionsRowRow;
  StudioQuestionEdge: Omit<Types.StudioQuestionEdge, 'node'> & { node: ResolversParentTypes['StudioQuestion'] };
  StudioView: Types.StudioView;
  Study: StudyOfViewerRow;
  StudyCorrections: Types.StudyCorrections;
  StudyDay: Types.StudyDay;
  StudyDayCount: Types.StudyDayCount;
  StudyOverview: Types.StudyOverview;
  StudyPlace: Types.StudyPlace;
  StudyPlan: StudyPlanRowRow;
  StudyPlanInput: Types.StudyPlanInput;
  StudyPlanTarget: ItemTargetRowRow;
  StudyRebuild: Types.StudyRebuild;
  Subject: Types.Subject;
  SubjectCurriculum: Types.SubjectCurriculum;
  SubjectProgress: SubjectRowRow;
  Subscription: Record<PropertyKey, never>;
  SubscriptionPlan: PlanRow;
  TakeBackEffect: Types.TakeBackEffect;
  TopicProgress: Types.TopicProgress;
  TopicResult: TopicRowRow;
  TwoFactorSetup: Types.TwoFactorSetup;
  UpdateProfileInput: Types.UpdateProfileInput;
  User: UserRowRow;
  Waiting: Types.Waiting;
  WaitingCommission: Types.WaitingCommission;
  WaitingCommissionConnection: CommissionPageRowRow;
  WaitingCommissionEdge: Types.WaitingCommissionEdge;
  Withdrawal: Types.Withdrawal;
  WithdrawalAccount: Types.WithdrawalAccount;
};

export type CostDirectiveArgs = {
  weight: Types.Scalars['String']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize: Types.Scalars['Int']['input'];
  slicingArguments?: ReadonlyArray<Types.Scalars['String']['input']>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PerReaderDirectiveArgs = { };

export type PerReaderDirectiveResolver<Result, Parent, ContextType = Context, Args = PerReaderDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = {
  maxAge?: Types.Scalars['Int']['input'];
};

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AffiliateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Affiliate'] = ResolversParentTypes['Affiliate']> = {
  account?: Resolver<Types.Maybe<ResolversTypes['WithdrawalAccount']>, ParentType, ContextType>;
  available?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  commissionPercent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  held?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  holdHours?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  monthly?: Resolver<ReadonlyArray<ResolversTypes['MonthlyEarnings']>, ParentType, ContextType>;
  owed?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pendingWithdrawal?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  referralCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  request?: Resolver<ResolversTypes['WithdrawalRequest'], ParentType, ContextType>;
  totalEarned?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  withdrawals?: Resolver<ReadonlyArray<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
  withdrawn?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AffiliateFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AffiliateFigures'] = ResolversParentTypes['AffiliateFigures']> = {
  commission?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['DeskName'], ParentType, ContextType>;
  purchases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  referred?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AffiliateFiguresConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AffiliateFiguresConnection'] = ResolversParentTypes['AffiliateFiguresConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AffiliateFiguresEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AffiliateFiguresEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AffiliateFiguresEdge'] = ResolversParentTypes['AffiliateFiguresEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AffiliateFigures'], ParentType, ContextType>;
};

export type AppearanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Appearance'] = ResolversParentTypes['Appearance']> = {
  board?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sitting?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AskedOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskedOption'] = ResolversParentTypes['AskedOption']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
};

export type AskedPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskedPart'] = ResolversParentTypes['AskedPart']> = {
  label?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  marks?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
};

export type AskedQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskedQuestion'] = ResolversParentTypes['AskedQuestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['QuestionMedia']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['AskedOption']>, ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['AskedPart']>, ParentType, ContextType>;
  stem?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['QuestionType'], ParentType, ContextType>;
};

export type AttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attempt'] = ResolversParentTypes['Attempt']> = {
  answer?: Resolver<Types.Maybe<ResolversTypes['GivenAnswer']>, ParentType, ContextType>;
  answeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  confidence?: Resolver<Types.Maybe<ResolversTypes['Confidence']>, ParentType, ContextType>;
  countsAs?: Resolver<Types.Maybe<ResolversTypes['Outcome']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  marks?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['AttemptMode'], ParentType, ContextType>;
  outOf?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['Outcome'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ref?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tookMs?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  topic?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  undoneAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AttemptConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttemptConnection'] = ResolversParentTypes['AttemptConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AttemptEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AttemptEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttemptEdge'] = ResolversParentTypes['AttemptEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Attempt'], ParentType, ContextType>;
};

export type AttemptResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttemptResult'] = ResolversParentTypes['AttemptResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  marks?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  outOf?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  outcome?: Resolver<Types.Maybe<ResolversTypes['Outcome']>, ParentType, ContextType>;
  refused?: Resolver<Types.Maybe<ResolversTypes['Refused']>, ParentType, ContextType>;
};

export type AudienceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Audience'] = ResolversParentTypes['Audience']> = {
  days?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['AudienceGroup'], ParentType, ContextType>;
  person?: Resolver<Types.Maybe<ResolversTypes['DeskName']>, ParentType, ContextType>;
  role?: Resolver<Types.Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  years?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuthorFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthorFigures'] = ResolversParentTypes['AuthorFigures']> = {
  daysToPublish?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  drafts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inReview?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['DeskName'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  submitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BackupRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackupRun'] = ResolversParentTypes['BackupRun']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bytes?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BackupRunKind'], ParentType, ContextType>;
};

export type BackupsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Backups'] = ResolversParentTypes['Backups']> = {
  everyHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lastBackupAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastRestoreAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  runs?: Resolver<ReadonlyArray<ResolversTypes['BackupRun']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BackupState'], ParentType, ContextType>;
};

export type BannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  alt?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
};

export type BatchCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchCode'] = ResolversParentTypes['BatchCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  usedBy?: Resolver<Types.Maybe<ResolversTypes['DeskName']>, ParentType, ContextType>;
};

export type BoardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Board'] = ResolversParentTypes['Board']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  professionalYears?: Resolver<ReadonlyArray<ResolversTypes['ProfessionalYear']>, ParentType, ContextType>;
};

export type BoardSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardSubject'] = ResolversParentTypes['BoardSubject']> = {
  board?: Resolver<ResolversTypes['Board'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  professionalYear?: Resolver<ResolversTypes['ProfessionalYear'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['Subject'], ParentType, ContextType>;
  topicQuestions?: Resolver<Types.Maybe<ResolversTypes['QuestionPage']>, ParentType, ContextType, RequireFields<Types.BoardSubjectTopicQuestionsArgs, 'page' | 'topic'>>;
  topics?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  yearQuestions?: Resolver<Types.Maybe<ResolversTypes['QuestionPage']>, ParentType, ContextType, RequireFields<Types.BoardSubjectYearQuestionsArgs, 'page' | 'year'>>;
  years?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
};

export type BulkRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkRefusal'] = ResolversParentTypes['BulkRefusal']> = {
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkResult'] = ResolversParentTypes['BulkResult']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refused?: Resolver<ReadonlyArray<ResolversTypes['BulkRefusal']>, ParentType, ContextType>;
};

export type ChapterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Chapter'] = ResolversParentTypes['Chapter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<Types.Maybe<ResolversTypes['QuestionPage']>, ParentType, ContextType, RequireFields<Types.ChapterQuestionsArgs, 'page'>>;
  totalQuestions?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  methods?: Resolver<ReadonlyArray<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
};

export type CodeBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeBatch'] = ResolversParentTypes['CodeBatch']> = {
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  codes?: Resolver<ReadonlyArray<ResolversTypes['BatchCode']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  receipt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CodeBatchConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeBatchConnection'] = ResolversParentTypes['CodeBatchConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CodeBatchEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CodeBatchEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeBatchEdge'] = ResolversParentTypes['CodeBatchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CodeBatch'], ParentType, ContextType>;
};

export type CommissionDecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommissionDecision'] = ResolversParentTypes['CommissionDecision']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CommissionState'], ParentType, ContextType>;
};

export type ComponentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComponentResult'] = ResolversParentTypes['ComponentResult']> = {
  component?: Resolver<ResolversTypes['RuleComponent'], ParentType, ContextType>;
  markedOutOf?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  marks?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outOf?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unmarked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verdict?: Resolver<Types.Maybe<ResolversTypes['Verdict']>, ParentType, ContextType>;
};

export type CouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Coupon'] = ResolversParentTypes['Coupon']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  oncePerPerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plans?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  share?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  until?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uses?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CouponCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponCheck'] = ResolversParentTypes['CouponCheck']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CouponConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponConnection'] = ResolversParentTypes['CouponConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CouponEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CouponEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponEdge'] = ResolversParentTypes['CouponEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Coupon'], ParentType, ContextType>;
};

export type CoverageRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoverageRow'] = ResolversParentTypes['CoverageRow']> = {
  answers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chapter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mtf?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sba?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CurriculumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Curriculum'] = ResolversParentTypes['Curriculum']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['CurriculumCard']>, ParentType, ContextType, RequireFields<Types.CurriculumCardsArgs, 'prof' | 'subject'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjects?: Resolver<ReadonlyArray<ResolversTypes['CurriculumSubject']>, ParentType, ContextType>;
  versions?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CurriculumCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurriculumCard'] = ResolversParentTypes['CurriculumCard']> = {
  checked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['CurriculumItem']>, ParentType, ContextType>;
  mine?: Resolver<Types.Maybe<ResolversTypes['ItemProgress']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prof?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  term?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CurriculumItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurriculumItem'] = ResolversParentTypes['CurriculumItem']> = {
  articleList?: Resolver<ReadonlyArray<ResolversTypes['ItemArticle']>, ParentType, ContextType>;
  articles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  card?: Resolver<ResolversTypes['CurriculumCard'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gaps?: Resolver<ReadonlyArray<ResolversTypes['ItemGap']>, ParentType, ContextType>;
  labels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<Types.Maybe<ResolversTypes['OwnQuestionConnection']>, ParentType, ContextType, RequireFields<Types.CurriculumItemListArgs, 'first'>>;
  mine?: Resolver<Types.Maybe<ResolversTypes['ItemProgress']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  same?: Resolver<ReadonlyArray<ResolversTypes['CurriculumItem']>, ParentType, ContextType>;
  stations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viva?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CurriculumSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurriculumSubject'] = ResolversParentTypes['CurriculumSubject']> = {
  cards?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prof?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['Subject'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Desk'] = ResolversParentTypes['Desk']> = {
  backups?: Resolver<ResolversTypes['Backups'], ParentType, ContextType>;
  banners?: Resolver<ReadonlyArray<ResolversTypes['DeskBanner']>, ParentType, ContextType>;
  codeBatch?: Resolver<Types.Maybe<ResolversTypes['CodeBatch']>, ParentType, ContextType, RequireFields<Types.DeskCodeBatchArgs, 'id'>>;
  codeBatches?: Resolver<ResolversTypes['CodeBatchConnection'], ParentType, ContextType, RequireFields<Types.DeskCodeBatchesArgs, 'first'>>;
  commissions?: Resolver<ResolversTypes['WaitingCommissionConnection'], ParentType, ContextType, RequireFields<Types.DeskCommissionsArgs, 'first'>>;
  coupon?: Resolver<Types.Maybe<ResolversTypes['Coupon']>, ParentType, ContextType, RequireFields<Types.DeskCouponArgs, 'code'>>;
  coupons?: Resolver<ResolversTypes['CouponConnection'], ParentType, ContextType, RequireFields<Types.DeskCouponsArgs, 'first'>>;
  ebook?: Resolver<Types.Maybe<ResolversTypes['DeskEbook']>, ParentType, ContextType, RequireFields<Types.DeskEbookArgs, 'id'>>;
  ebooks?: Resolver<ResolversTypes['DeskEbookConnection'], ParentType, ContextType, RequireFields<Types.DeskEbooksArgs, 'first'>>;
  events?: Resolver<ResolversTypes['DeskEventConnection'], ParentType, ContextType, RequireFields<Types.DeskEventsArgs, 'first'>>;
  eventsCsv?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<Types.DeskEventsCsvArgs>>;
  faqs?: Resolver<ReadonlyArray<ResolversTypes['DeskFaq']>, ParentType, ContextType>;
  grantPreview?: Resolver<ResolversTypes['PlanGrant'], ParentType, ContextType, RequireFields<Types.DeskGrantPreviewArgs, 'planId' | 'renew' | 'userId'>>;
  internshipDrafts?: Resolver<ResolversTypes['DeskInternshipTopicConnection'], ParentType, ContextType, RequireFields<Types.DeskInternshipDraftsArgs, 'first'>>;
  internshipSubjects?: Resolver<ReadonlyArray<ResolversTypes['DeskInternshipSubject']>, ParentType, ContextType>;
  internshipTopic?: Resolver<Types.Maybe<ResolversTypes['DeskInternshipTopic']>, ParentType, ContextType, RequireFields<Types.DeskInternshipTopicArgs, 'id'>>;
  internshipTopics?: Resolver<ReadonlyArray<ResolversTypes['DeskInternshipTopic']>, ParentType, ContextType, RequireFields<Types.DeskInternshipTopicsArgs, 'subject'>>;
  jobQueue?: Resolver<ResolversTypes['JobConnection'], ParentType, ContextType, RequireFields<Types.DeskJobQueueArgs, 'first'>>;
  jobs?: Resolver<ReadonlyArray<ResolversTypes['JobKind']>, ParentType, ContextType>;
  legalTexts?: Resolver<ReadonlyArray<ResolversTypes['LegalText']>, ParentType, ContextType>;
  matchStatement?: Resolver<ResolversTypes['StatementMatch'], ParentType, ContextType, RequireFields<Types.DeskMatchStatementArgs, 'csv'>>;
  messagePreview?: Resolver<ResolversTypes['MessagePreview'], ParentType, ContextType, RequireFields<Types.DeskMessagePreviewArgs, 'message' | 'title' | 'to'>>;
  messages?: Resolver<ResolversTypes['DeskMessageConnection'], ParentType, ContextType, RequireFields<Types.DeskMessagesArgs, 'first'>>;
  notifications?: Resolver<ResolversTypes['SentNotificationConnection'], ParentType, ContextType, RequireFields<Types.DeskNotificationsArgs, 'first'>>;
  orders?: Resolver<ResolversTypes['DeskOrderConnection'], ParentType, ContextType, RequireFields<Types.DeskOrdersArgs, 'first'>>;
  people?: Resolver<ResolversTypes['DeskPersonConnection'], ParentType, ContextType, RequireFields<Types.DeskPeopleArgs, 'first'>>;
  person?: Resolver<Types.Maybe<ResolversTypes['PersonRecord']>, ParentType, ContextType, RequireFields<Types.DeskPersonArgs, 'userId'>>;
  plans?: Resolver<ReadonlyArray<ResolversTypes['DeskPlan']>, ParentType, ContextType>;
  profileYears?: Resolver<ReadonlyArray<ResolversTypes['ProfileYear']>, ParentType, ContextType>;
  questionLists?: Resolver<ResolversTypes['QuestionListConnection'], ParentType, ContextType, RequireFields<Types.DeskQuestionListsArgs, 'first' | 'kind' | 'prof' | 'subject'>>;
  refundPreview?: Resolver<ResolversTypes['RefundPreview'], ParentType, ContextType, RequireFields<Types.DeskRefundPreviewArgs, 'purchaseId'>>;
  reports?: Resolver<ResolversTypes['DeskReports'], ParentType, ContextType>;
  studyRebuild?: Resolver<Types.Maybe<ResolversTypes['StudyRebuild']>, ParentType, ContextType>;
  withdrawals?: Resolver<ResolversTypes['PayoutConnection'], ParentType, ContextType, RequireFields<Types.DeskWithdrawalsArgs, 'first'>>;
};

export type DeskBannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskBanner'] = ResolversParentTypes['DeskBanner']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edited?: Resolver<Types.Maybe<ResolversTypes['DeskEdit']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskEbookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskEbook'] = ResolversParentTypes['DeskEbook']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cover?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  driveLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edited?: Resolver<Types.Maybe<ResolversTypes['DeskEdit']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskEbookConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskEbookConnection'] = ResolversParentTypes['DeskEbookConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DeskEbookEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DeskEbookEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskEbookEdge'] = ResolversParentTypes['DeskEbookEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DeskEbook'], ParentType, ContextType>;
};

export type DeskEditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskEdit'] = ResolversParentTypes['DeskEdit']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['DeskName']>, ParentType, ContextType>;
};

export type DeskEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskEvent'] = ResolversParentTypes['DeskEvent']> = {
  about?: Resolver<Types.Maybe<ResolversTypes['DeskName']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  body?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['DeskName']>, ParentType, ContextType>;
  call?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeskEventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskEventConnection'] = ResolversParentTypes['DeskEventConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DeskEventEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DeskEventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskEventEdge'] = ResolversParentTypes['DeskEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DeskEvent'], ParentType, ContextType>;
};

export type DeskFaqResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskFaq'] = ResolversParentTypes['DeskFaq']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edited?: Resolver<Types.Maybe<ResolversTypes['DeskEdit']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskInternshipSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskInternshipSubject'] = ResolversParentTypes['DeskInternshipSubject']> = {
  edited?: Resolver<Types.Maybe<ResolversTypes['DeskEdit']>, ParentType, ContextType>;
  icon?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskInternshipTopicResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskInternshipTopic'] = ResolversParentTypes['DeskInternshipTopic']> = {
  author?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  banner?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  body?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  changedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  date?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  edited?: Resolver<Types.Maybe<ResolversTypes['DeskEdit']>, ParentType, ContextType>;
  explanationBn?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['QuestionEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lacks?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  list?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  may?: Resolver<ReadonlyArray<ResolversTypes['StudioAction']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  published?: Resolver<Types.Maybe<ResolversTypes['PublishedInternshipTopic']>, ParentType, ContextType>;
  reviewedOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  reviewer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['QuestionStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskInternshipTopicConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskInternshipTopicConnection'] = ResolversParentTypes['DeskInternshipTopicConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DeskInternshipTopicEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskInternshipTopicEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskInternshipTopicEdge'] = ResolversParentTypes['DeskInternshipTopicEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DeskInternshipTopic'], ParentType, ContextType>;
};

export type DeskMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskMessage'] = ResolversParentTypes['DeskMessage']> = {
  by?: Resolver<Types.Maybe<ResolversTypes['DeskName']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  messageBn?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  readers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sendAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeskMessageState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleBn?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Audience'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskMessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskMessageConnection'] = ResolversParentTypes['DeskMessageConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DeskMessageEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DeskMessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskMessageEdge'] = ResolversParentTypes['DeskMessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DeskMessage'], ParentType, ContextType>;
};

export type DeskNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskName'] = ResolversParentTypes['DeskName']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeskOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrder'] = ResolversParentTypes['DeskOrder']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  payer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['Payment']>, ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeskOrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrderConnection'] = ResolversParentTypes['DeskOrderConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DeskOrderEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskOrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskOrderEdge'] = ResolversParentTypes['DeskOrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DeskOrder'], ParentType, ContextType>;
};

export type DeskPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskPerson'] = ResolversParentTypes['DeskPerson']> = {
  contactNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeskPersonConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskPersonConnection'] = ResolversParentTypes['DeskPersonConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DeskPersonEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DeskPersonEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskPersonEdge'] = ResolversParentTypes['DeskPersonEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DeskPerson'], ParentType, ContextType>;
};

export type DeskPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskPlan'] = ResolversParentTypes['DeskPlan']> = {
  advantages?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  edited?: Resolver<Types.Maybe<ResolversTypes['DeskEdit']>, ParentType, ContextType>;
  features?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  prices?: Resolver<ReadonlyArray<ResolversTypes['PlanPrice']>, ParentType, ContextType>;
  shortDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskReportsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskReports'] = ResolversParentTypes['DeskReports']> = {
  affiliates?: Resolver<ResolversTypes['AffiliateFiguresConnection'], ParentType, ContextType, RequireFields<Types.DeskReportsAffiliatesArgs, 'first' | 'from' | 'to'>>;
  authors?: Resolver<ReadonlyArray<ResolversTypes['AuthorFigures']>, ParentType, ContextType, RequireFields<Types.DeskReportsAuthorsArgs, 'from' | 'to'>>;
  coverage?: Resolver<ReadonlyArray<ResolversTypes['CoverageRow']>, ParentType, ContextType, RequireFields<Types.DeskReportsCoverageArgs, 'prof' | 'subject'>>;
  csv?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.DeskReportsCsvArgs, 'from' | 'report' | 'to'>>;
  endingPlanList?: Resolver<ResolversTypes['EndingPlanConnection'], ParentType, ContextType, RequireFields<Types.DeskReportsEndingPlanListArgs, 'days' | 'first'>>;
  endingPlans?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Types.DeskReportsEndingPlansArgs, 'days'>>;
  questions?: Resolver<ResolversTypes['QuestionFiguresConnection'], ParentType, ContextType, RequireFields<Types.DeskReportsQuestionsArgs, 'descending' | 'first' | 'order'>>;
  readers?: Resolver<ReadonlyArray<ResolversTypes['ReaderDay']>, ParentType, ContextType, RequireFields<Types.DeskReportsReadersArgs, 'from' | 'to'>>;
  readership?: Resolver<ResolversTypes['Readership'], ParentType, ContextType, RequireFields<Types.DeskReportsReadershipArgs, 'from' | 'to'>>;
  sales?: Resolver<ReadonlyArray<ResolversTypes['SalesDay']>, ParentType, ContextType, RequireFields<Types.DeskReportsSalesArgs, 'from' | 'to'>>;
};

export type DraftCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DraftComment'] = ResolversParentTypes['DraftComment']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpert?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayResolve?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parent?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  resolvedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resolvedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DraftPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DraftPlace'] = ResolversParentTypes['DraftPlace']> = {
  chapter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isNewChapter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNewTopic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likeChapters?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  likeTopics?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  professionalYear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DraftReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DraftReview'] = ResolversParentTypes['DraftReview']> = {
  comments?: Resolver<ReadonlyArray<ResolversTypes['DraftComment']>, ParentType, ContextType>;
  expertLinks?: Resolver<ReadonlyArray<ResolversTypes['ExpertLink']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mayComment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['DraftPlace'], ParentType, ContextType>;
  reviewers?: Resolver<ReadonlyArray<ResolversTypes['Reviewer']>, ParentType, ContextType>;
};

export type EbookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ebook'] = ResolversParentTypes['Ebook']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cover?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  driveLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EndingPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndingPlan'] = ResolversParentTypes['EndingPlan']> = {
  duration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['DeskName'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EndingPlanConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndingPlanConnection'] = ResolversParentTypes['EndingPlanConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EndingPlanEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EndingPlanEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndingPlanEdge'] = ResolversParentTypes['EndingPlanEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EndingPlan'], ParentType, ContextType>;
};

export type ExpertCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpertComment'] = ResolversParentTypes['ExpertComment']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExpertDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpertDraft'] = ResolversParentTypes['ExpertDraft']> = {
  comments?: Resolver<ReadonlyArray<ResolversTypes['ExpertComment']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  question?: Resolver<Types.Maybe<ResolversTypes['Question']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ExpertLinkState'], ParentType, ContextType>;
  subject?: Resolver<Types.Maybe<ResolversTypes['Subject']>, ParentType, ContextType>;
};

export type ExpertLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpertLink'] = ResolversParentTypes['ExpertLink']> = {
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ExpertLinkState'], ParentType, ContextType>;
};

export type FaqResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Faq'] = ResolversParentTypes['Faq']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeaturesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Features'] = ResolversParentTypes['Features']> = {
  checkout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  desk?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  packs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  papers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  push?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reports?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  studio?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  study?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  twoFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GivenAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GivenAnswer'] = ResolversParentTypes['GivenAnswer']> = {
  mtf?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['StatementAnswer']>>, ParentType, ContextType>;
  saq?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['PartAnswer']>>, ParentType, ContextType>;
  sba?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HTML'], any> {
  name: 'HTML';
}

export type HeldPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeldPlan'] = ResolversParentTypes['HeldPlan']> = {
  duration?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opens?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type HomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Home'] = ResolversParentTypes['Home']> = {
  banners?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Banner']>>, ParentType, ContextType>;
  boards?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Board']>>, ParentType, ContextType>;
  ebooks?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Ebook']>>, ParentType, ContextType, RequireFields<Types.HomeEbooksArgs, 'limit'>>;
  faqs?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Faq']>>, ParentType, ContextType>;
  internshipSubjects?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['InternshipSubject']>>, ParentType, ContextType>;
  plans?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['SubscriptionPlan']>>, ParentType, ContextType>;
  questionSets?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['QuestionSetCard']>>, ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  publicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<Types.ImageUrlArgs>>;
};

export type ImportBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportBatch'] = ResolversParentTypes['ImportBatch']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drafts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  editedSince?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['TakeBackEffect'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  may?: Resolver<ReadonlyArray<ResolversTypes['ImportAction']>, ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['StudioQuestionConnection'], ParentType, ContextType, RequireFields<Types.ImportBatchQuestionsArgs, 'first'>>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ImportBatchState'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportBatchConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportBatchConnection'] = ResolversParentTypes['ImportBatchConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ImportBatchEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportBatchEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportBatchEdge'] = ResolversParentTypes['ImportBatchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ImportBatch'], ParentType, ContextType>;
};

export type InternshipArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternshipArticle'] = ResolversParentTypes['InternshipArticle']> = {
  banner?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  date?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  explanationBn?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  review?: Resolver<Types.Maybe<ResolversTypes['ReviewStamp']>, ParentType, ContextType>;
  topicName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InternshipSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternshipSubject'] = ResolversParentTypes['InternshipSubject']> = {
  iconUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topics?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['InternshipTopic']>>, ParentType, ContextType>;
};

export type InternshipTopicResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternshipTopic'] = ResolversParentTypes['InternshipTopic']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemAnalysisResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemAnalysis'] = ResolversParentTypes['ItemAnalysis']> = {
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discrimination?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  facility?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  optionShares?: Resolver<ReadonlyArray<ResolversTypes['OptionShare']>, ParentType, ContextType>;
  suspectKeys?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ItemArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemArticle'] = ResolversParentTypes['ItemArticle']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ItemProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemProgress'] = ResolversParentTypes['ItemProgress']> = {
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  right?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isScheduled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastDoneAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastError?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextRunAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
};

export type JobConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobConnection'] = ResolversParentTypes['JobConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['JobEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type JobEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobEdge'] = ResolversParentTypes['JobEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
};

export type JobKindResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobKind'] = ResolversParentTypes['JobKind']> = {
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastDoneAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastError?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextRunAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LegalTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegalText'] = ResolversParentTypes['LegalText']> = {
  body?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['LegalTextId'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MemoryModelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemoryModel'] = ResolversParentTypes['MemoryModel']> = {
  fittedOn?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gain?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mtfName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mtfWeights?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retention?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weights?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MemoryStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemoryState'] = ResolversParentTypes['MemoryState']> = {
  difficulty?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lapses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postponedTo?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stability?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MemoryStateConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemoryStateConnection'] = ResolversParentTypes['MemoryStateConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MemoryStateEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MemoryStateEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemoryStateEdge'] = ResolversParentTypes['MemoryStateEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MemoryState'], ParentType, ContextType>;
};

export type MessagePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagePreview'] = ResolversParentTypes['MessagePreview']> = {
  message?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  messageBn?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  readers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleBn?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MonthlyEarningsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthlyEarnings'] = ResolversParentTypes['MonthlyEarnings']> = {
  earned?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addPushSubscription?: Resolver<ResolversTypes['PushSettings'], ParentType, ContextType, RequireFields<Types.MutationAddPushSubscriptionArgs, 'auth' | 'endpoint' | 'p256dh'>>;
  answerPaper?: Resolver<ResolversTypes['Paper'], ParentType, ContextType, RequireFields<Types.MutationAnswerPaperArgs, 'answers' | 'id'>>;
  answerReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<Types.MutationAnswerReportArgs, 'accept' | 'answer' | 'id'>>;
  approveCommission?: Resolver<ResolversTypes['CommissionDecision'], ParentType, ContextType, RequireFields<Types.MutationApproveCommissionArgs, 'purchaseId'>>;
  approveImport?: Resolver<ResolversTypes['ImportBatch'], ParentType, ContextType, RequireFields<Types.MutationApproveImportArgs, 'id'>>;
  approveInternshipTopic?: Resolver<ResolversTypes['DeskInternshipTopic'], ParentType, ContextType, RequireFields<Types.MutationApproveInternshipTopicArgs, 'id' | 'version'>>;
  approveQuestion?: Resolver<ResolversTypes['StudioQuestion'], ParentType, ContextType, RequireFields<Types.MutationApproveQuestionArgs, 'id' | 'version'>>;
  assignQuestion?: Resolver<ResolversTypes['StudioQuestion'], ParentType, ContextType, RequireFields<Types.MutationAssignQuestionArgs, 'id'>>;
  cancelMessage?: Resolver<ResolversTypes['DeskMessage'], ParentType, ContextType, RequireFields<Types.MutationCancelMessageArgs, 'id' | 'version'>>;
  cancelOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationCancelOrderArgs, 'order'>>;
  changeMessage?: Resolver<ResolversTypes['DeskMessage'], ParentType, ContextType, RequireFields<Types.MutationChangeMessageArgs, 'id' | 'input' | 'version'>>;
  changeQuestions?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<Types.MutationChangeQuestionsArgs, 'change' | 'dryRun' | 'ids'>>;
  checkCoupon?: Resolver<ResolversTypes['CouponCheck'], ParentType, ContextType, RequireFields<Types.MutationCheckCouponArgs, 'code' | 'duration' | 'plan'>>;
  commentAsExpert?: Resolver<ResolversTypes['ExpertDraft'], ParentType, ContextType, RequireFields<Types.MutationCommentAsExpertArgs, 'name' | 'text' | 'token'>>;
  commentOnQuestion?: Resolver<ResolversTypes['DraftReview'], ParentType, ContextType, RequireFields<Types.MutationCommentOnQuestionArgs, 'id' | 'text'>>;
  completeWithdrawal?: Resolver<ResolversTypes['PayoutDecision'], ParentType, ContextType, RequireFields<Types.MutationCompleteWithdrawalArgs, 'force' | 'id' | 'userId'>>;
  confirmTwoFactor?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.MutationConfirmTwoFactorArgs, 'code'>>;
  createCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.MutationCreateCodesArgs, 'count' | 'duration' | 'payment' | 'plan'>>;
  createExpertLink?: Resolver<ResolversTypes['NewExpertLink'], ParentType, ContextType, RequireFields<Types.MutationCreateExpertLinkArgs, 'days' | 'id'>>;
  deleteStudyRecord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationDeleteStudyRecordArgs, 'confirm'>>;
  endStudyPlan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enterTransaction?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationEnterTransactionArgs, 'order' | 'transaction'>>;
  exchangeSignInCode?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<Types.MutationExchangeSignInCodeArgs, 'code'>>;
  finishPaper?: Resolver<ResolversTypes['Paper'], ParentType, ContextType, RequireFields<Types.MutationFinishPaperArgs, 'id'>>;
  giveRealMark?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationGiveRealMarkArgs, 'input'>>;
  grantPlan?: Resolver<ResolversTypes['PlanGrant'], ParentType, ContextType, RequireFields<Types.MutationGrantPlanArgs, 'planId' | 'renew' | 'userId'>>;
  handOverQuestion?: Resolver<ResolversTypes['StudioQuestion'], ParentType, ContextType, RequireFields<Types.MutationHandOverQuestionArgs, 'id' | 'to'>>;
  leavePlace?: Resolver<ReadonlyArray<ResolversTypes['StudyPlace']>, ParentType, ContextType, RequireFields<Types.MutationLeavePlaceArgs, 'path' | 'place' | 'title' | 'total'>>;
  logIn?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<Types.MutationLogInArgs, 'email' | 'password'>>;
  logOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markAllNotificationsRead?: Resolver<ReadonlyArray<ResolversTypes['Notification']>, ParentType, ContextType>;
  markNotificationRead?: Resolver<ResolversTypes['Notification'], ParentType, ContextType, RequireFields<Types.MutationMarkNotificationReadArgs, 'id'>>;
  markPaper?: Resolver<ResolversTypes['Paper'], ParentType, ContextType, RequireFields<Types.MutationMarkPaperArgs, 'input' | 'sheet'>>;
  mergeQuestionLists?: Resolver<ResolversTypes['QuestionListChange'], ParentType, ContextType, RequireFields<Types.MutationMergeQuestionListsArgs, 'dryRun' | 'into' | 'kind' | 'name' | 'prof' | 'subject'>>;
  moveEntry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationMoveEntryArgs, 'id' | 'kind'>>;
  namePaper?: Resolver<ResolversTypes['Paper'], ParentType, ContextType, RequireFields<Types.MutationNamePaperArgs, 'id' | 'named'>>;
  orderEntries?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationOrderEntriesArgs, 'ids' | 'kind'>>;
  postponeQuestion?: Resolver<Types.Maybe<ResolversTypes['QueueItem']>, ParentType, ContextType, RequireFields<Types.MutationPostponeQuestionArgs, 'questionId'>>;
  previewNotification?: Resolver<ResolversTypes['NotificationPreview'], ParentType, ContextType, RequireFields<Types.MutationPreviewNotificationArgs, 'message' | 'title'>>;
  rebuildStudyRecord?: Resolver<ResolversTypes['StudyRebuild'], ParentType, ContextType>;
  recordAttempts?: Resolver<ReadonlyArray<ResolversTypes['AttemptResult']>, ParentType, ContextType, RequireFields<Types.MutationRecordAttemptsArgs, 'attempts'>>;
  refundPurchase?: Resolver<ResolversTypes['PlanGrant'], ParentType, ContextType, RequireFields<Types.MutationRefundPurchaseArgs, 'purchaseId'>>;
  refuseCommission?: Resolver<ResolversTypes['CommissionDecision'], ParentType, ContextType, RequireFields<Types.MutationRefuseCommissionArgs, 'purchaseId'>>;
  rejectTransaction?: Resolver<ResolversTypes['DeskOrder'], ParentType, ContextType, RequireFields<Types.MutationRejectTransactionArgs, 'order' | 'reason'>>;
  rejectWithdrawal?: Resolver<ResolversTypes['PayoutDecision'], ParentType, ContextType, RequireFields<Types.MutationRejectWithdrawalArgs, 'id' | 'userId'>>;
  removeEmptyQuestionLists?: Resolver<ResolversTypes['RemovedQuestionLists'], ParentType, ContextType, RequireFields<Types.MutationRemoveEmptyQuestionListsArgs, 'dryRun' | 'kind'>>;
  removeEntry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRemoveEntryArgs, 'id' | 'kind' | 'version'>>;
  removeItemTarget?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRemoveItemTargetArgs, 'id'>>;
  removePushSubscription?: Resolver<ResolversTypes['PushSettings'], ParentType, ContextType, RequireFields<Types.MutationRemovePushSubscriptionArgs, 'endpoint'>>;
  removeView?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<Types.MutationRemoveViewArgs, 'id'>>;
  renameQuestionList?: Resolver<ResolversTypes['QuestionListChange'], ParentType, ContextType, RequireFields<Types.MutationRenameQuestionListArgs, 'dryRun' | 'kind' | 'name' | 'prof' | 'subject' | 'to'>>;
  renewRecoveryCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.MutationRenewRecoveryCodesArgs, 'code'>>;
  reportQuestion?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<Types.MutationReportQuestionArgs, 'kind' | 'questionId' | 'text'>>;
  requestPasswordReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRequestPasswordResetArgs, 'email'>>;
  requestWithdrawal?: Resolver<ResolversTypes['Affiliate'], ParentType, ContextType>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordResult'], ParentType, ContextType, RequireFields<Types.MutationResetPasswordArgs, 'input'>>;
  resetTwoFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationResetTwoFactorArgs, 'userId'>>;
  resolveComment?: Resolver<ResolversTypes['DraftReview'], ParentType, ContextType, RequireFields<Types.MutationResolveCommentArgs, 'comment' | 'id' | 'isResolved'>>;
  retireQuestion?: Resolver<ResolversTypes['StudioQuestion'], ParentType, ContextType, RequireFields<Types.MutationRetireQuestionArgs, 'comment' | 'id' | 'version'>>;
  retryJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<Types.MutationRetryJobArgs, 'id'>>;
  returnInternshipTopic?: Resolver<ResolversTypes['DeskInternshipTopic'], ParentType, ContextType, RequireFields<Types.MutationReturnInternshipTopicArgs, 'comment' | 'id' | 'version'>>;
  returnQuestion?: Resolver<ResolversTypes['StudioQuestion'], ParentType, ContextType, RequireFields<Types.MutationReturnQuestionArgs, 'comment' | 'id' | 'version'>>;
  revokeExpertLink?: Resolver<ResolversTypes['DraftReview'], ParentType, ContextType, RequireFields<Types.MutationRevokeExpertLinkArgs, 'id' | 'link'>>;
  saveBanner?: Resolver<ResolversTypes['DeskBanner'], ParentType, ContextType, RequireFields<Types.MutationSaveBannerArgs, 'banner'>>;
  saveCoupon?: Resolver<ResolversTypes['Coupon'], ParentType, ContextType, RequireFields<Types.MutationSaveCouponArgs, 'input'>>;
  saveEbook?: Resolver<ResolversTypes['DeskEbook'], ParentType, ContextType, RequireFields<Types.MutationSaveEbookArgs, 'ebook'>>;
  saveFaq?: Resolver<ResolversTypes['DeskFaq'], ParentType, ContextType, RequireFields<Types.MutationSaveFaqArgs, 'faq'>>;
  saveInternshipSubject?: Resolver<ResolversTypes['DeskInternshipSubject'], ParentType, ContextType, RequireFields<Types.MutationSaveInternshipSubjectArgs, 'subject'>>;
  saveInternshipTopic?: Resolver<ResolversTypes['DeskInternshipTopic'], ParentType, ContextType, RequireFields<Types.MutationSaveInternshipTopicArgs, 'topic'>>;
  saveLegalText?: Resolver<Types.Maybe<ResolversTypes['LegalText']>, ParentType, ContextType, RequireFields<Types.MutationSaveLegalTextArgs, 'id'>>;
  savePlan?: Resolver<ResolversTypes['DeskPlan'], ParentType, ContextType, RequireFields<Types.MutationSavePlanArgs, 'plan'>>;
  saveQuestion?: Resolver<ResolversTypes['StudioQuestion'], ParentType, ContextType, RequireFields<Types.MutationSaveQuestionArgs, 'question'>>;
  saveView?: Resolver<ResolversTypes['StudioView'], ParentType, ContextType, RequireFields<Types.MutationSaveViewArgs, 'filter' | 'name'>>;
  scheduleMessage?: Resolver<ResolversTypes['DeskMessage'], ParentType, ContextType, RequireFields<Types.MutationScheduleMessageArgs, 'input'>>;
  sendNotification?: Resolver<ResolversTypes['Notification'], ParentType, ContextType, RequireFields<Types.MutationSendNotificationArgs, 'message' | 'title'>>;
  setCoAuthors?: Resolver<ResolversTypes['StudioQuestion'], ParentType, ContextType, RequireFields<Types.MutationSetCoAuthorsArgs, 'id' | 'people'>>;
  setDailyMail?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationSetDailyMailArgs, 'on'>>;
  setFlag?: Resolver<ResolversTypes['QuestionRecord'], ParentType, ContextType, RequireFields<Types.MutationSetFlagArgs, 'flagged' | 'questionId'>>;
  setItemTarget?: Resolver<ResolversTypes['StudyPlanTarget'], ParentType, ContextType, RequireFields<Types.MutationSetItemTargetArgs, 'items' | 'on'>>;
  setLanguage?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationSetLanguageArgs, 'language'>>;
  setNote?: Resolver<ResolversTypes['QuestionRecord'], ParentType, ContextType, RequireFields<Types.MutationSetNoteArgs, 'note' | 'questionId' | 'version'>>;
  setPushKinds?: Resolver<ResolversTypes['PushSettings'], ParentType, ContextType, RequireFields<Types.MutationSetPushKindsArgs, 'kinds'>>;
  setRole?: Resolver<ResolversTypes['StudioPerson'], ParentType, ContextType, RequireFields<Types.MutationSetRoleArgs, 'role' | 'userId'>>;
  setStudyPlan?: Resolver<ResolversTypes['StudyPlan'], ParentType, ContextType, RequireFields<Types.MutationSetStudyPlanArgs, 'input'>>;
  setWithdrawalAccount?: Resolver<ResolversTypes['Affiliate'], ParentType, ContextType, RequireFields<Types.MutationSetWithdrawalAccountArgs, 'accountNumber' | 'method'>>;
  settleOrder?: Resolver<ResolversTypes['DeskOrder'], ParentType, ContextType, RequireFields<Types.MutationSettleOrderArgs, 'amount' | 'method' | 'order' | 'reference'>>;
  settleStatement?: Resolver<ReadonlyArray<ResolversTypes['DeskOrder']>, ParentType, ContextType, RequireFields<Types.MutationSettleStatementArgs, 'csv' | 'orders'>>;
  signUp?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationSignUpArgs, 'input'>>;
  startOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationStartOrderArgs, 'input'>>;
  startPaper?: Resolver<ResolversTypes['Paper'], ParentType, ContextType, RequireFields<Types.MutationStartPaperArgs, 'input'>>;
  startTwoFactor?: Resolver<ResolversTypes['TwoFactorSetup'], ParentType, ContextType, Partial<Types.MutationStartTwoFactorArgs>>;
  stopTwoFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationStopTwoFactorArgs, 'code'>>;
  submitInternshipTopic?: Resolver<ResolversTypes['DeskInternshipTopic'], ParentType, ContextType, RequireFields<Types.MutationSubmitInternshipTopicArgs, 'id' | 'version'>>;
  submitQuestion?: Resolver<ResolversTypes['StudioQuestion'], ParentType, ContextType, RequireFields<Types.MutationSubmitQuestionArgs, 'id' | 'version'>>;
  switchCode?: Resolver<ResolversTypes['CodeBatch'], ParentType, ContextType, RequireFields<Types.MutationSwitchCodeArgs, 'batch' | 'code' | 'on'>>;
  takeBackImport?: Resolver<ResolversTypes['ImportBatch'], ParentType, ContextType, RequireFields<Types.MutationTakeBackImportArgs, 'id'>>;
  undoAttempt?: Resolver<ResolversTypes['QuestionRecord'], ParentType, ContextType, RequireFields<Types.MutationUndoAttemptArgs, 'id'>>;
  undoBulk?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<Types.MutationUndoBulkArgs, 'id'>>;
  undoInternshipTopic?: Resolver<Types.Maybe<ResolversTypes['DeskInternshipTopic']>, ParentType, ContextType, RequireFields<Types.MutationUndoInternshipTopicArgs, 'id' | 'version'>>;
  undoQuestion?: Resolver<Types.Maybe<ResolversTypes['StudioQuestion']>, ParentType, ContextType, RequireFields<Types.MutationUndoQuestionArgs, 'id' | 'version'>>;
  updateProfile?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationUpdateProfileArgs, 'input'>>;
};

export type NamedResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedResult'] = ResolversParentTypes['NamedResult']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type NewExpertLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewExpertLink'] = ResolversParentTypes['NewExpertLink']> = {
  review?: Resolver<ResolversTypes['DraftReview'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationPreview'] = ResolversParentTypes['NotificationPreview']> = {
  message?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  readers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OptionShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OptionShare'] = ResolversParentTypes['OptionShare']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  payUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receipt?: Resolver<Types.Maybe<ResolversTypes['Receipt']>, ParentType, ContextType>;
  refunds?: Resolver<ReadonlyArray<ResolversTypes['OrderRefund']>, ParentType, ContextType>;
  rejected?: Resolver<Types.Maybe<ResolversTypes['RejectedTransfer']>, ParentType, ContextType>;
  returnTo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  transaction?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRefund'] = ResolversParentTypes['OrderRefund']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  doneAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expectedBy?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RefundState'], ParentType, ContextType>;
};

export type OwnQuestionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnQuestionConnection'] = ResolversParentTypes['OwnQuestionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OwnQuestionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnQuestionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnQuestionEdge'] = ResolversParentTypes['OwnQuestionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Question'], ParentType, ContextType>;
};

export type PackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Pack'] = ResolversParentTypes['Pack']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PackKind'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manifest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PageTabResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageTab'] = ResolversParentTypes['PageTab']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaginationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Pagination'] = ResolversParentTypes['Pagination']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tabs?: Resolver<ReadonlyArray<ResolversTypes['PageTab']>, ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PaperResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Paper'] = ResolversParentTypes['Paper']> = {
  comparison?: Resolver<Types.Maybe<ResolversTypes['PaperComparison']>, ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['PaperMode'], ParentType, ContextType>;
  named?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  result?: Resolver<Types.Maybe<ResolversTypes['PaperResult']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['ScoringRule'], ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['PaperSection']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaperState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaperComparisonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaperComparison'] = ResolversParentTypes['PaperComparison']> = {
  distribution?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  named?: Resolver<ReadonlyArray<ResolversTypes['NamedResult']>, ParentType, ContextType>;
  results?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaperConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaperConnection'] = ResolversParentTypes['PaperConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PaperEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PaperEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaperEdge'] = ResolversParentTypes['PaperEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Paper'], ParentType, ContextType>;
};

export type PaperItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaperItem'] = ResolversParentTypes['PaperItem']> = {
  answer?: Resolver<Types.Maybe<ResolversTypes['GivenAnswer']>, ParentType, ContextType>;
  asked?: Resolver<ResolversTypes['AskedQuestion'], ParentType, ContextType>;
  flagged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyCorrectedOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  marks?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outOf?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outcome?: Resolver<Types.Maybe<ResolversTypes['Outcome']>, ParentType, ContextType>;
  question?: Resolver<Types.Maybe<ResolversTypes['Question']>, ParentType, ContextType>;
  remarkedFrom?: Resolver<Types.Maybe<ResolversTypes['Outcome']>, ParentType, ContextType>;
  tookMs?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PaperResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaperResult'] = ResolversParentTypes['PaperResult']> = {
  components?: Resolver<ReadonlyArray<ResolversTypes['ComponentResult']>, ParentType, ContextType>;
  markedOutOf?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  marks?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outOf?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  remarked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['SectionResult']>, ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tookMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topics?: Resolver<ReadonlyArray<ResolversTypes['TopicResult']>, ParentType, ContextType>;
  unmarked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verdict?: Resolver<Types.Maybe<ResolversTypes['Verdict']>, ParentType, ContextType>;
};

export type PaperSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaperSection'] = ResolversParentTypes['PaperSection']> = {
  answerAny?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['PaperItem']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['QuestionType'], ParentType, ContextType>;
  minutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PartAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartAnswer'] = ResolversParentTypes['PartAnswer']> = {
  label?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  points?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['PaymentDirection'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instructions?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payTo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payout'] = ResolversParentTypes['Payout']> = {
  accountChangedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blocks?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  cautions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PayoutConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutConnection'] = ResolversParentTypes['PayoutConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PayoutEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PayoutDecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutDecision'] = ResolversParentTypes['PayoutDecision']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayoutEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutEdge'] = ResolversParentTypes['PayoutEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payout'], ParentType, ContextType>;
};

export type PersonPurchaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonPurchase'] = ResolversParentTypes['PersonPurchase']> = {
  boughtAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  commission?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commissionState?: Resolver<Types.Maybe<ResolversTypes['CommissionState']>, ParentType, ContextType>;
  complimentary?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['Payment']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  referrer?: Resolver<Types.Maybe<ResolversTypes['DeskName']>, ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PurchaseState'], ParentType, ContextType>;
};

export type PersonRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonRecord'] = ResolversParentTypes['PersonRecord']> = {
  emailVerifiedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  medicalCollege?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['DeskPerson'], ParentType, ContextType>;
  plans?: Resolver<ReadonlyArray<ResolversTypes['HeldPlan']>, ParentType, ContextType>;
  purchases?: Resolver<ReadonlyArray<ResolversTypes['PersonPurchase']>, ParentType, ContextType>;
  referred?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  referrer?: Resolver<Types.Maybe<ResolversTypes['DeskName']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  twoFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlanGrantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanGrant'] = ResolversParentTypes['PlanGrant']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  commission?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  purchaseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reviewReasons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PlanPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanPrice'] = ResolversParentTypes['PlanPrice']> = {
  duration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfessionalYearResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfessionalYear'] = ResolversParentTypes['ProfessionalYear']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjects?: Resolver<ReadonlyArray<ResolversTypes['Subject']>, ParentType, ContextType>;
};

export type ProfileYearResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileYear'] = ResolversParentTypes['ProfileYear']> = {
  readers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublishedInternshipTopicResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishedInternshipTopic'] = ResolversParentTypes['PublishedInternshipTopic']> = {
  banner?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  body?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  date?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  explanationBn?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  list?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviewedOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  reviewer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PushSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushSettings'] = ResolversParentTypes['PushSettings']> = {
  kinds?: Resolver<ReadonlyArray<ResolversTypes['PushKind']>, ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quietFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quietTo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscriptions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  banners?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Banner']>>, ParentType, ContextType>;
  board?: Resolver<Types.Maybe<ResolversTypes['Board']>, ParentType, ContextType, RequireFields<Types.QueryBoardArgs, 'code'>>;
  boardSubject?: Resolver<Types.Maybe<ResolversTypes['BoardSubject']>, ParentType, ContextType, RequireFields<Types.QueryBoardSubjectArgs, 'board' | 'prof' | 'subject'>>;
  boards?: Resolver<ReadonlyArray<ResolversTypes['Board']>, ParentType, ContextType>;
  chapter?: Resolver<Types.Maybe<ResolversTypes['Chapter']>, ParentType, ContextType, RequireFields<Types.QueryChapterArgs, 'id'>>;
  chapters?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Chapter']>>, ParentType, ContextType, RequireFields<Types.QueryChaptersArgs, 'prof' | 'subject'>>;
  checkout?: Resolver<Types.Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  curriculum?: Resolver<Types.Maybe<ResolversTypes['Curriculum']>, ParentType, ContextType, Partial<Types.QueryCurriculumArgs>>;
  curriculumItem?: Resolver<Types.Maybe<ResolversTypes['CurriculumItem']>, ParentType, ContextType, RequireFields<Types.QueryCurriculumItemArgs, 'code'>>;
  desk?: Resolver<ResolversTypes['Desk'], ParentType, ContextType>;
  ebooks?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Ebook']>>, ParentType, ContextType, RequireFields<Types.QueryEbooksArgs, 'limit' | 'page'>>;
  expertDraft?: Resolver<Types.Maybe<ResolversTypes['ExpertDraft']>, ParentType, ContextType, RequireFields<Types.QueryExpertDraftArgs, 'token'>>;
  faqs?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Faq']>>, ParentType, ContextType>;
  features?: Resolver<ResolversTypes['Features'], ParentType, ContextType>;
  googleSignIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['Home'], ParentType, ContextType>;
  internshipArticle?: Resolver<Types.Maybe<ResolversTypes['InternshipArticle']>, ParentType, ContextType, RequireFields<Types.QueryInternshipArticleArgs, 'id'>>;
  internshipSubTopics?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['InternshipTopic']>>, ParentType, ContextType, RequireFields<Types.QueryInternshipSubTopicsArgs, 'topicId'>>;
  internshipSubject?: Resolver<Types.Maybe<ResolversTypes['InternshipSubject']>, ParentType, ContextType, RequireFields<Types.QueryInternshipSubjectArgs, 'id'>>;
  internshipSubjects?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['InternshipSubject']>>, ParentType, ContextType>;
  legalText?: Resolver<Types.Maybe<ResolversTypes['LegalText']>, ParentType, ContextType, RequireFields<Types.QueryLegalTextArgs, 'id'>>;
  packKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packs?: Resolver<ReadonlyArray<ResolversTypes['Pack']>, ParentType, ContextType>;
  paperMatches?: Resolver<ResolversTypes['QuestionCounts'], ParentType, ContextType, RequireFields<Types.QueryPaperMatchesArgs, 'mix'>>;
  plans?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['SubscriptionPlan']>>, ParentType, ContextType>;
  professionalYears?: Resolver<ReadonlyArray<ResolversTypes['ProfessionalYear']>, ParentType, ContextType>;
  question?: Resolver<Types.Maybe<ResolversTypes['Question']>, ParentType, ContextType, Partial<Types.QueryQuestionArgs>>;
  questionSets?: Resolver<ReadonlyArray<ResolversTypes['QuestionSetCard']>, ParentType, ContextType>;
  referrer?: Resolver<Types.Maybe<ResolversTypes['Referrer']>, ParentType, ContextType, RequireFields<Types.QueryReferrerArgs, 'userId'>>;
  scoringRules?: Resolver<ReadonlyArray<ResolversTypes['ScoringRule']>, ParentType, ContextType>;
  search?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['SearchResult']>>, ParentType, ContextType, RequireFields<Types.QuerySearchArgs, 'text'>>;
  sharedPaper?: Resolver<Types.Maybe<ResolversTypes['SharedPaper']>, ParentType, ContextType, RequireFields<Types.QuerySharedPaperArgs, 'id'>>;
  sittings?: Resolver<ReadonlyArray<ResolversTypes['Sitting']>, ParentType, ContextType, RequireFields<Types.QuerySittingsArgs, 'board' | 'prof' | 'subject'>>;
  studio?: Resolver<ResolversTypes['Studio'], ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  appearances?: Resolver<ReadonlyArray<ResolversTypes['Appearance']>, ParentType, ContextType>;
  explanation?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  explanationBn?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['CurriculumItem']>, ParentType, ContextType, Partial<Types.QuestionItemsArgs>>;
  media?: Resolver<ReadonlyArray<ResolversTypes['QuestionMedia']>, ParentType, ContextType>;
  mine?: Resolver<Types.Maybe<ResolversTypes['QuestionRecord']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['QuestionNotice']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['QuestionOption']>, ParentType, ContextType>;
  origin?: Resolver<Types.Maybe<ResolversTypes['QuestionOrigin']>, ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['QuestionPart']>, ParentType, ContextType>;
  ref?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  references?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  review?: Resolver<Types.Maybe<ResolversTypes['ReviewStamp']>, ParentType, ContextType>;
  stats?: Resolver<Types.Maybe<ResolversTypes['QuestionStats']>, ParentType, ContextType>;
  stem?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  takeAway?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  topic?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['QuestionType'], ParentType, ContextType>;
};

export type QuestionCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionCounts'] = ResolversParentTypes['QuestionCounts']> = {
  mtf?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sba?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuestionEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionEvent'] = ResolversParentTypes['QuestionEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  comment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['QuestionEventKind'], ParentType, ContextType>;
};

export type QuestionFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionFigures'] = ResolversParentTypes['QuestionFigures']> = {
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discrimination?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  facility?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prof?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ref?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skips?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statements?: Resolver<ReadonlyArray<ResolversTypes['StatementFigures']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  topic?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['QuestionType'], ParentType, ContextType>;
};

export type QuestionFiguresConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionFiguresConnection'] = ResolversParentTypes['QuestionFiguresConnection']> = {
  computedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['QuestionFiguresEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type QuestionFiguresEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionFiguresEdge'] = ResolversParentTypes['QuestionFiguresEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['QuestionFigures'], ParentType, ContextType>;
};

export type QuestionFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionFilter'] = ResolversParentTypes['QuestionFilter']> = {
  author?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changedFrom?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  changedTo?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  chapter?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discriminationBelow?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  facilityBelow?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  item?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mineOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  prof?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reported?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['QuestionStatus']>, ParentType, ContextType>;
  subject?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  topic?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['QuestionType']>, ParentType, ContextType>;
};

export type QuestionListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionList'] = ResolversParentTypes['QuestionList']> = {
  boards?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  hiddenQuestions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalQuestions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuestionListChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionListChange'] = ResolversParentTypes['QuestionListChange']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalQuestions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuestionListConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionListConnection'] = ResolversParentTypes['QuestionListConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['QuestionListEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type QuestionListEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionListEdge'] = ResolversParentTypes['QuestionListEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['QuestionList'], ParentType, ContextType>;
};

export type QuestionMediaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionMedia'] = ResolversParentTypes['QuestionMedia']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credit?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  licence?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuestionNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionNote'] = ResolversParentTypes['QuestionNote']> = {
  flagged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ref?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuestionNoteConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionNoteConnection'] = ResolversParentTypes['QuestionNoteConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['QuestionNoteEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type QuestionNoteEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionNoteEdge'] = ResolversParentTypes['QuestionNoteEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['QuestionNote'], ParentType, ContextType>;
};

export type QuestionNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionNotice'] = ResolversParentTypes['QuestionNotice']> = {
  kind?: Resolver<ResolversTypes['QuestionNoticeKind'], ParentType, ContextType>;
  on?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type QuestionOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionOption'] = ResolversParentTypes['QuestionOption']> = {
  correct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
};

export type QuestionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionPage'] = ResolversParentTypes['QuestionPage']> = {
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['Question']>, ParentType, ContextType>;
  unreadable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuestionPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionPart'] = ResolversParentTypes['QuestionPart']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marks?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  points?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  weights?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type QuestionRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionRecord'] = ResolversParentTypes['QuestionRecord']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  flagged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyCorrectedOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lastAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastOutcome?: Resolver<Types.Maybe<ResolversTypes['Outcome']>, ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noteVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  remarkedFrom?: Resolver<Types.Maybe<ResolversTypes['Outcome']>, ParentType, ContextType>;
  stats?: Resolver<Types.Maybe<ResolversTypes['QuestionStats']>, ParentType, ContextType>;
};

export type QuestionSetCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionSetCard'] = ResolversParentTypes['QuestionSetCard']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuestionStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionStats'] = ResolversParentTypes['QuestionStats']> = {
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  optionShares?: Resolver<ReadonlyArray<ResolversTypes['OptionShare']>, ParentType, ContextType>;
  rightShare?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type QueueItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QueueItem'] = ResolversParentTypes['QueueItem']> = {
  comesOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  movedBecause?: Resolver<Types.Maybe<ResolversTypes['MoveReason']>, ParentType, ContextType>;
  movedFrom?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['Question'], ParentType, ContextType>;
  targetId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  why?: Resolver<ResolversTypes['QueueReason'], ParentType, ContextType>;
};

export type ReaderDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReaderDay'] = ResolversParentTypes['ReaderDay']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  firstPurchases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signedUp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReadershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Readership'] = ResolversParentTypes['Readership']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bought?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signedUp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReadinessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Readiness'] = ResolversParentTypes['Readiness']> = {
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  component?: Resolver<ResolversTypes['Component'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  high?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isValidated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  low?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  missing?: Resolver<Types.Maybe<ResolversTypes['ReadinessGap']>, ParentType, ContextType>;
  passOfTen?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  passShare?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  prof?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['Subject'], ParentType, ContextType>;
};

export type ReadinessGapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadinessGap'] = ResolversParentTypes['ReadinessGap']> = {
  mix?: Resolver<ResolversTypes['ReadinessMix'], ParentType, ContextType>;
  mixedAnswers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topics?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReadinessMixResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadinessMix'] = ResolversParentTypes['ReadinessMix']> = {
  mtf?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prof?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sba?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subjects?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RealMarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RealMark'] = ResolversParentTypes['RealMark']> = {
  component?: Resolver<ResolversTypes['Component'], ParentType, ContextType>;
  examOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  high?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  low?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  passOfTen?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prof?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['Subject'], ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReferrerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Referrer'] = ResolversParentTypes['Referrer']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefundPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundPreview'] = ResolversParentTypes['RefundPreview']> = {
  plans?: Resolver<ReadonlyArray<ResolversTypes['HeldPlan']>, ParentType, ContextType>;
  refund?: Resolver<ResolversTypes['PlanGrant'], ParentType, ContextType>;
};

export type RefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refused'] = ResolversParentTypes['Refused']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RejectedTransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RejectedTransfer'] = ResolversParentTypes['RejectedTransfer']> = {
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transaction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemovedQuestionListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovedQuestionList'] = ResolversParentTypes['RemovedQuestionList']> = {
  board?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemovedQuestionListsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovedQuestionLists'] = ResolversParentTypes['RemovedQuestionLists']> = {
  lists?: Resolver<ReadonlyArray<ResolversTypes['RemovedQuestionList']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  answer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  counts?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReportKind'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ref?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReportState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportConnection'] = ResolversParentTypes['ReportConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ReportEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportEdge'] = ResolversParentTypes['ReportEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Report'], ParentType, ContextType>;
};

export type ResetPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordResult'] = ResolversParentTypes['ResetPasswordResult']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirect?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewStampResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewStamp'] = ResolversParentTypes['ReviewStamp']> = {
  author?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewedOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  reviewer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReviewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reviewer'] = ResolversParentTypes['Reviewer']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RuleComponentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RuleComponent'] = ResolversParentTypes['RuleComponent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kinds?: Resolver<ReadonlyArray<ResolversTypes['QuestionType']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passShare?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SalesDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesDay'] = ResolversParentTypes['SalesDay']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['DeskName']>, ParentType, ContextType>;
  complimentary?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScoringRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScoringRule'] = ResolversParentTypes['ScoringRule']> = {
  components?: Resolver<ReadonlyArray<ResolversTypes['RuleComponent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mtfStatementRight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mtfStatementWrong?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passShare?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sbaRight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sbaWrong?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  secondsPerMark?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secondsPerQuestion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchExcerptPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchExcerptPart'] = ResolversParentTypes['SearchExcerptPart']> = {
  marked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchLink'] = ResolversParentTypes['SearchLink']> = {
  excerpt?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['SearchExcerptPart']>>, ParentType, ContextType>;
  kind?: Resolver<Types.Maybe<ResolversTypes['SearchKind']>, ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  topic?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  links?: Resolver<ReadonlyArray<ResolversTypes['SearchLink']>, ParentType, ContextType>;
  topicName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SectionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionResult'] = ResolversParentTypes['SectionResult']> = {
  kind?: Resolver<ResolversTypes['QuestionType'], ParentType, ContextType>;
  marks?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outOf?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  partly?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  right?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrong?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SentNotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentNotification'] = ResolversParentTypes['SentNotification']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Types.Maybe<ResolversTypes['DeskName']>, ParentType, ContextType>;
};

export type SentNotificationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentNotificationConnection'] = ResolversParentTypes['SentNotificationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SentNotificationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SentNotificationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentNotificationEdge'] = ResolversParentTypes['SentNotificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SentNotification'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type SharedPaperResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedPaper'] = ResolversParentTypes['SharedPaper']> = {
  access?: Resolver<ResolversTypes['SharedAccess'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['QuestionCounts'], ParentType, ContextType>;
  minutes?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  nextFreeOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SittingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sitting'] = ResolversParentTypes['Sitting']> = {
  board?: Resolver<ResolversTypes['Board'], ParentType, ContextType>;
  mtf?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sba?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sitting?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatementAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementAnswer'] = ResolversParentTypes['StatementAnswer']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StatementFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementFigures'] = ResolversParentTypes['StatementFigures']> = {
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discrimination?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  facility?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StatementLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementLine'] = ResolversParentTypes['StatementLine']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  payer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StatementMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementMatch'] = ResolversParentTypes['StatementMatch']> = {
  alreadyUsed?: Resolver<ReadonlyArray<ResolversTypes['StatementLine']>, ParentType, ContextType>;
  matched?: Resolver<ReadonlyArray<ResolversTypes['StatementLine']>, ParentType, ContextType>;
  unmatched?: Resolver<ReadonlyArray<ResolversTypes['StatementLine']>, ParentType, ContextType>;
};

export type StudioResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Studio'] = ResolversParentTypes['Studio']> = {
  authors?: Resolver<ReadonlyArray<ResolversTypes['StudioAuthor']>, ParentType, ContextType>;
  import?: Resolver<Types.Maybe<ResolversTypes['ImportBatch']>, ParentType, ContextType, RequireFields<Types.StudioImportArgs, 'id'>>;
  imports?: Resolver<ResolversTypes['ImportBatchConnection'], ParentType, ContextType, RequireFields<Types.StudioImportsArgs, 'first'>>;
  people?: Resolver<ReadonlyArray<ResolversTypes['StudioPerson']>, ParentType, ContextType, Partial<Types.StudioPeopleArgs>>;
  question?: Resolver<Types.Maybe<ResolversTypes['StudioQuestion']>, ParentType, ContextType, RequireFields<Types.StudioQuestionArgs, 'id'>>;
  questionIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<Types.StudioQuestionIdsArgs, 'filter'>>;
  questions?: Resolver<ResolversTypes['StudioQuestionConnection'], ParentType, ContextType, RequireFields<Types.StudioQuestionsArgs, 'first' | 'imports' | 'mineOnly'>>;
  reports?: Resolver<ResolversTypes['ReportConnection'], ParentType, ContextType, RequireFields<Types.StudioReportsArgs, 'first' | 'state'>>;
  suspects?: Resolver<ResolversTypes['StudioQuestionConnection'], ParentType, ContextType, RequireFields<Types.StudioSuspectsArgs, 'first'>>;
  views?: Resolver<ReadonlyArray<ResolversTypes['StudioView']>, ParentType, ContextType>;
  waiting?: Resolver<ReadonlyArray<ResolversTypes['Waiting']>, ParentType, ContextType>;
};

export type StudioAuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudioAuthor'] = ResolversParentTypes['StudioAuthor']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StudioPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudioPerson'] = ResolversParentTypes['StudioPerson']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StudioQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudioQuestion'] = ResolversParentTypes['StudioQuestion']> = {
  analysis?: Resolver<Types.Maybe<ResolversTypes['ItemAnalysis']>, ParentType, ContextType>;
  assignee?: Resolver<Types.Maybe<ResolversTypes['Reviewer']>, ParentType, ContextType>;
  author?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  chapter?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coAuthors?: Resolver<ReadonlyArray<ResolversTypes['StudioAuthor']>, ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['Question'], ParentType, ContextType>;
  dueOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['QuestionEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lacks?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  may?: Resolver<ReadonlyArray<ResolversTypes['StudioAction']>, ParentType, ContextType>;
  prof?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  published?: Resolver<Types.Maybe<ResolversTypes['Question']>, ParentType, ContextType>;
  reports?: Resolver<ReadonlyArray<ResolversTypes['Report']>, ParentType, ContextType>;
  retired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  review?: Resolver<Types.Maybe<ResolversTypes['DraftReview']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['QuestionStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['Subject'], ParentType, ContextType>;
  undecided?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudioQuestionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudioQuestionConnection'] = ResolversParentTypes['StudioQuestionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StudioQuestionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudioQuestionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudioQuestionEdge'] = ResolversParentTypes['StudioQuestionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StudioQuestion'], ParentType, ContextType>;
};

export type StudioViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudioView'] = ResolversParentTypes['StudioView']> = {
  filter?: Resolver<ResolversTypes['QuestionFilter'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Study'] = ResolversParentTypes['Study']> = {
  attempts?: Resolver<ResolversTypes['AttemptConnection'], ParentType, ContextType, RequireFields<Types.StudyAttemptsArgs, 'first'>>;
  calendar?: Resolver<ReadonlyArray<ResolversTypes['StudyDay']>, ParentType, ContextType, RequireFields<Types.StudyCalendarArgs, 'days'>>;
  memory?: Resolver<ResolversTypes['MemoryModel'], ParentType, ContextType>;
  memoryStates?: Resolver<ResolversTypes['MemoryStateConnection'], ParentType, ContextType, RequireFields<Types.StudyMemoryStatesArgs, 'first'>>;
  notes?: Resolver<Types.Maybe<ResolversTypes['QuestionNoteConnection']>, ParentType, ContextType, RequireFields<Types.StudyNotesArgs, 'first'>>;
  overview?: Resolver<ResolversTypes['StudyOverview'], ParentType, ContextType>;
  paper?: Resolver<Types.Maybe<ResolversTypes['Paper']>, ParentType, ContextType, RequireFields<Types.StudyPaperArgs, 'id'>>;
  papers?: Resolver<ResolversTypes['PaperConnection'], ParentType, ContextType, RequireFields<Types.StudyPapersArgs, 'first'>>;
  places?: Resolver<ReadonlyArray<ResolversTypes['StudyPlace']>, ParentType, ContextType>;
  plan?: Resolver<Types.Maybe<ResolversTypes['StudyPlan']>, ParentType, ContextType>;
  planPreview?: Resolver<ResolversTypes['StudyPlan'], ParentType, ContextType, RequireFields<Types.StudyPlanPreviewArgs, 'input'>>;
  questions?: Resolver<ResolversTypes['OwnQuestionConnection'], ParentType, ContextType, RequireFields<Types.StudyQuestionsArgs, 'first' | 'list'>>;
  queue?: Resolver<ReadonlyArray<ResolversTypes['QueueItem']>, ParentType, ContextType, RequireFields<Types.StudyQueueArgs, 'first'>>;
  readiness?: Resolver<ReadonlyArray<ResolversTypes['Readiness']>, ParentType, ContextType>;
  realMarks?: Resolver<ReadonlyArray<ResolversTypes['RealMark']>, ParentType, ContextType>;
  records?: Resolver<ReadonlyArray<ResolversTypes['QuestionRecord']>, ParentType, ContextType, RequireFields<Types.StudyRecordsArgs, 'questions'>>;
  subjects?: Resolver<ReadonlyArray<ResolversTypes['SubjectProgress']>, ParentType, ContextType>;
  targets?: Resolver<ReadonlyArray<ResolversTypes['StudyPlanTarget']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['StudyDay'], ParentType, ContextType>;
  topics?: Resolver<ReadonlyArray<ResolversTypes['TopicProgress']>, ParentType, ContextType, RequireFields<Types.StudyTopicsArgs, 'prof' | 'subject'>>;
};

export type StudyCorrectionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudyCorrections'] = ResolversParentTypes['StudyCorrections']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueDates?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  records?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  states?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StudyDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudyDay'] = ResolversParentTypes['StudyDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fresh?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isRest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudyDayCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudyDayCount'] = ResolversParentTypes['StudyDayCount']> = {
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  right?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudyOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudyOverview'] = ResolversParentTypes['StudyOverview']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['StudyDayCount']>, ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rightShare?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type StudyPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudyPlace'] = ResolversParentTypes['StudyPlace']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudyPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudyPlan'] = ResolversParentTypes['StudyPlan']> = {
  board?: Resolver<ResolversTypes['Board'], ParentType, ContextType>;
  coveredOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  fits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSuggested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastPassFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutesADay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutesToFit?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  newADay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  professionalYear?: Resolver<ResolversTypes['ProfessionalYear'], ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restDays?: Resolver<ReadonlyArray<ResolversTypes['Weekday']>, ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subjects?: Resolver<ReadonlyArray<ResolversTypes['Subject']>, ParentType, ContextType>;
};

export type StudyPlanTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudyPlanTarget'] = ResolversParentTypes['StudyPlanTarget']> = {
  endsOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['CurriculumItem']>, ParentType, ContextType>;
  minutesADay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  others?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionsADay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudyRebuildResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudyRebuild'] = ResolversParentTypes['StudyRebuild']> = {
  corrected?: Resolver<Types.Maybe<ResolversTypes['StudyCorrections']>, ParentType, ContextType>;
  finishedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StudyRebuildState'], ParentType, ContextType>;
};

export type SubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subject'] = ResolversParentTypes['Subject']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  curricula?: Resolver<ReadonlyArray<ResolversTypes['SubjectCurriculum']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubjectCurriculumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubjectCurriculum'] = ResolversParentTypes['SubjectCurriculum']> = {
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  professionalYears?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  year?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SubjectProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubjectProgress'] = ResolversParentTypes['SubjectProgress']> = {
  due?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prof?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  right?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['Subject'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  notificationAdded?: SubscriptionResolver<ResolversTypes['Notification'], "notificationAdded", ParentType, ContextType, Partial<Types.SubscriptionNotificationAddedArgs>>;
};

export type SubscriptionPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscriptionPlan'] = ResolversParentTypes['SubscriptionPlan']> = {
  advantages?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  features?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prices?: Resolver<ReadonlyArray<ResolversTypes['PlanPrice']>, ParentType, ContextType>;
  shortDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TakeBackEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeBackEffect'] = ResolversParentTypes['TakeBackEffect']> = {
  hidden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TopicProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TopicProgress'] = ResolversParentTypes['TopicProgress']> = {
  right?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TopicResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TopicResult'] = ResolversParentTypes['TopicResult']> = {
  marks?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outOf?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['Subject'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TwoFactorSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TwoFactorSetup'] = ResolversParentTypes['TwoFactorSetup']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  affiliate?: Resolver<Types.Maybe<ResolversTypes['Affiliate']>, ParentType, ContextType>;
  authType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dailyMail?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasFullAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  medicalCollege?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notifications?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Notification']>>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Types.UserOrderArgs, 'id'>>;
  orders?: Resolver<Types.Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, RequireFields<Types.UserOrdersArgs, 'first'>>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['Permission']>, ParentType, ContextType>;
  plans?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['HeldPlan']>>, ParentType, ContextType>;
  profileImage?: Resolver<Types.Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  push?: Resolver<Types.Maybe<ResolversTypes['PushSettings']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reports?: Resolver<Types.Maybe<ResolversTypes['ReportConnection']>, ParentType, ContextType, RequireFields<Types.UserReportsArgs, 'first'>>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  study?: Resolver<Types.Maybe<ResolversTypes['Study']>, ParentType, ContextType>;
  twoFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  twoFactorMissing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WaitingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Waiting'] = ResolversParentTypes['Waiting']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WaitingKind'], ParentType, ContextType>;
};

export type WaitingCommissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingCommission'] = ResolversParentTypes['WaitingCommission']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  boughtAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  buyer?: Resolver<ResolversTypes['DeskName'], ParentType, ContextType>;
  inReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  purchaseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  referrer?: Resolver<ResolversTypes['DeskName'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CommissionState'], ParentType, ContextType>;
};

export type WaitingCommissionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingCommissionConnection'] = ResolversParentTypes['WaitingCommissionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WaitingCommissionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WaitingCommissionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingCommissionEdge'] = ResolversParentTypes['WaitingCommissionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WaitingCommission'], ParentType, ContextType>;
};

export type WithdrawalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Withdrawal'] = ResolversParentTypes['Withdrawal']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WithdrawalAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalAccount'] = ResolversParentTypes['WithdrawalAccount']> = {
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['WithdrawalMethod'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Affiliate?: AffiliateResolvers<ContextType>;
  AffiliateFigures?: AffiliateFiguresResolvers<ContextType>;
  AffiliateFiguresConnection?: AffiliateFiguresConnectionResolvers<ContextType>;
  AffiliateFiguresEdge?: AffiliateFiguresEdgeResolvers<ContextType>;
  Appearance?: AppearanceResolvers<ContextType>;
  AskedOption?: AskedOptionResolvers<ContextType>;
  AskedPart?: AskedPartResolvers<ContextType>;
  AskedQuestion?: AskedQuestionResolvers<ContextType>;
  Attempt?: AttemptResolvers<ContextType>;
  AttemptConnection?: AttemptConnectionResolvers<ContextType>;
  AttemptEdge?: AttemptEdgeResolvers<ContextType>;
  AttemptResult?: AttemptResultResolvers<ContextType>;
  Audience?: AudienceResolvers<ContextType>;
  AuthorFigures?: AuthorFiguresResolvers<ContextType>;
  BackupRun?: BackupRunResolvers<ContextType>;
  Backups?: BackupsResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  BatchCode?: BatchCodeResolvers<ContextType>;
  Board?: BoardResolvers<ContextType>;
  BoardSubject?: BoardSubjectResolvers<ContextType>;
  BulkRefusal?: BulkRefusalResolvers<ContextType>;
  BulkResult?: BulkResultResolvers<ContextType>;
  Chapter?: ChapterResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  CodeBatch?: CodeBatchResolvers<ContextType>;
  CodeBatchConnection?: CodeBatchConnectionResolvers<ContextType>;
  CodeBatchEdge?: CodeBatchEdgeResolvers<ContextType>;
  CommissionDecision?: CommissionDecisionResolvers<ContextType>;
  ComponentResult?: ComponentResultResolvers<ContextType>;
  Coupon?: CouponResolvers<ContextType>;
  CouponCheck?: CouponCheckResolvers<ContextType>;
  CouponConnection?: CouponConnectionResolvers<ContextType>;
  CouponEdge?: CouponEdgeResolvers<ContextType>;
  CoverageRow?: CoverageRowResolvers<ContextType>;
  Curriculum?: CurriculumResolvers<ContextType>;
  CurriculumCard?: CurriculumCardResolvers<ContextType>;
  CurriculumItem?: CurriculumItemResolvers<ContextType>;
  CurriculumSubject?: CurriculumSubjectResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Desk?: DeskResolvers<ContextType>;
  DeskBanner?: DeskBannerResolvers<ContextType>;
  DeskEbook?: DeskEbookResolvers<ContextType>;
  DeskEbookConnection?: DeskEbookConnectionResolvers<ContextType>;
  DeskEbookEdge?: DeskEbookEdgeResolvers<ContextType>;
  DeskEdit?: DeskEditResolvers<ContextType>;
  DeskEvent?: DeskEventResolvers<ContextType>;
  DeskEventConnection?: DeskEventConnectionResolvers<ContextType>;
  DeskEventEdge?: DeskEventEdgeResolvers<ContextType>;
  DeskFaq?: DeskFaqResolvers<ContextType>;
  DeskInternshipSubject?: DeskInternshipSubjectResolvers<ContextType>;
  DeskInternshipTopic?: DeskInternshipTopicResolvers<ContextType>;
  DeskInternshipTopicConnection?: DeskInternshipTopicConnectionResolvers<ContextType>;
  DeskInternshipTopicEdge?: DeskInternshipTopicEdgeResolvers<ContextType>;
  DeskMessage?: DeskMessageResolvers<ContextType>;
  DeskMessageConnection?: DeskMessageConnectionResolvers<ContextType>;
  DeskMessageEdge?: DeskMessageEdgeResolvers<ContextType>;
  DeskName?: DeskNameResolvers<ContextType>;
  DeskOrder?: DeskOrderResolvers<ContextType>;
  DeskOrderConnection?: DeskOrderConnectionResolvers<ContextType>;
  DeskOrderEdge?: DeskOrderEdgeResolvers<ContextType>;
  DeskPerson?: DeskPersonResolvers<ContextType>;
  DeskPersonConnection?: DeskPersonConnectionResolvers<ContextType>;
  DeskPersonEdge?: DeskPersonEdgeResolvers<ContextType>;
  DeskPlan?: DeskPlanResolvers<ContextType>;
  DeskReports?: DeskReportsResolvers<ContextType>;
  DraftComment?: DraftCommentResolvers<ContextType>;
  DraftPlace?: DraftPlaceResolvers<ContextType>;
  DraftReview?: DraftReviewResolvers<ContextType>;
  Ebook?: EbookResolvers<ContextType>;
  EndingPlan?: EndingPlanResolvers<ContextType>;
  EndingPlanConnection?: EndingPlanConnectionResolvers<ContextType>;
  EndingPlanEdge?: EndingPlanEdgeResolvers<ContextType>;
  ExpertComment?: ExpertCommentResolvers<ContextType>;
  ExpertDraft?: ExpertDraftResolvers<ContextType>;
  ExpertLink?: ExpertLinkResolvers<ContextType>;
  Faq?: FaqResolvers<ContextType>;
  Features?: FeaturesResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  GivenAnswer?: GivenAnswerResolvers<ContextType>;
  HTML?: GraphQLScalarType;
  HeldPlan?: HeldPlanResolvers<ContextType>;
  Home?: HomeResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImportBatch?: ImportBatchResolvers<ContextType>;
  ImportBatchConnection?: ImportBatchConnectionResolvers<ContextType>;
  ImportBatchEdge?: ImportBatchEdgeResolvers<ContextType>;
  InternshipArticle?: InternshipArticleResolvers<ContextType>;
  InternshipSubject?: InternshipSubjectResolvers<ContextType>;
  InternshipTopic?: InternshipTopicResolvers<ContextType>;
  ItemAnalysis?: ItemAnalysisResolvers<ContextType>;
  ItemArticle?: ItemArticleResolvers<ContextType>;
  ItemProgress?: ItemProgressResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobConnection?: JobConnectionResolvers<ContextType>;
  JobEdge?: JobEdgeResolvers<ContextType>;
  JobKind?: JobKindResolvers<ContextType>;
  LegalText?: LegalTextResolvers<ContextType>;
  MemoryModel?: MemoryModelResolvers<ContextType>;
  MemoryState?: MemoryStateResolvers<ContextType>;
  MemoryStateConnection?: MemoryStateConnectionResolvers<ContextType>;
  MemoryStateEdge?: MemoryStateEdgeResolvers<ContextType>;
  MessagePreview?: MessagePreviewResolvers<ContextType>;
  MonthlyEarnings?: MonthlyEarningsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedResult?: NamedResultResolvers<ContextType>;
  NewExpertLink?: NewExpertLinkResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationPreview?: NotificationPreviewResolvers<ContextType>;
  OptionShare?: OptionShareResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderRefund?: OrderRefundResolvers<ContextType>;
  OwnQuestionConnection?: OwnQuestionConnectionResolvers<ContextType>;
  OwnQuestionEdge?: OwnQuestionEdgeResolvers<ContextType>;
  Pack?: PackResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageTab?: PageTabResolvers<ContextType>;
  Pagination?: PaginationResolvers<ContextType>;
  Paper?: PaperResolvers<ContextType>;
  PaperComparison?: PaperComparisonResolvers<ContextType>;
  PaperConnection?: PaperConnectionResolvers<ContextType>;
  PaperEdge?: PaperEdgeResolvers<ContextType>;
  PaperItem?: PaperItemResolvers<ContextType>;
  PaperResult?: PaperResultResolvers<ContextType>;
  PaperSection?: PaperSectionResolvers<ContextType>;
  PartAnswer?: PartAnswerResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  Payout?: PayoutResolvers<ContextType>;
  PayoutConnection?: PayoutConnectionResolvers<ContextType>;
  PayoutDecision?: PayoutDecisionResolvers<ContextType>;
  PayoutEdge?: PayoutEdgeResolvers<ContextType>;
  PersonPurchase?: PersonPurchaseResolvers<ContextType>;
  PersonRecord?: PersonRecordResolvers<ContextType>;
  PlanGrant?: PlanGrantResolvers<ContextType>;
  PlanPrice?: PlanPriceResolvers<ContextType>;
  ProfessionalYear?: ProfessionalYearResolvers<ContextType>;
  ProfileYear?: ProfileYearResolvers<ContextType>;
  PublishedInternshipTopic?: PublishedInternshipTopicResolvers<ContextType>;
  PushSettings?: PushSettingsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  QuestionCounts?: QuestionCountsResolvers<ContextType>;
  QuestionEvent?: QuestionEventResolvers<ContextType>;
  QuestionFigures?: QuestionFiguresResolvers<ContextType>;
  QuestionFiguresConnection?: QuestionFiguresConnectionResolvers<ContextType>;
  QuestionFiguresEdge?: QuestionFiguresEdgeResolvers<ContextType>;
  QuestionFilter?: QuestionFilterResolvers<ContextType>;
  QuestionList?: QuestionListResolvers<ContextType>;
  QuestionListChange?: QuestionListChangeResolvers<ContextType>;
  QuestionListConnection?: QuestionListConnectionResolvers<ContextType>;
  QuestionListEdge?: QuestionListEdgeResolvers<ContextType>;
  QuestionMedia?: QuestionMediaResolvers<ContextType>;
  QuestionNote?: QuestionNoteResolvers<ContextType>;
  QuestionNoteConnection?: QuestionNoteConnectionResolvers<ContextType>;
  QuestionNoteEdge?: QuestionNoteEdgeResolvers<ContextType>;
  QuestionNotice?: QuestionNoticeResolvers<ContextType>;
  QuestionOption?: QuestionOptionResolvers<ContextType>;
  QuestionPage?: QuestionPageResolvers<ContextType>;
  QuestionPart?: QuestionPartResolvers<ContextType>;
  QuestionRecord?: QuestionRecordResolvers<ContextType>;
  QuestionSetCard?: QuestionSetCardResolvers<ContextType>;
  QuestionStats?: QuestionStatsResolvers<ContextType>;
  QueueItem?: QueueItemResolvers<ContextType>;
  ReaderDay?: ReaderDayResolvers<ContextType>;
  Readership?: ReadershipResolvers<ContextType>;
  Readiness?: ReadinessResolvers<ContextType>;
  ReadinessGap?: ReadinessGapResolvers<ContextType>;
  ReadinessMix?: ReadinessMixResolvers<ContextType>;
  RealMark?: RealMarkResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  Referrer?: ReferrerResolvers<ContextType>;
  RefundPreview?: RefundPreviewResolvers<ContextType>;
  Refused?: RefusedResolvers<ContextType>;
  RejectedTransfer?: RejectedTransferResolvers<ContextType>;
  RemovedQuestionList?: RemovedQuestionListResolvers<ContextType>;
  RemovedQuestionLists?: RemovedQuestionListsResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportConnection?: ReportConnectionResolvers<ContextType>;
  ReportEdge?: ReportEdgeResolvers<ContextType>;
  ResetPasswordResult?: ResetPasswordResultResolvers<ContextType>;
  ReviewStamp?: ReviewStampResolvers<ContextType>;
  Reviewer?: ReviewerResolvers<ContextType>;
  RuleComponent?: RuleComponentResolvers<ContextType>;
  SalesDay?: SalesDayResolvers<ContextType>;
  ScoringRule?: ScoringRuleResolvers<ContextType>;
  SearchExcerptPart?: SearchExcerptPartResolvers<ContextType>;
  SearchLink?: SearchLinkResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SectionResult?: SectionResultResolvers<ContextType>;
  SentNotification?: SentNotificationResolvers<ContextType>;
  SentNotificationConnection?: SentNotificationConnectionResolvers<ContextType>;
  SentNotificationEdge?: SentNotificationEdgeResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SharedPaper?: SharedPaperResolvers<ContextType>;
  Sitting?: SittingResolvers<ContextType>;
  StatementAnswer?: StatementAnswerResolvers<ContextType>;
  StatementFigures?: StatementFiguresResolvers<ContextType>;
  StatementLine?: StatementLineResolvers<ContextType>;
  StatementMatch?: StatementMatchResolvers<ContextType>;
  Studio?: StudioResolvers<ContextType>;
  StudioAuthor?: StudioAuthorResolvers<ContextType>;
  StudioPerson?: StudioPersonResolvers<ContextType>;
  StudioQuestion?: StudioQuestionResolvers<ContextType>;
  StudioQuestionConnection?: StudioQuestionConnectionResolvers<ContextType>;
  StudioQuestionEdge?: StudioQuestionEdgeResolvers<ContextType>;
  StudioView?: StudioViewResolvers<ContextType>;
  Study?: StudyResolvers<ContextType>;
  StudyCorrections?: StudyCorrectionsResolvers<ContextType>;
  StudyDay?: StudyDayResolvers<ContextType>;
  StudyDayCount?: StudyDayCountResolvers<ContextType>;
  StudyOverview?: StudyOverviewResolvers<ContextType>;
  StudyPlace?: StudyPlaceResolvers<ContextType>;
  StudyPlan?: StudyPlanResolvers<ContextType>;
  StudyPlanTarget?: StudyPlanTargetResolvers<ContextType>;
  StudyRebuild?: StudyRebuildResolvers<ContextType>;
  Subject?: SubjectResolvers<ContextType>;
  SubjectCurriculum?: SubjectCurriculumResolvers<ContextType>;
  SubjectProgress?: SubjectProgressResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SubscriptionPlan?: SubscriptionPlanResolvers<ContextType>;
  TakeBackEffect?: TakeBackEffectResolvers<ContextType>;
  TopicProgress?: TopicProgressResolvers<ContextType>;
  TopicResult?: TopicResultResolvers<ContextType>;
  TwoFactorSetup?: TwoFactorSetupResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Waiting?: WaitingResolvers<ContextType>;
  WaitingCommission?: WaitingCommissionResolvers<ContextType>;
  WaitingCommissionConnection?: WaitingCommissionConnectionResolvers<ContextType>;
  WaitingCommissionEdge?: WaitingCommissionEdgeResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  WithdrawalAccount?: WithdrawalAccountResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  perReader?: PerReaderDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
};

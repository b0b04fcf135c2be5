import type { IncomingMessage } from 'node:http';
import type { AxiosInstance } from 'axios';
import {
  accountsApi,
  oncePerRequest,
  ownRecord,
  readerAccess,
  type AccountsApi,
  type OwnRecord,
  type ReaderAccess,
} from './features/accounts/index.ts';
import { affiliateApi, type AffiliateApi } from './features/affiliate/index.ts';
import { bannersApi, type BannersApi } from './features/banners/index.ts';
import { ebooksApi, type EbooksApi } from './features/ebooks/index.ts';
import { faqsApi, type FaqsApi } from './features/faqs/index.ts';
import type { ImageAddresses } from './features/images/index.ts';
import { internshipApi, type InternshipApi } from './features/internship/index.ts';
import {
  notificationsApi,
  type LiveNotifications,
  type NotificationRow,
  type NotificationsApi,
} from './features/notifications/index.ts';
import type { VerifiedReaders } from './limits/index.ts';
import { plansApi, type PlansApi } from './features/plans/index.ts';
import { questionsApi, type QuestionsApi } from './features/questions/api.ts';
import { questionSetsApi, type QuestionSetsApi } from './features/question-sets/api.ts';
import { restClient, type Caller } from './rest/client.ts';
import type { PublicCalls } from './rest/public-calls.ts';
import type { ReportUnreadable } from './rest/unreadable.ts';
import { searchApi, type SearchApi, type SearchForms } from './features/search/index.ts';

const PRINTABLE = /^[\x20-\x7E]+$/;
const MAX_USER_AGENT = 300;
const DEVICE = /^[\w-]{16,64}$/;
const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i;

/** What every resolver of one request shares: the reader, and the REST calls made in the reader's name. */
export type Context = {
  requestId: string;
  own: OwnRecord;
  access: ReaderAccess;
  once: (call: string) => void;
  /** How old the oldest kept answer of the REST API is that this request has used. */
  ageMs: () => number;
  /** Takes what an operation costs from the caller's budget, where it has one. Throws TOO_MANY_REQUESTS. */
  spend: Spend | undefined;
  accounts: AccountsApi;
  affiliate: AffiliateApi;
  notifications: NotificationsApi;
  /** The reader's notifications as they come, or from what came after an id. */
  follow: (after?: string) => AsyncIterable<NotificationRow>;
  questions: QuestionsApi;
  questionSets: QuestionSetsApi;
  banners: BannersApi;
  ebooks: EbooksApi;
  faqs: FaqsApi;
  internship: InternshipApi;
  plans: PlansApi;
  search: SearchApi;
  images: ImageAddresses;
};

/** Takes what an answer of so many nodes costs, and points besides; rejects with a GraphQLError where it is more than is left. */
export type Spend = (cost: { nodes: number; points: number }) => Promise<void>;

/** What all requests share. */
export type Shared = {
  http: AxiosInstance;
  publicCalls: PublicCalls;
  /** What visitors' searches have found. */
  searches: PublicCalls;
  searchForms: SearchForms;
  live: LiveNotifications;
  readers: VerifiedReaders;
  images: ImageAddresses;
  reportUnreadable: ReportUnreadable;
  /** UPSTREAM_SERVICE_TOKEN. */
  serviceToken: string | undefined;
};

/** The bearer token of a request, or undefined for a visitor. */
export const tokenOf = (request: IncomingMessage) => BEARER.exec(request.headers.authorization ?? '')?.[1];

/** What makes a call that may be sent twice be made once; several are none that is well formed. */
export const idempotencyKeyOf = ({ headers }: IncomingMessage) => headers['idempotency-key']?.toString();

/** The program that asks, where it says so in a line that can be passed on. */
export function userAgentOf({ headers: { 'user-agent': given = '' } }: IncomingMessage): string | undefined {
  return PRINTABLE.test(given) ? given.slice(0, MAX_USER_AGENT) : undefined;
}

/** The mark that the reader's browser keeps, where it is one. */
export function deviceOf({ headers: { 'client-device': given } }: IncomingMessage): string | undefined {
  return typeof given === 'string' && DEVICE.test(given) ? given : undefined;
}

export function createContext(
  { http, publicCalls, searches, searchForms, live, readers, images, reportUnreadable, serviceToken }: Shared,
  caller: Caller,
  spend?: Spend,
): Context {
  const rest = restClient(http, caller, publicCalls, reportUnreadable);
  const { token } = caller;
  const own = ownRecord(rest, token, (userId) => token !== undefined && readers.confirm(token, userId));
  const accounts = accountsApi(rest, own);
  return {
    requestId: caller.requestId,
    own,
    access: readerAccess(own),
    once: oncePerRequest(),
    ageMs: rest.ageMs,
    spend,
    accounts,
    affiliate: affiliateApi(rest, own, accounts),
    notifications: notificationsApi(rest),
    follow: (after) => live.follow(caller, after),
    questions: questionsApi(rest),
    questionSets: questionSetsApi(rest),
    banners: bannersApi(rest),
    ebooks: ebooksApi(rest),
    faqs: faqsApi(rest),
    internship: internshipApi(rest, serviceToken),
    plans: plansApi(rest),
    search: searchApi(rest, searchForms, own.isVisitors ? searches : undefined),
    images,
  };
}

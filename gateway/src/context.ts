import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AxiosInstance } from 'axios';
import { readerAccess, type ReaderAccess } from './accounts/access.ts';
import { questionsApi, type QuestionsApi } from './questions/api.ts';
import { questionSetsApi, type QuestionSetsApi } from './question-sets/api.ts';
import { restClient } from './rest/client.ts';

const REQUEST_ID = /^[\w-]{1,64}$/;
const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i;

/** What every resolver of one request shares: the reader, and the REST calls made in the reader's name. */
export type Context = {
  requestId: string;
  access: ReaderAccess;
  questions: QuestionsApi;
  questionSets: QuestionSetsApi;
};

/** The request's own id where it brings a proper one, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** The bearer token of a request, or undefined for a visitor. */
export const tokenOf = (request: IncomingMessage) => BEARER.exec(request.headers.authorization ?? '')?.[1];

export function createContext(
  http: AxiosInstance,
  caller: { token: string | undefined; clientIp: string; requestId: string },
): Context {
  const rest = restClient(http, caller);
  return {
    requestId: caller.requestId,
    access: readerAccess(rest, caller.token),
    questions: questionsApi(rest),
    questionSets: questionSetsApi(rest),
  };
}

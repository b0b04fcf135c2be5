import { z } from 'zod';
import { graphqlError } from '../../graphql/errors.ts';
import type { RestClient } from '../../rest/client.ts';
import type { PublicCalls } from '../../rest/public-calls.ts';
import type { RevalidationCache } from '../../rest/revalidation.ts';
import { data as inEnvelope } from '../../rest/envelope.ts';
import { path } from '../../rest/path.ts';
import { rows } from '../../rest/lenient-schemas.ts';
import { emptyOn404, isMissingRoute } from '../../rest/not-found.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { calendarYear, name } from '../../rest/values.ts';
import { questionsMessages } from './messages.ts';
import { questionPage, questionRow, type PageArgs, type QuestionPage, type QuestionRow } from './rows.ts';

const NEEDS_TOKEN = [401, 403];

/** First pages, and pages past the first. */
export type QuestionPageCaches = { open: PublicCalls; revalidated: RevalidationCache };

const topics = inEnvelope(rows(name));
const years = inEnvelope(z.object({ year: rows(calendarYear) }).transform(({ year }) => year));

/** The query parameters of a list. */
export const pageParams = ({ page, from, to, ref }: PageArgs) => ({
  page,
  ...(from == null ? {} : { from }),
  ...(to == null ? {} : { to }),
  ...(ref == null ? {} : { ref }),
});

/**
 * Reads a page of a question list. The first page is open to everybody (specification 4), so all readers share a cached
 * response. For any other page the upstream checks access on each request.
 */
export async function readQuestionPage(
  rest: RestClient,
  { open, revalidated }: QuestionPageCaches,
  address: string,
  args: PageArgs,
  pathParams: Record<string, string> = {},
): Promise<QuestionPage> {
  const params = { ...pathParams, ...pageParams(args) };
  const readWithToken = () => rest.getRevalidated(address, questionPage, { params, cache: revalidated });
  if (!isOpenToAll(args)) return { ...(await readWithToken()), args };
  try {
    return { ...(await rest.getPublic(address, questionPage, { params, cache: open })), args };
  } catch (error) {
    // Some upstreams require a token for every call.
    if (!(error instanceof UpstreamError) || !NEEDS_TOKEN.includes(error.status ?? 0)) throw error;
    return { ...(await readWithToken()), args };
  }
}

const isOpenToAll = ({ page, from, to, ref }: PageArgs) => page === 1 && from == null && to == null && ref == null;

/** Null if there is no such question. Not in the specification: a server may not have the call. */
async function readQuestion(rest: RestClient, by: 'ref' | 'id', key: string): Promise<QuestionRow | null> {
  try {
    const question = await rest.get(path`/questions/${key}`, questionRow, { params: { by } });
    // A server that ignores `by` may take an id for a ref.
    return question[by] === key ? question : null;
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404 && error.upstreamCode === 'NOT_FOUND') return null;
    if (isMissingRoute(error)) throw graphqlError('NOT_SUPPORTED', questionsMessages.noLookUp());
    throw error;
  }
}

/** Single questions and the board-filter calls. A key is `{board}{prof}-{subject}`. */
export const questionsApi = (rest: RestClient, caches: QuestionPageCaches) => ({
  question: (by: 'ref' | 'id', key: string) => readQuestion(rest, by, key),

  // Without a token: the same for every reader.
  topics: (key: string) => emptyOn404(rest.getPublic(path`/board-filter/topics/${key}`, topics)),

  years: (key: string) => emptyOn404(rest.getPublic(path`/board-filter/${key}/years`, years)),

  topicPage: (key: string, topic: string, args: PageArgs) =>
    readQuestionPage(rest, caches, '/board-filter/topic/questions', args, { subject_id: key, topic_name: topic }),

  yearPage: (key: string, year: number, args: PageArgs) =>
    readQuestionPage(rest, caches, path`/board-filter/${key}/years/${year}`, args),
});

export type QuestionsApi = ReturnType<typeof questionsApi>;

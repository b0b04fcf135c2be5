import { z } from 'zod';
import { graphqlError } from '../../graphql/errors.ts';
import type { RestClient } from '../../rest/client.ts';
import { data as inEnvelope } from '../../rest/envelope.ts';
import { path } from '../../rest/path.ts';
import { rows } from '../../rest/lenient-schemas.ts';
import { emptyOn404 } from '../../rest/empty-on-404.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { wholeNumber } from '../../rest/values.ts';
import { questionsMessages } from './messages.ts';
import { questionPage, questionRow, type PageArgs, type QuestionPage, type QuestionRow } from './rows.ts';

const topics = inEnvelope(rows(z.string()));
const years = inEnvelope(z.object({ year: rows(wholeNumber) }).transform(({ year }) => year));

/** `page`, `from`, `to` and `ref` as the calls take them. */
export const pageParams = ({ page, from, to, ref }: PageArgs) => ({
  page,
  ...(from == null ? {} : { from }),
  ...(to == null ? {} : { to }),
  ...(ref == null ? {} : { ref }),
});

/** A question list's page. */
export async function readQuestionPage(
  rest: RestClient,
  address: string,
  args: PageArgs,
  params: Record<string, string> = {},
): Promise<QuestionPage> {
  const page = await rest.get(address, questionPage, { params: { ...params, ...pageParams(args) } });
  return { ...page, args };
}

/** One question, null where there is none. The call is not of the specification: a server may not have it. */
async function readQuestion(rest: RestClient, by: 'ref' | 'id', key: string): Promise<QuestionRow | null> {
  try {
    const question = await rest.get(path`/questions/${key}`, questionRow, { params: { by } });
    // A server that knows no `by` may take an id for a ref.
    return question[by] === key ? question : null;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.status === 404 && error.upstreamCode === 'NOT_FOUND') return null;
    if ([404, 405, 501].includes(error.status ?? 0)) throw graphqlError('NOT_SUPPORTED', questionsMessages.noLookUp());
    throw error;
  }
}

/** A question by itself, and the board-filter calls (specification 7). A key is `{board}{prof}-{subject}`. */
export const questionsApi = (rest: RestClient) => ({
  question: (by: 'ref' | 'id', key: string) => readQuestion(rest, by, key),

  // Both without a token: the same for every reader.
  topics: (key: string) => emptyOn404(rest.getPublic(path`/board-filter/topics/${key}`, topics)),

  years: (key: string) => emptyOn404(rest.getPublic(path`/board-filter/${key}/years`, years)),

  topicPage: (key: string, topic: string, args: PageArgs) =>
    readQuestionPage(rest, '/board-filter/topic/questions', args, { subject_id: key, topic_name: topic }),

  yearPage: (key: string, year: number, args: PageArgs) =>
    readQuestionPage(rest, path`/board-filter/${key}/years/${year}`, args),
});

export type QuestionsApi = ReturnType<typeof questionsApi>;

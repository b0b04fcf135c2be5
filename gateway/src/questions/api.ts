import { z } from 'zod';
import type { RestClient } from '../rest/client.ts';
import { data as inEnvelope } from '../rest/envelope.ts';
import { path } from '../rest/path.ts';
import { UpstreamError } from '../rest/upstream-error.ts';
import { wholeNumber } from '../rest/values.ts';
import { questionOf, questionPage, type PageArgs, type QuestionPage } from './rows.ts';

const topics = inEnvelope(z.array(z.string()));
const years = inEnvelope(z.object({ year: z.array(wholeNumber) }));

/** `page`, `from` and `to` as the calls take them. */
export const pageParams = ({ page, from, to }: PageArgs) => ({
  page,
  ...(from == null ? {} : { from }),
  ...(to == null ? {} : { to }),
});

/** A question list's page. A 403 there is the paywall's, whatever code the upstream gives it. */
export async function readQuestionPage(
  rest: RestClient,
  address: string,
  args: PageArgs,
  params: Record<string, string> = {},
): Promise<QuestionPage> {
  try {
    const { data, pagination } = await rest.get(address, questionPage, { params: { ...params, ...pageParams(args) } });
    return { questions: data.map(questionOf), pagination, args };
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 403) {
      throw new UpstreamError(error.message, { status: 403, upstreamCode: 'PURCHASE_REQUIRED' });
    }
    throw error;
  }
}

/** The board-filter calls (specification 7). A key is `{board}{prof}-{subject}`. */
export const questionsApi = (rest: RestClient) => ({
  // Both without a token: the same for every reader.
  topics: (key: string) => rest.getPublic(path`/board-filter/topics/${key}`, topics),

  years: async (key: string) => (await rest.getPublic(path`/board-filter/${key}/years`, years)).year,

  topicPage: (key: string, topic: string, args: PageArgs) =>
    readQuestionPage(rest, '/board-filter/topic/questions', args, { subject_id: key, topic_name: topic }),

  yearPage: (key: string, year: number, args: PageArgs) =>
    readQuestionPage(rest, path`/board-filter/${key}/years/${year}`, args),
});

export type QuestionsApi = ReturnType<typeof questionsApi>;

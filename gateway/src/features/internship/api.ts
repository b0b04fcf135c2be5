import type { RestClient } from '../../rest/client.ts';
import { emptyOn404 } from '../../rest/not-found.ts';
import { isSafePath, path } from '../../rest/path.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import {
  article,
  asSubTopic,
  asTopic,
  subjectList,
  topicList,
  type InternshipArticle,
  type InternshipSubject,
  type InternshipTopic,
} from './rows.ts';

/** Null or an empty list for an unknown id. */
export const internshipApi = (rest: RestClient, serviceToken: string | undefined) => ({
  // The specification sends an administrator's token with this call.
  subjects: (): Promise<InternshipSubject[]> =>
    emptyOn404(rest.getPublic('/intern/tabs', subjectList, { params: { fields: '-topic_list' }, serviceToken })),

  topics: async (subjectId: string): Promise<InternshipTopic[]> =>
    orEmpty(subjectId, [], async () =>
      (await rest.getPublic(path`/intern-search/tab-topics/${subjectId}`, topicList)).map(asTopic),
    ),

  subTopics: async (topicId: string): Promise<InternshipTopic[]> =>
    orEmpty(topicId, [], async () => {
      const params = { has_list: true };
      return (await rest.getPublic(path`/intern-search/topic-sub-list/${topicId}`, topicList, { params })).map(
        asSubTopic,
      );
    }),

  article: async (id: string): Promise<InternshipArticle | null> =>
    orEmpty(id, null, () => rest.getPublic(path`/intern-search/sub-topics/${id}`, article)),
});

export type InternshipApi = ReturnType<typeof internshipApi>;

async function orEmpty<Result>(id: string, empty: Result, call: () => Promise<Result>): Promise<Result> {
  if (!isSafePath(id)) return empty;
  try {
    return await call();
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return empty;
    throw error;
  }
}

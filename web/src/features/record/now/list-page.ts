import type { ApolloClient } from '@apollo/client';
import { siteRoutes } from 'schema/site-routes.ts';
import { NewOfChapterDocument, NewOfTopicDocument, NewOfYearDocument } from './new-questions.generated.ts';

const BOARD_LIST = new RegExp(`^${siteRoutes.boards}/([^/]+)/([^/]+)/([^/]+)/(?:topics/([^/]+)|(\\d+))$`);
const CHAPTER = new RegExp(`^${siteRoutes.questionSets}/[^/]+/[^/]+/chapter/([^/]+)$`);

/** A page of the list at a path, from the cache if possible. Undefined if the path is no list's. */
export async function readListPage(client: ApolloClient, path: string, page: number) {
  const [, chapter] = CHAPTER.exec(path) ?? [];
  if (chapter) {
    const variables = { id: decodeURIComponent(chapter), page };
    return (await client.query({ query: NewOfChapterDocument, variables })).data?.chapter?.questions;
  }
  const [, board, prof, subject, topic, year] = BOARD_LIST.exec(path) ?? [];
  if (!board || !prof || !subject) return undefined;
  const codes = { board, prof, subject, page };
  if (topic) {
    const variables = { ...codes, topic: decodeURIComponent(topic) };
    return (await client.query({ query: NewOfTopicDocument, variables })).data?.boardSubject?.topicQuestions;
  }
  const variables = { ...codes, year: Number(year) };
  return (await client.query({ query: NewOfYearDocument, variables })).data?.boardSubject?.yearQuestions;
}

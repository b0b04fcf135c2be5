import type { ApolloClient } from '@apollo/client';
import { parseListPath } from 'schema/list-path.ts';
import { NewOfChapterDocument, NewOfTopicDocument, NewOfYearDocument } from './new-questions.generated.ts';

/** A page of the list at a path, from the cache if possible. Undefined if the path is no list's. */
export async function readListPage(client: ApolloClient, path: string, page: number) {
  const list = parseListPath(path);
  if (!list) return undefined;
  if ('chapter' in list) {
    const variables = { id: list.chapter, page };
    return (await client.query({ query: NewOfChapterDocument, variables })).data?.chapter?.questions;
  }
  if ('topic' in list) {
    const variables = { ...list, page };
    return (await client.query({ query: NewOfTopicDocument, variables })).data?.boardSubject?.topicQuestions;
  }
  const variables = { ...list, page };
  return (await client.query({ query: NewOfYearDocument, variables })).data?.boardSubject?.yearQuestions;
}

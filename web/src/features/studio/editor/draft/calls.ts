import type { ApolloClient } from '@apollo/client';
import type { QuestionInput } from '../../../../graphql.generated.ts';
import {
  EditedQuestionDocument,
  SaveQuestionDocument,
  SubmitQuestionDocument,
  UndoQuestionDocument,
  type EditedQuestionFragment,
} from '../question-editor.generated.ts';

/** As it is now, since others change it too. Null where there is none. */
export async function fetchQuestion(client: ApolloClient, id: string): Promise<EditedQuestionFragment | null> {
  const { data } = await client.query({
    query: EditedQuestionDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  return data?.studio.question ?? null;
}

type At = { id: string; version: number };

export async function saveQuestion(client: ApolloClient, at: At | object, question: QuestionInput) {
  const variables = { ...at, question };
  const { data } = await client.mutate({ mutation: SaveQuestionDocument, variables });
  return data!.saveQuestion;
}

export async function submitQuestion(client: ApolloClient, at: At) {
  const { data } = await client.mutate({ mutation: SubmitQuestionDocument, variables: at });
  return data!.submitQuestion;
}

/** Null where the question is gone with it. */
export async function undoQuestion(client: ApolloClient, at: At): Promise<EditedQuestionFragment | null> {
  const { data } = await client.mutate({ mutation: UndoQuestionDocument, variables: at });
  if (!data!.undoQuestion) client.cache.evict({ id: `StudioQuestion:${at.id}` });
  return data!.undoQuestion ?? null;
}

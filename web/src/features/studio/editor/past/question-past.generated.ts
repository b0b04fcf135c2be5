/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What was done to a question. */
export type QuestionEventKind =
  /** An administrator changed what is published, outside the studio. */
  | 'CORRECTED'
  /** The draft got other co-authors. */
  | 'CO_AUTHORS_CHANGED'
  /** The draft was given to another author. */
  | 'HANDED_OVER'
  /** It got another chapter, another topic or other items with many others. */
  | 'MOVED'
  /** It was approved, and readers see it. */
  | 'PUBLISHED'
  /** It was taken out of every list. */
  | 'RETIRED'
  /** It went back to its author. */
  | 'RETURNED'
  /** The draft was saved. */
  | 'SAVED'
  /** The draft was started. */
  | 'STARTED'
  /** It was submitted for review. */
  | 'SUBMITTED'
  /** The event before it, or a change of many questions, was undone. */
  | 'UNDONE';

export type QuestionPastQueryVariables = Exact<{
  id: string;
}>;


export type QuestionPastQuery = { studio: { question: { id: string, history: Array<{ version: number, at: string, by: string | null, what: Schema.QuestionEventKind, comment: string | null, changes: Array<{ field: string, before: string, after: string }> }> } | null } };


export const QuestionPastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionPast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionHistory"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionHistory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudioQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<QuestionPastQuery, QuestionPastQueryVariables>;
export const useQuestionPastQuery = (options: (Apollo.useQuery.Options<QuestionPastQuery, QuestionPastQueryVariables> & { variables: QuestionPastQueryVariables }) | Apollo.SkipToken) => Apollo.useQuery(QuestionPastDocument, options);
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A filter of the studio's list. */
export type QuestionFilterInput = {
  /** `StudioAuthor.userId`, or `none`: drafts whose author may no longer write. */
  author?: string | null | undefined;
  /** Changed in the studio on this day of Dhaka or later. */
  changedFrom?: string | null | undefined;
  /** Changed in the studio on this day of Dhaka or earlier. */
  changedTo?: string | null | undefined;
  /** Of this chapter alone. */
  chapter?: string | null | undefined;
  /** Whose computed discrimination is below this, -1 to 1. */
  discriminationBelow?: number | null | undefined;
  /** Whose computed facility is below this, 0 to 1. */
  facilityBelow?: number | null | undefined;
  /** Of this item or card of the curriculum alone, by its code. */
  item?: string | null | undefined;
  /** Drafts that the caller has started or edits as a co-author. */
  mineOnly?: boolean;
  /** Of this professional year alone. */
  prof?: string | null | undefined;
  /** With open reports of readers, or without. */
  reported?: boolean | null | undefined;
  /** Those of this status alone. */
  status?: QuestionStatus | null | undefined;
  /** Of this subject alone. */
  subject?: string | null | undefined;
  /** A `ref`, or words of the stem. */
  text?: string | null | undefined;
  /** Of this topic alone. */
  topic?: string | null | undefined;
  /** Of this kind alone. */
  type?: QuestionType | null | undefined;
};

/** How far a question is. One that readers see, with a change that is not published yet, has the status of the change. */
export type QuestionStatus =
  /** Being written. */
  | 'DRAFT'
  /** Waits for a reviewer. */
  | 'IN_REVIEW'
  /** Readers see it as it stands. */
  | 'PUBLISHED'
  /** Taken out of every list. */
  | 'RETIRED'
  /** Back with its author, with a comment. */
  | 'RETURNED';

/** How a question is answered. */
export type QuestionType =
  /** Multiple true/false: each option is judged on its own. */
  | 'MTF'
  /** Short answer: parts with marks and model points. */
  | 'SAQ'
  /** Single best answer of several options. */
  | 'SBA';

export type StudioQuestionsQueryVariables = Exact<{
  status?: Schema.QuestionStatus | null | undefined;
  prof?: string | null | undefined;
  subject?: string | null | undefined;
  text?: string | null | undefined;
  mineOnly: boolean;
  chapter?: string | null | undefined;
  topic?: string | null | undefined;
  author?: string | null | undefined;
  type?: Schema.QuestionType | null | undefined;
  reported?: boolean | null | undefined;
  facilityBelow?: number | null | undefined;
  discriminationBelow?: number | null | undefined;
  changedFrom?: string | null | undefined;
  changedTo?: string | null | undefined;
  item?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type StudioQuestionsQuery = { studio: { questions: { total: number, edges: Array<{ cursor: string, node: { id: string, status: Schema.QuestionStatus, retired: boolean, author: string | null, isMine: boolean, changedAt: string | null, prof: string, lacks: Array<string>, subject: { code: string, name: string }, draft: { ref: string, type: Schema.QuestionType, stem: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type StudioRowFragment = { id: string, status: Schema.QuestionStatus, retired: boolean, author: string | null, isMine: boolean, changedAt: string | null, prof: string, lacks: Array<string>, subject: { code: string, name: string }, draft: { ref: string, type: Schema.QuestionType, stem: string } };

export type StudioQuestionIdsQueryVariables = Exact<{
  filter: Schema.QuestionFilterInput;
}>;


export type StudioQuestionIdsQuery = { studio: { questionIds: Array<string> } };

export const StudioRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudioQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"prof"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ref"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"stem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lacks"}}]}}]} as unknown as DocumentNode<StudioRowFragment, unknown>;
export const StudioQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudioQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"prof"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mineOnly"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chapter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"topic"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"author"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reported"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"facilityBelow"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"discriminationBelow"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changedTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"item"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"prof"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prof"}}},{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"mineOnly"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mineOnly"}}},{"kind":"Argument","name":{"kind":"Name","value":"chapter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chapter"}}},{"kind":"Argument","name":{"kind":"Name","value":"topic"},"value":{"kind":"Variable","name":{"kind":"Name","value":"topic"}}},{"kind":"Argument","name":{"kind":"Name","value":"author"},"value":{"kind":"Variable","name":{"kind":"Name","value":"author"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"reported"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reported"}}},{"kind":"Argument","name":{"kind":"Name","value":"facilityBelow"},"value":{"kind":"Variable","name":{"kind":"Name","value":"facilityBelow"}}},{"kind":"Argument","name":{"kind":"Name","value":"discriminationBelow"},"value":{"kind":"Variable","name":{"kind":"Name","value":"discriminationBelow"}}},{"kind":"Argument","name":{"kind":"Name","value":"changedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"changedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changedTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"item"},"value":{"kind":"Variable","name":{"kind":"Name","value":"item"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudioQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"retired"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"prof"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ref"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"stem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lacks"}}]}}]} as unknown as DocumentNode<StudioQuestionsQuery, StudioQuestionsQueryVariables>;
export const StudioQuestionIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudioQuestionIds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}]}]}}]}}]} as unknown as DocumentNode<StudioQuestionIdsQuery, StudioQuestionIdsQueryVariables>;
export const useStudioQuestionsQuery = (options: (Apollo.useQuery.Options<StudioQuestionsQuery, StudioQuestionsQueryVariables> & { variables: StudioQuestionsQueryVariables }) | Apollo.SkipToken) => Apollo.useQuery(StudioQuestionsDocument, options);
export const useStudioQuestionIdsQuery = (options: (Apollo.useQuery.Options<StudioQuestionIdsQuery, StudioQuestionIdsQueryVariables> & { variables: StudioQuestionIdsQueryVariables }) | Apollo.SkipToken) => Apollo.useQuery(StudioQuestionIdsDocument, options);
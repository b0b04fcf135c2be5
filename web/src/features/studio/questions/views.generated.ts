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

export type StudioViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type StudioViewsQuery = { studio: { views: Array<{ id: string, name: string, filter: { status: Schema.QuestionStatus | null, prof: string | null, subject: string | null, text: string | null, mineOnly: boolean, chapter: string | null, topic: string | null, author: string | null, type: Schema.QuestionType | null, reported: boolean | null, facilityBelow: number | null, discriminationBelow: number | null, changedFrom: string | null, changedTo: string | null, item: string | null } }> } };

export type SaveViewMutationVariables = Exact<{
  name: string;
  filter: Schema.QuestionFilterInput;
}>;


export type SaveViewMutation = { saveView: { id: string, name: string, filter: { status: Schema.QuestionStatus | null, prof: string | null, subject: string | null, text: string | null, mineOnly: boolean, chapter: string | null, topic: string | null, author: string | null, type: Schema.QuestionType | null, reported: boolean | null, facilityBelow: number | null, discriminationBelow: number | null, changedFrom: string | null, changedTo: string | null, item: string | null } } };

export type RemoveViewMutationVariables = Exact<{
  id: string;
}>;


export type RemoveViewMutation = { removeView: string };

export type SavedViewFragment = { id: string, name: string, filter: { status: Schema.QuestionStatus | null, prof: string | null, subject: string | null, text: string | null, mineOnly: boolean, chapter: string | null, topic: string | null, author: string | null, type: Schema.QuestionType | null, reported: boolean | null, facilityBelow: number | null, discriminationBelow: number | null, changedFrom: string | null, changedTo: string | null, item: string | null } };

export const SavedViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudioView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"prof"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"mineOnly"}},{"kind":"Field","name":{"kind":"Name","value":"chapter"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"reported"}},{"kind":"Field","name":{"kind":"Name","value":"facilityBelow"}},{"kind":"Field","name":{"kind":"Name","value":"discriminationBelow"}},{"kind":"Field","name":{"kind":"Name","value":"changedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"changedTo"}},{"kind":"Field","name":{"kind":"Name","value":"item"}}]}}]}}]} as unknown as DocumentNode<SavedViewFragment, unknown>;
export const StudioViewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudioViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedView"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudioView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"prof"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"mineOnly"}},{"kind":"Field","name":{"kind":"Name","value":"chapter"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"reported"}},{"kind":"Field","name":{"kind":"Name","value":"facilityBelow"}},{"kind":"Field","name":{"kind":"Name","value":"discriminationBelow"}},{"kind":"Field","name":{"kind":"Name","value":"changedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"changedTo"}},{"kind":"Field","name":{"kind":"Name","value":"item"}}]}}]}}]} as unknown as DocumentNode<StudioViewsQuery, StudioViewsQueryVariables>;
export const SaveViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudioView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"prof"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"mineOnly"}},{"kind":"Field","name":{"kind":"Name","value":"chapter"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"reported"}},{"kind":"Field","name":{"kind":"Name","value":"facilityBelow"}},{"kind":"Field","name":{"kind":"Name","value":"discriminationBelow"}},{"kind":"Field","name":{"kind":"Name","value":"changedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"changedTo"}},{"kind":"Field","name":{"kind":"Name","value":"item"}}]}}]}}]} as unknown as DocumentNode<SaveViewMutation, SaveViewMutationVariables>;
export const RemoveViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveViewMutation, RemoveViewMutationVariables>;
export const useStudioViewsQuery = (options: Apollo.useQuery.Options<StudioViewsQuery, StudioViewsQueryVariables> = {}) => Apollo.useQuery(StudioViewsDocument, options);
export const useSaveViewMutation = (options?: Apollo.useMutation.Options<SaveViewMutation, SaveViewMutationVariables>) => Apollo.useMutation(SaveViewDocument, options);
export const useRemoveViewMutation = (options?: Apollo.useMutation.Options<RemoveViewMutation, RemoveViewMutationVariables>) => Apollo.useMutation(RemoveViewDocument, options);
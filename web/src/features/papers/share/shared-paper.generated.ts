/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What a reader needs to sit a shared paper. */
export type SharedAccess =
  /** One of this week's free sittings. A visitor logs in first. */
  | 'FREE_SITTING'
  /** Nothing: all its questions are open to them. */
  | 'OPEN'
  /** A plan. */
  | 'PLAN';

export type SharedPaperQueryVariables = Exact<{
  id: string;
}>;


export type SharedPaperQuery = { sharedPaper: { title: string, minutes: number | null, counts: { mtf: number, sba: number, saq: number } } | null };

export type SharedPaperAccessQueryVariables = Exact<{
  id: string;
}>;


export type SharedPaperAccessQuery = { sharedPaper: { questions: number, open: number, access: Schema.SharedAccess, nextFreeOn: string | null } | null };


export const SharedPaperDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedPaper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedPaper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mtf"}},{"kind":"Field","name":{"kind":"Name","value":"sba"}},{"kind":"Field","name":{"kind":"Name","value":"saq"}}]}}]}}]}}]} as unknown as DocumentNode<SharedPaperQuery, SharedPaperQueryVariables>;
export const SharedPaperAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedPaperAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedPaper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"nextFreeOn"}}]}}]}}]} as unknown as DocumentNode<SharedPaperAccessQuery, SharedPaperAccessQueryVariables>;
export const useSharedPaperQuery = (options: (Apollo.useQuery.Options<SharedPaperQuery, SharedPaperQueryVariables> & { variables: SharedPaperQueryVariables }) | Apollo.SkipToken) => Apollo.useQuery(SharedPaperDocument, options);
export const useSharedPaperAccessQuery = (options: (Apollo.useQuery.Options<SharedPaperAccessQuery, SharedPaperAccessQueryVariables> & { variables: SharedPaperAccessQueryVariables }) | Apollo.SkipToken) => Apollo.useQuery(SharedPaperAccessDocument, options);
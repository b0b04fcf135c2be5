/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Where a rebuild stands. */
export type StudyRebuildState =
  /** It is done. */
  | 'DONE'
  /** It failed, or the server was stopped during it; nothing was changed. */
  | 'FAILED'
  /** It runs. */
  | 'RUNNING';

export type StudyRebuildQueryVariables = Exact<{ [key: string]: never; }>;


export type StudyRebuildQuery = { desk: { studyRebuild: { state: Schema.StudyRebuildState, startedAt: string, finishedAt: string | null, corrected: { records: number, days: number, questions: number, states: number | null, dueDates: number | null } | null } | null } };

export type RebuildStudyRecordMutationVariables = Exact<{ [key: string]: never; }>;


export type RebuildStudyRecordMutation = { rebuildStudyRecord: { state: Schema.StudyRebuildState, startedAt: string, finishedAt: string | null, corrected: { records: number, days: number, questions: number, states: number | null, dueDates: number | null } | null } };

export type LatestRebuildFragment = { state: Schema.StudyRebuildState, startedAt: string, finishedAt: string | null, corrected: { records: number, days: number, questions: number, states: number | null, dueDates: number | null } | null };

export const LatestRebuildFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestRebuild"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyRebuild"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"corrected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"dueDates"}}]}}]}}]} as unknown as DocumentNode<LatestRebuildFragment, unknown>;
export const StudyRebuildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudyRebuild"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studyRebuild"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LatestRebuild"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestRebuild"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyRebuild"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"corrected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"dueDates"}}]}}]}}]} as unknown as DocumentNode<StudyRebuildQuery, StudyRebuildQueryVariables>;
export const RebuildStudyRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RebuildStudyRecord"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rebuildStudyRecord"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LatestRebuild"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestRebuild"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyRebuild"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"corrected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"states"}},{"kind":"Field","name":{"kind":"Name","value":"dueDates"}}]}}]}}]} as unknown as DocumentNode<RebuildStudyRecordMutation, RebuildStudyRecordMutationVariables>;
export const useStudyRebuildQuery = (options: Apollo.useQuery.Options<StudyRebuildQuery, StudyRebuildQueryVariables> = {}) => Apollo.useQuery(StudyRebuildDocument, options);
export const useRebuildStudyRecordMutation = (options?: Apollo.useMutation.Options<RebuildStudyRecordMutation, RebuildStudyRecordMutationVariables>) => Apollo.useMutation(RebuildStudyRecordDocument, options);
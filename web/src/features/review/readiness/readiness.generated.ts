/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A part of an examination. */
export type Component =
  /** Multiple choice: a part of the written component. */
  | 'MCQ'
  /** Viva. */
  | 'ORAL'
  /** OSPE. */
  | 'PRACTICAL'
  /** Short answers: a part of the written component. */
  | 'SAQ';

/** A mark of a real examination. */
export type RealMarkInput = {
  /** The part. */
  component: Component;
  /** The day of the examination: in the past, at most two years ago. */
  examOn: string;
  /** The code of the professional year, `_1` to `_4`. */
  prof: string;
  /** The share of the marks, 0 to 1. */
  share: number;
  /** The code of the subject. */
  subject: string;
};

export type ReadinessQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadinessQuery = { viewer: { id: string, study: { readiness: Array<{ prof: string, component: Schema.Component, answered: number, coverage: number, low: number | null, high: number | null, passShare: number, passOfTen: number | null, isValidated: boolean, subject: { code: string, name: string }, missing: { mixedAnswers: number, topics: number, mix: { prof: string, subjects: Array<string>, mtf: number, sba: number } } | null }> } | null } | null };

export type GiveRealMarkMutationVariables = Exact<{
  input: Schema.RealMarkInput;
}>;


export type GiveRealMarkMutation = { giveRealMark: boolean };


export const ReadinessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Readiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"study"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prof"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"passShare"}},{"kind":"Field","name":{"kind":"Name","value":"passOfTen"}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mixedAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"topics"}},{"kind":"Field","name":{"kind":"Name","value":"mix"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prof"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"mtf"}},{"kind":"Field","name":{"kind":"Name","value":"sba"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"isValidated"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReadinessQuery, ReadinessQueryVariables>;
export const GiveRealMarkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveRealMark"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RealMarkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveRealMark"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<GiveRealMarkMutation, GiveRealMarkMutationVariables>;
export const useReadinessQuery = (options: Apollo.useQuery.Options<ReadinessQuery, ReadinessQueryVariables> = {}) => Apollo.useQuery(ReadinessDocument, options);
export const useGiveRealMarkMutation = (options?: Apollo.useMutation.Options<GiveRealMarkMutation, GiveRealMarkMutationVariables>) => Apollo.useMutation(GiveRealMarkDocument, options);
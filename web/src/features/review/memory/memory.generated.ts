/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ReviewOfferedQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewOfferedQuery = { features: { review: boolean } };

export type OwnMemoryQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnMemoryQuery = { viewer: { id: string, study: { memory: { name: string, weights: Array<number>, mtfName: string, mtfWeights: Array<number>, fittedOn: number | null, gain: number | null, reviews: number } } | null } | null };


export const ReviewOfferedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewOffered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review"}}]}}]}}]} as unknown as DocumentNode<ReviewOfferedQuery, ReviewOfferedQueryVariables>;
export const OwnMemoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnMemory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"study"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weights"}},{"kind":"Field","name":{"kind":"Name","value":"mtfName"}},{"kind":"Field","name":{"kind":"Name","value":"mtfWeights"}},{"kind":"Field","name":{"kind":"Name","value":"fittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"gain"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnMemoryQuery, OwnMemoryQueryVariables>;
export const useReviewOfferedQuery = (options: Apollo.useQuery.Options<ReviewOfferedQuery, ReviewOfferedQueryVariables> = {}) => Apollo.useQuery(ReviewOfferedDocument, options);
export const useOwnMemoryQuery = (options: Apollo.useQuery.Options<OwnMemoryQuery, OwnMemoryQueryVariables> = {}) => Apollo.useQuery(OwnMemoryDocument, options);
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type TakesReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type TakesReportsQuery = { features: { reports: boolean } };


export const TakesReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TakesReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reports"}}]}}]}}]} as unknown as DocumentNode<TakesReportsQuery, TakesReportsQueryVariables>;
export const useTakesReportsQuery = (options: Apollo.useQuery.Options<TakesReportsQuery, TakesReportsQueryVariables> = {}) => Apollo.useQuery(TakesReportsDocument, options);
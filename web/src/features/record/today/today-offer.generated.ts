/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type TodayOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayOfferQuery = { features: { papers: boolean } };


export const TodayOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"papers"}}]}}]}}]} as unknown as DocumentNode<TodayOfferQuery, TodayOfferQueryVariables>;
export const useTodayOfferQuery = (options: Apollo.useQuery.Options<TodayOfferQuery, TodayOfferQueryVariables> = {}) => Apollo.useQuery(TodayOfferDocument, options);
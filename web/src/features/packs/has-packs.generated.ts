/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type HasPacksQueryVariables = Exact<{ [key: string]: never; }>;


export type HasPacksQuery = { features: { packs: boolean } };


export const HasPacksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HasPacks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packs"}}]}}]}}]} as unknown as DocumentNode<HasPacksQuery, HasPacksQueryVariables>;
export const useHasPacksQuery = (options: Apollo.useQuery.Options<HasPacksQuery, HasPacksQueryVariables> = {}) => Apollo.useQuery(HasPacksDocument, options);
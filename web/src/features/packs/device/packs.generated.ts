/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PackKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PackKeyQuery = { packKey: string };


export const PackKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packKey"}}]}}]} as unknown as DocumentNode<PackKeyQuery, PackKeyQueryVariables>;
export const usePackKeyQuery = (options: Apollo.useQuery.Options<PackKeyQuery, PackKeyQueryVariables> = {}) => Apollo.useQuery(PackKeyDocument, options);
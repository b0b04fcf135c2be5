/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PapersOfferedQueryVariables = Exact<{ [key: string]: never; }>;


export type PapersOfferedQuery = { features: { study: boolean, papers: boolean } };


export const PapersOfferedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PapersOffered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"study"}},{"kind":"Field","name":{"kind":"Name","value":"papers"}}]}}]}}]} as unknown as DocumentNode<PapersOfferedQuery, PapersOfferedQueryVariables>;
export const usePapersOfferedQuery = (options: Apollo.useQuery.Options<PapersOfferedQuery, PapersOfferedQueryVariables> = {}) => Apollo.useQuery(PapersOfferedDocument, options);
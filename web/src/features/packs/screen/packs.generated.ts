/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What a pack has. */
export type PackKind =
  /** RX Aid, the internship section. */
  | 'RX_AID'
  /** The questions of one subject of the curriculum, with their keys and pictures. */
  | 'SUBJECT';

export type PacksQueryVariables = Exact<{ [key: string]: never; }>;


export type PacksQuery = { packs: Array<{ id: string, kind: Schema.PackKind, title: string, questions: number, bytes: number, version: string, locked: boolean, manifest: string }> };


export const PacksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Packs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"manifest"}}]}}]}}]} as unknown as DocumentNode<PacksQuery, PacksQueryVariables>;
export const usePacksQuery = (options: Apollo.useQuery.Options<PacksQuery, PacksQueryVariables> = {}) => Apollo.useQuery(PacksDocument, options);
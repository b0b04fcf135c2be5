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

export type OwnRealMarksQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnRealMarksQuery = { viewer: { id: string, study: { realMarks: Array<{ prof: string, component: Schema.Component, share: number, examOn: string, low: number | null, high: number | null, passOfTen: number | null, subject: { code: string } }> } | null } | null };


export const OwnRealMarksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnRealMarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"study"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"realMarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prof"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"examOn"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"passOfTen"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnRealMarksQuery, OwnRealMarksQueryVariables>;
export const useOwnRealMarksQuery = (options: Apollo.useQuery.Options<OwnRealMarksQuery, OwnRealMarksQueryVariables> = {}) => Apollo.useQuery(OwnRealMarksDocument, options);
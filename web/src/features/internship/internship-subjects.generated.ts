/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type InternshipSubjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type InternshipSubjectsQuery = { internshipSubjects: Array<{ id: string, name: string, iconUrl: string | null }> | null };


export const InternshipSubjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InternshipSubjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"internshipSubjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}}]}}]}}]} as unknown as DocumentNode<InternshipSubjectsQuery, InternshipSubjectsQueryVariables>;
export const useInternshipSubjectsQuery = (options: Apollo.useQuery.Options<InternshipSubjectsQuery, InternshipSubjectsQueryVariables> = {}) => Apollo.useQuery(InternshipSubjectsDocument, options);
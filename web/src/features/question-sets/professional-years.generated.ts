/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ProfessionalYearsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfessionalYearsQuery = { professionalYears: Array<{ code: string, name: string, subjects: Array<{ code: string, name: string }> }> };


export const ProfessionalYearsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfessionalYears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalYears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SetYear"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SetYear"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfessionalYear"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ProfessionalYearsQuery, ProfessionalYearsQueryVariables>;
export const useProfessionalYearsQuery = (options: Apollo.useQuery.Options<ProfessionalYearsQuery, ProfessionalYearsQueryVariables> = {}) => Apollo.useQuery(ProfessionalYearsDocument, options);
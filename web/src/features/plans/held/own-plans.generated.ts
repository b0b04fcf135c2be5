/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type OwnPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPlansQuery = { viewer: { id: string, hasFullAccess: boolean, plans: Array<{ id: string, name: string, duration: string | null, opens: Array<string>, startsAt: string | null, endsAt: string | null }> | null } | null };


export const OwnPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasFullAccess"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeldPlan"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeldPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeldPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]} as unknown as DocumentNode<OwnPlansQuery, OwnPlansQueryVariables>;
export const useOwnPlansQuery = (options: Apollo.useQuery.Options<OwnPlansQuery, OwnPlansQueryVariables> = {}) => Apollo.useQuery(OwnPlansDocument, options);
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type OwnDailyMailQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDailyMailQuery = { viewer: { id: string, dailyMail: boolean | null } | null };

export type SetDailyMailMutationVariables = Exact<{
  on: boolean;
}>;


export type SetDailyMailMutation = { setDailyMail: { id: string, dailyMail: boolean | null } };


export const OwnDailyMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnDailyMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dailyMail"}}]}}]}}]} as unknown as DocumentNode<OwnDailyMailQuery, OwnDailyMailQueryVariables>;
export const SetDailyMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDailyMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDailyMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dailyMail"}}]}}]}}]} as unknown as DocumentNode<SetDailyMailMutation, SetDailyMailMutationVariables>;
export const useOwnDailyMailQuery = (options: Apollo.useQuery.Options<OwnDailyMailQuery, OwnDailyMailQueryVariables> = {}) => Apollo.useQuery(OwnDailyMailDocument, options);
export const useSetDailyMailMutation = (options?: Apollo.useMutation.Options<SetDailyMailMutation, SetDailyMailMutationVariables>) => Apollo.useMutation(SetDailyMailDocument, options);
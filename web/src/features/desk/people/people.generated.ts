/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A bundle of permissions. */
export type Role =
  /** Everything. */
  | 'ADMIN'
  /** Writes questions and submits them for review. */
  | 'AUTHOR'
  /** People, plans, refunds and notifications. */
  | 'CLERK'
  /** A reviewer who also edits content and imports questions. */
  | 'EDITOR'
  /** Everything; alone gives and takes the roles ADMIN and OWNER. */
  | 'OWNER'
  /** None. */
  | 'READER'
  /** Approves or returns what others wrote, retires questions and answers reports. */
  | 'REVIEWER';

export type StudioPeopleQueryVariables = Exact<{
  text?: string | null | undefined;
}>;


export type StudioPeopleQuery = { studio: { people: Array<{ userId: string, name: string, email: string, role: Schema.Role }> } };

export type SetRoleMutationVariables = Exact<{
  userId: string;
  role: Schema.Role;
}>;


export type SetRoleMutation = { setRole: { userId: string, name: string, email: string, role: Schema.Role } };

export type StudioPersonFragment = { userId: string, name: string, email: string, role: Schema.Role };

export const StudioPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudioPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]} as unknown as DocumentNode<StudioPersonFragment, unknown>;
export const StudioPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudioPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioPerson"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudioPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]} as unknown as DocumentNode<StudioPeopleQuery, StudioPeopleQueryVariables>;
export const SetRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudioPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]} as unknown as DocumentNode<SetRoleMutation, SetRoleMutationVariables>;
export const useStudioPeopleQuery = (options: Apollo.useQuery.Options<StudioPeopleQuery, StudioPeopleQueryVariables> = {}) => Apollo.useQuery(StudioPeopleDocument, options);
export const useSetRoleMutation = (options?: Apollo.useMutation.Options<SetRoleMutation, SetRoleMutationVariables>) => Apollo.useMutation(SetRoleDocument, options);
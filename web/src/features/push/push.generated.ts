/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What a reminder is about. */
export type PushKind =
  /** A message of the site. */
  | 'MESSAGE'
  /** A plan ends in a few days. */
  | 'PLAN_ENDS'
  /** A report of a mistake was answered. */
  | 'REPORT_ANSWERED'
  /** Questions are due for review; at most once a day. */
  | 'REVIEWS_DUE';

export type PushFactsFragment = { subscriptions: number, kinds: Array<Schema.PushKind>, quietFrom: number, quietTo: number, publicKey: string };

export type OwnPushQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPushQuery = { viewer: { id: string, push: { subscriptions: number, kinds: Array<Schema.PushKind>, quietFrom: number, quietTo: number, publicKey: string } | null } | null };

export type AddPushSubscriptionMutationVariables = Exact<{
  endpoint: string;
  p256dh: string;
  auth: string;
}>;


export type AddPushSubscriptionMutation = { addPushSubscription: { subscriptions: number, kinds: Array<Schema.PushKind>, quietFrom: number, quietTo: number, publicKey: string } };

export type RemovePushSubscriptionMutationVariables = Exact<{
  endpoint: string;
}>;


export type RemovePushSubscriptionMutation = { removePushSubscription: { subscriptions: number, kinds: Array<Schema.PushKind>, quietFrom: number, quietTo: number, publicKey: string } };

export type SetPushKindsMutationVariables = Exact<{
  kinds: Array<Schema.PushKind> | Schema.PushKind;
  quietFrom?: number | null | undefined;
  quietTo?: number | null | undefined;
}>;


export type SetPushKindsMutation = { setPushKinds: { subscriptions: number, kinds: Array<Schema.PushKind>, quietFrom: number, quietTo: number, publicKey: string } };

export const PushFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscriptions"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"publicKey"}}]}}]} as unknown as DocumentNode<PushFactsFragment, unknown>;
export const OwnPushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPush"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"push"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PushFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscriptions"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"publicKey"}}]}}]} as unknown as DocumentNode<OwnPushQuery, OwnPushQueryVariables>;
export const AddPushSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPushSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"p256dh"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"auth"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}},{"kind":"Argument","name":{"kind":"Name","value":"p256dh"},"value":{"kind":"Variable","name":{"kind":"Name","value":"p256dh"}}},{"kind":"Argument","name":{"kind":"Name","value":"auth"},"value":{"kind":"Variable","name":{"kind":"Name","value":"auth"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PushFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscriptions"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"publicKey"}}]}}]} as unknown as DocumentNode<AddPushSubscriptionMutation, AddPushSubscriptionMutationVariables>;
export const RemovePushSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePushSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PushFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscriptions"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"publicKey"}}]}}]} as unknown as DocumentNode<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables>;
export const SetPushKindsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPushKinds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PushKind"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quietFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quietTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPushKinds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}},{"kind":"Argument","name":{"kind":"Name","value":"quietFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quietFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"quietTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quietTo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PushFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscriptions"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"publicKey"}}]}}]} as unknown as DocumentNode<SetPushKindsMutation, SetPushKindsMutationVariables>;
export const useOwnPushQuery = (options: Apollo.useQuery.Options<OwnPushQuery, OwnPushQueryVariables> = {}) => Apollo.useQuery(OwnPushDocument, options);
export const useAddPushSubscriptionMutation = (options?: Apollo.useMutation.Options<AddPushSubscriptionMutation, AddPushSubscriptionMutationVariables>) => Apollo.useMutation(AddPushSubscriptionDocument, options);
export const useRemovePushSubscriptionMutation = (options?: Apollo.useMutation.Options<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables>) => Apollo.useMutation(RemovePushSubscriptionDocument, options);
export const useSetPushKindsMutation = (options?: Apollo.useMutation.Options<SetPushKindsMutation, SetPushKindsMutationVariables>) => Apollo.useMutation(SetPushKindsDocument, options);
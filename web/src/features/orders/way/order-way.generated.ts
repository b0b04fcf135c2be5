/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A plan to be ordered. */
export type OrderInput = {
  /** In any case, with or without hyphens. */
  coupon?: string | null | undefined;
  /** One of the plan's. */
  duration: string;
  /** Made by the client, best a UUID: 8 to 64 letters, digits, `-` and `_`. */
  id: string;
  /** `PaymentMethod.id`. */
  method: string;
  /** `SubscriptionPlan.id`. */
  plan: string;
  /** A path within the site, to go back to once the plan is open. */
  returnTo?: string | null | undefined;
};

/** Where an order stands. */
export type OrderState =
  /** The reader gave it up. */
  | 'CANCELLED'
  /** The money may be on the way: a transaction was entered, or the provider is asked. */
  | 'CHECKING'
  /** Nothing was paid in time. */
  | 'EXPIRED'
  /** The provider did not take the money. */
  | 'FAILED'
  /** Waits for the reader to pay. */
  | 'OPEN'
  /** The plan is open. */
  | 'PAID'
  /** Paid, and paid back whole. */
  | 'REFUNDED';

/** How a payment goes. */
export type PaymentKind =
  /** The reader sends money with the wallet's app and enters the transaction's id. */
  | 'MANUAL'
  /** The provider's own page. */
  | 'REDIRECT';

/** How far a refund is. */
export type RefundState =
  /** The provider will be asked. */
  | 'ASKED'
  /** The money was sent back. */
  | 'DONE'
  /** The provider refused it. */
  | 'FAILED'
  /** The provider was asked and has not confirmed it. */
  | 'SENT'
  /** It is not known whether the provider did it; it is asked again. */
  | 'UNCERTAIN';

export type CheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutQuery = { checkout: { methods: Array<{ id: string, name: string, kind: Schema.PaymentKind }> } | null };

export type CheckCouponMutationVariables = Exact<{
  code: string;
  plan: string;
  duration: string;
}>;


export type CheckCouponMutation = { checkCoupon: { valid: boolean, amount: number | null, discount: number | null, reason: string | null } };

export type StartOrderMutationVariables = Exact<{
  input: Schema.OrderInput;
}>;


export type StartOrderMutation = { startOrder: { id: string, code: string, state: Schema.OrderState, plan: string, duration: string, amount: number, discount: number, payUrl: string | null, transaction: string | null, returnTo: string | null, createdAt: string, expiresAt: string, method: { id: string, name: string, kind: Schema.PaymentKind, payTo: string | null, instructions: string | null }, rejected: { transaction: string, reason: string | null } | null, receipt: { number: string, issuedAt: string, path: string } | null, refunds: Array<{ id: string, amount: number, state: Schema.RefundState, askedAt: string, expectedBy: string | null, doneAt: string | null }> } };


export const CheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Checkout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]} as unknown as DocumentNode<CheckoutQuery, CheckoutQueryVariables>;
export const CheckCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"duration"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}},{"kind":"Argument","name":{"kind":"Name","value":"duration"},"value":{"kind":"Variable","name":{"kind":"Name","value":"duration"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<CheckCouponMutation, CheckCouponMutationVariables>;
export const StartOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Order"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"payTo"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"transaction"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transaction"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returnTo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedBy"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]}}]} as unknown as DocumentNode<StartOrderMutation, StartOrderMutationVariables>;
export const useCheckoutQuery = (options: Apollo.useQuery.Options<CheckoutQuery, CheckoutQueryVariables> = {}) => Apollo.useQuery(CheckoutDocument, options);
export const useCheckCouponMutation = (options?: Apollo.useMutation.Options<CheckCouponMutation, CheckCouponMutationVariables>) => Apollo.useMutation(CheckCouponDocument, options);
export const useStartOrderMutation = (options?: Apollo.useMutation.Options<StartOrderMutation, StartOrderMutationVariables>) => Apollo.useMutation(StartOrderDocument, options);
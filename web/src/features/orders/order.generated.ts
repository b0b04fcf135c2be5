/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../graphql.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
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

export type OrderFragment = { id: string, code: string, state: Schema.OrderState, plan: string, duration: string, amount: number, discount: number, payUrl: string | null, transaction: string | null, returnTo: string | null, createdAt: string, expiresAt: string, method: { id: string, name: string, kind: Schema.PaymentKind, payTo: string | null, instructions: string | null }, rejected: { transaction: string, reason: string | null } | null, receipt: { number: string, issuedAt: string, path: string } | null, refunds: Array<{ id: string, amount: number, state: Schema.RefundState, askedAt: string, expectedBy: string | null, doneAt: string | null }> };

export const OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"payTo"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"transaction"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transaction"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returnTo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expectedBy"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]}}]} as unknown as DocumentNode<OrderFragment, unknown>;
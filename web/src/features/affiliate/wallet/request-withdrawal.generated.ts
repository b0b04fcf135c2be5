/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A mobile financial service. */
export type WithdrawalMethod =
  /** bKash. */
  | 'BKASH'
  /** Nagad. */
  | 'NOGOD'
  /** Rocket. The REST API may have it for an account; it cannot be chosen. */
  | 'ROCKET';

/** Where a withdrawal request stands. */
export type WithdrawalRequest =
  /** Paid out. */
  | 'COMPLETED'
  /** None was made. */
  | 'NONE'
  /** Waiting to be paid out. */
  | 'PENDING';

export type RequestWithdrawalMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestWithdrawalMutation = { requestWithdrawal: { id: string, totalEarned: number | null, pendingWithdrawal: number | null, withdrawn: number | null, available: number | null, held: number | null, owed: number | null, commissionPercent: number | null, holdHours: number | null, referralCount: number | null, request: Schema.WithdrawalRequest, updatedAt: string | null, account: { method: Schema.WithdrawalMethod, accountNumber: string } | null, withdrawals: Array<{ date: string | null, amount: number | null }>, monthly: Array<{ month: string, earned: number | null }> } };


export const RequestWithdrawalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestWithdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestWithdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AffiliateRecord"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AffiliateRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Affiliate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"totalEarned"}},{"kind":"Field","name":{"kind":"Name","value":"pendingWithdrawal"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"commissionPercent"}},{"kind":"Field","name":{"kind":"Name","value":"holdHours"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}},{"kind":"Field","name":{"kind":"Name","value":"request"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withdrawals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthly"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RequestWithdrawalMutation, RequestWithdrawalMutationVariables>;
export const useRequestWithdrawalMutation = (options?: Apollo.useMutation.Options<RequestWithdrawalMutation, RequestWithdrawalMutationVariables>) => Apollo.useMutation(RequestWithdrawalDocument, options);
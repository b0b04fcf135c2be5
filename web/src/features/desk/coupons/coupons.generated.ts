/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A coupon to be saved. Exactly one of `share` and `amount`. */
export type CouponInput = {
  /** Whole Tk. */
  amount?: number | null | undefined;
  /** 4 to 24 letters and digits, in any case; hyphens are ignored. */
  code: string;
  /** The first day, in Dhaka. */
  from?: string | null | undefined;
  /** Whether it can be used. */
  isOn?: boolean;
  /** Whether a person may use it once only. */
  oncePerPerson?: boolean;
  /** `SubscriptionPlan.id`; empty for all. */
  plans?: Array<string>;
  /** Above 0, at most 1, at most four decimals. */
  share?: number | null | undefined;
  /** The last day, in Dhaka. */
  until?: string | null | undefined;
  /** How often it can be used; left out without a limit. Not below what was used. */
  uses?: number | null | undefined;
};

export type DeskCouponsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type DeskCouponsQuery = { desk: { coupons: { edges: Array<{ cursor: string, node: { code: string, share: number | null, amount: number | null, plans: Array<string>, from: string | null, until: string | null, uses: number | null, used: number, oncePerPerson: boolean, isOn: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type DeskCouponQueryVariables = Exact<{
  code: string;
}>;


export type DeskCouponQuery = { desk: { coupon: { code: string, share: number | null, amount: number | null, plans: Array<string>, from: string | null, until: string | null, uses: number | null, used: number, oncePerPerson: boolean, isOn: boolean } | null } };

export type CouponPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type CouponPlansQuery = { plans: Array<{ id: string, name: string, prices: Array<{ price: number, duration: string }> }> | null };

export type DeskCouponFragment = { code: string, share: number | null, amount: number | null, plans: Array<string>, from: string | null, until: string | null, uses: number | null, used: number, oncePerPerson: boolean, isOn: boolean };

export type SaveCouponMutationVariables = Exact<{
  input: Schema.CouponInput;
}>;


export type SaveCouponMutation = { saveCoupon: { code: string, share: number | null, amount: number | null, plans: Array<string>, from: string | null, until: string | null, uses: number | null, used: number, oncePerPerson: boolean, isOn: boolean } };

export const DeskCouponFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskCoupon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"oncePerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}}]}}]} as unknown as DocumentNode<DeskCouponFragment, unknown>;
export const DeskCouponsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskCoupons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coupons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskCoupon"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskCoupon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"oncePerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}}]}}]} as unknown as DocumentNode<DeskCouponsQuery, DeskCouponsQueryVariables>;
export const DeskCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskCoupon"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskCoupon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"oncePerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}}]}}]} as unknown as DocumentNode<DeskCouponQuery, DeskCouponQueryVariables>;
export const CouponPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CouponPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}}]}}]}}]}}]} as unknown as DocumentNode<CouponPlansQuery, CouponPlansQueryVariables>;
export const SaveCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CouponInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskCoupon"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskCoupon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"oncePerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}}]}}]} as unknown as DocumentNode<SaveCouponMutation, SaveCouponMutationVariables>;
export const useDeskCouponsQuery = (options: Apollo.useQuery.Options<DeskCouponsQuery, DeskCouponsQueryVariables> = {}) => Apollo.useQuery(DeskCouponsDocument, options);
export const useDeskCouponQuery = (options: (Apollo.useQuery.Options<DeskCouponQuery, DeskCouponQueryVariables> & { variables: DeskCouponQueryVariables }) | Apollo.SkipToken) => Apollo.useQuery(DeskCouponDocument, options);
export const useCouponPlansQuery = (options: Apollo.useQuery.Options<CouponPlansQuery, CouponPlansQueryVariables> = {}) => Apollo.useQuery(CouponPlansDocument, options);
export const useSaveCouponMutation = (options?: Apollo.useMutation.Options<SaveCouponMutation, SaveCouponMutationVariables>) => Apollo.useMutation(SaveCouponDocument, options);
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A plan. */
export type PlanInput = {
  /** At most 30, of 200 characters each. */
  advantages?: Array<string>;
  /** At most 30, of 200 characters each. */
  features?: Array<string>;
  /** Lower-case letters, digits and hyphens, at most 64. */
  id: string;
  /** At most 200 characters. */
  name: string;
  /** Whether it can be bought. */
  onSale?: boolean;
  /** 1 to 12. */
  prices: Array<PlanPriceInput>;
  /** At most 300 characters. */
  shortDescription: string;
};

/** What a plan costs for one duration. */
export type PlanPriceInput = {
  /** In words, at most 50 characters: 1 month. */
  duration: string;
  /** Whole Tk. */
  price: number;
};

export type DeskPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskPlansQuery = { desk: { plans: Array<{ id: string, version: string, name: string, shortDescription: string, features: Array<string>, advantages: Array<string>, onSale: boolean, edited: { at: string, by: { userId: string, name: string } | null } | null, prices: Array<{ price: number, duration: string }> }> } };

export type DeskPlanFragment = { id: string, version: string, name: string, shortDescription: string, features: Array<string>, advantages: Array<string>, onSale: boolean, edited: { at: string, by: { userId: string, name: string } | null } | null, prices: Array<{ price: number, duration: string }> };

export type SavePlanMutationVariables = Exact<{
  version?: string | null | undefined;
  plan: Schema.PlanInput;
}>;


export type SavePlanMutation = { savePlan: { id: string, version: string, name: string, shortDescription: string, features: Array<string>, advantages: Array<string>, onSale: boolean, edited: { at: string, by: { userId: string, name: string } | null } | null, prices: Array<{ price: number, duration: string }> } };

export const DeskPlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"edited"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}}]}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"advantages"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}}]}}]} as unknown as DocumentNode<DeskPlanFragment, unknown>;
export const DeskPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPlan"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"edited"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}}]}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"advantages"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}}]}}]} as unknown as DocumentNode<DeskPlansQuery, DeskPlansQueryVariables>;
export const SavePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPlan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"edited"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}}]}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"advantages"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}}]}}]} as unknown as DocumentNode<SavePlanMutation, SavePlanMutationVariables>;
export const useDeskPlansQuery = (options: Apollo.useQuery.Options<DeskPlansQuery, DeskPlansQueryVariables> = {}) => Apollo.useQuery(DeskPlansDocument, options);
export const useSavePlanMutation = (options?: Apollo.useMutation.Options<SavePlanMutation, SavePlanMutationVariables>) => Apollo.useMutation(SavePlanDocument, options);
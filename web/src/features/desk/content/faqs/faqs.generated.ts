/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A question that is asked often. */
export type FaqInput = {
  /** At most 5,000 characters. */
  answer: string;
  /** Whether readers do not see it. */
  hidden?: boolean;
  /** Lower-case letters, digits and hyphens, at most 64. */
  id: string;
  /** At most 300 characters. */
  question: string;
};

export type DeskFaqsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskFaqsQuery = { desk: { faqs: Array<{ id: string, version: string, question: string, answer: string, hidden: boolean, edited: { at: string, by: { userId: string, name: string } | null } | null }> } };

export type DeskFaqFragment = { id: string, version: string, question: string, answer: string, hidden: boolean, edited: { at: string, by: { userId: string, name: string } | null } | null };

export type SaveFaqMutationVariables = Exact<{
  version?: string | null | undefined;
  faq: Schema.FaqInput;
}>;


export type SaveFaqMutation = { saveFaq: { id: string, version: string, question: string, answer: string, hidden: boolean, edited: { at: string, by: { userId: string, name: string } | null } | null } };

export const DeskFaqFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskFaq"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskFaq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"edited"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]} as unknown as DocumentNode<DeskFaqFragment, unknown>;
export const DeskFaqsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskFaqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskFaq"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskFaq"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskFaq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"edited"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]} as unknown as DocumentNode<DeskFaqsQuery, DeskFaqsQueryVariables>;
export const SaveFaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"faq"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FaqInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveFaq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"faq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"faq"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskFaq"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskFaq"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskFaq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"edited"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]} as unknown as DocumentNode<SaveFaqMutation, SaveFaqMutationVariables>;
export const useDeskFaqsQuery = (options: Apollo.useQuery.Options<DeskFaqsQuery, DeskFaqsQueryVariables> = {}) => Apollo.useQuery(DeskFaqsDocument, options);
export const useSaveFaqMutation = (options?: Apollo.useMutation.Options<SaveFaqMutation, SaveFaqMutationVariables>) => Apollo.useMutation(SaveFaqDocument, options);
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Legal texts of the site. */
export type LegalTextId =
  /** The privacy policy. */
  | 'PRIVACY'
  /** Cancellation and refunds. */
  | 'REFUNDS'
  /** The terms of use. */
  | 'TERMS';

export type DeskLegalTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskLegalTextsQuery = { desk: { legalTexts: Array<{ id: Schema.LegalTextId, body: string, updatedAt: string }> } };

export type SaveLegalTextMutationVariables = Exact<{
  id: Schema.LegalTextId;
  version?: string | null | undefined;
  body?: string | null | undefined;
}>;


export type SaveLegalTextMutation = { saveLegalText: { id: Schema.LegalTextId, body: string, updatedAt: string } | null };


export const DeskLegalTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskLegalTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<DeskLegalTextsQuery, DeskLegalTextsQueryVariables>;
export const SaveLegalTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLegalText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalTextId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"body"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveLegalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"body"},"value":{"kind":"Variable","name":{"kind":"Name","value":"body"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<SaveLegalTextMutation, SaveLegalTextMutationVariables>;
export const useDeskLegalTextsQuery = (options: Apollo.useQuery.Options<DeskLegalTextsQuery, DeskLegalTextsQueryVariables> = {}) => Apollo.useQuery(DeskLegalTextsDocument, options);
export const useSaveLegalTextMutation = (options?: Apollo.useMutation.Options<SaveLegalTextMutation, SaveLegalTextMutationVariables>) => Apollo.useMutation(SaveLegalTextDocument, options);
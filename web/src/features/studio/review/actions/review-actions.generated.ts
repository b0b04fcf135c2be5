/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What was done to a question. */
export type QuestionEventKind =
  /** An administrator changed what is published, outside the studio. */
  | 'CORRECTED'
  /** It was approved, and readers see it. */
  | 'PUBLISHED'
  /** It was taken out of every list. */
  | 'RETIRED'
  /** It went back to its author. */
  | 'RETURNED'
  /** The draft was saved. */
  | 'SAVED'
  /** The draft was started. */
  | 'STARTED'
  /** It was submitted for review. */
  | 'SUBMITTED'
  /** The event before it was undone. */
  | 'UNDONE';

/** How far a question is. One that readers see, with a change that is not published yet, has the status of the change. */
export type QuestionStatus =
  /** Being written. */
  | 'DRAFT'
  /** Waits for a reviewer. */
  | 'IN_REVIEW'
  /** Readers see it as it stands. */
  | 'PUBLISHED'
  /** Taken out of every list. */
  | 'RETIRED'
  /** Back with its author, with a comment. */
  | 'RETURNED';

/** What can be done with a question in the studio. */
export type StudioAction =
  /** `approveQuestion`. */
  | 'APPROVE'
  /** `retireQuestion`. */
  | 'RETIRE'
  /** `returnQuestion`. */
  | 'RETURN'
  /** `saveQuestion`. */
  | 'SAVE'
  /** `submitQuestion`. */
  | 'SUBMIT'
  /** `undoQuestion`. */
  | 'UNDO';

export type ReviewActionsFragment = { id: string, status: Schema.QuestionStatus, version: number, may: Array<Schema.StudioAction>, lacks: Array<string>, history: Array<{ version: number, what: Schema.QuestionEventKind }> };

export type ApproveReviewedMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApproveReviewedMutation = { approveQuestion: { id: string, version: number } };

export type ReturnReviewedMutationVariables = Exact<{
  id: string;
  version: number;
  comment: string;
}>;


export type ReturnReviewedMutation = { returnQuestion: { id: string, version: number } };

export type RetireReviewedMutationVariables = Exact<{
  id: string;
  version: number;
  comment: string;
}>;


export type RetireReviewedMutation = { retireQuestion: { id: string, version: number } };

export type HandInReviewedMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type HandInReviewedMutation = { submitQuestion: { id: string, version: number } };

export type UndoReviewedMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type UndoReviewedMutation = { undoQuestion: { id: string, version: number } | null };

export const ReviewActionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudioQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"may"}},{"kind":"Field","name":{"kind":"Name","value":"lacks"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"what"}}]}}]}}]} as unknown as DocumentNode<ReviewActionsFragment, unknown>;
export const ApproveReviewedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveReviewed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ApproveReviewedMutation, ApproveReviewedMutationVariables>;
export const ReturnReviewedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReturnReviewed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"comment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"comment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"comment"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ReturnReviewedMutation, ReturnReviewedMutationVariables>;
export const RetireReviewedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetireReviewed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"comment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retireQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"comment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"comment"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<RetireReviewedMutation, RetireReviewedMutationVariables>;
export const HandInReviewedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandInReviewed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<HandInReviewedMutation, HandInReviewedMutationVariables>;
export const UndoReviewedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoReviewed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UndoReviewedMutation, UndoReviewedMutationVariables>;
export const useApproveReviewedMutation = (options?: Apollo.useMutation.Options<ApproveReviewedMutation, ApproveReviewedMutationVariables>) => Apollo.useMutation(ApproveReviewedDocument, options);
export const useReturnReviewedMutation = (options?: Apollo.useMutation.Options<ReturnReviewedMutation, ReturnReviewedMutationVariables>) => Apollo.useMutation(ReturnReviewedDocument, options);
export const useRetireReviewedMutation = (options?: Apollo.useMutation.Options<RetireReviewedMutation, RetireReviewedMutationVariables>) => Apollo.useMutation(RetireReviewedDocument, options);
export const useHandInReviewedMutation = (options?: Apollo.useMutation.Options<HandInReviewedMutation, HandInReviewedMutationVariables>) => Apollo.useMutation(HandInReviewedDocument, options);
export const useUndoReviewedMutation = (options?: Apollo.useMutation.Options<UndoReviewedMutation, UndoReviewedMutationVariables>) => Apollo.useMutation(UndoReviewedDocument, options);
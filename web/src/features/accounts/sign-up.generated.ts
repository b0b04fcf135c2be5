/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What the sign-up form asks for. */
export type SignUpInput = {
  /** The `userId` of whoever referred this user: `aff_ref` of the link that led here. One that is nobody's is passed over. */
  affiliateRef?: string | null | undefined;
  /** The password again. */
  confirmPassword: string;
  /** Where codes are mailed to. */
  email: string;
  /** At least 3 characters. */
  name: string;
  /** 6 to 16 characters without a space. */
  password: string;
};

export type SignUpMutationVariables = Exact<{
  input: Schema.SignUpInput;
}>;


export type SignUpMutation = { signUp: { id: string } };


export const SignUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const useSignUpMutation = (options?: Apollo.useMutation.Options<SignUpMutation, SignUpMutationVariables>) => Apollo.useMutation(SignUpDocument, options);
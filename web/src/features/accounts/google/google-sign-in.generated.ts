/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type GoogleSignInQueryVariables = Exact<{ [key: string]: never; }>;


export type GoogleSignInQuery = { googleSignIn: boolean };


export const GoogleSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoogleSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"googleSignIn"}}]}}]} as unknown as DocumentNode<GoogleSignInQuery, GoogleSignInQueryVariables>;
export const useGoogleSignInQuery = (options: Apollo.useQuery.Options<GoogleSignInQuery, GoogleSignInQueryVariables> = {}) => Apollo.useQuery(GoogleSignInDocument, options);
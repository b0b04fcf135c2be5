/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What may wait for somebody with a role. */
export type WaitingKind =
  /** Articles in review. CONTENT_REVIEW. */
  | 'ARTICLES'
  /** Commissions to decide on. PAYOUTS. */
  | 'COMMISSIONS'
  /** Background jobs that failed and are not tried again by themselves. DATABASE. */
  | 'FAILED_JOBS'
  /** Imports with drafts that wait. QUESTIONS_REVIEW. */
  | 'IMPORTS'
  /** Orders whose transfer is to be found. MONEY. */
  | 'ORDERS'
  /** Requests for a payout. PAYOUTS. */
  | 'PAYOUTS'
  /** Open reports of mistakes. QUESTIONS_REVIEW. */
  | 'REPORTS'
  /** The caller's own questions that a reviewer returned. QUESTIONS_WRITE. */
  | 'RETURNED'
  /** Questions in review, those of imports aside. QUESTIONS_REVIEW. */
  | 'REVIEW'
  /** Questions whose key is suspect, counted once a day. QUESTIONS_REVIEW. */
  | 'SUSPECTS';

export type WaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingQuery = { studio: { waiting: Array<{ kind: Schema.WaitingKind, count: number }> } };

export type LatestNewsQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestNewsQuery = { viewer: { id: string, notifications: Array<{ id: string }> | null } | null };


export const WaitingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<WaitingQuery, WaitingQueryVariables>;
export const LatestNewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestNews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<LatestNewsQuery, LatestNewsQueryVariables>;
export const useWaitingQuery = (options: Apollo.useQuery.Options<WaitingQuery, WaitingQueryVariables> = {}) => Apollo.useQuery(WaitingDocument, options);
export const useLatestNewsQuery = (options: Apollo.useQuery.Options<LatestNewsQuery, LatestNewsQueryVariables> = {}) => Apollo.useQuery(LatestNewsDocument, options);
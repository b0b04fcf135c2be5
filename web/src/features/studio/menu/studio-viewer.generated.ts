/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What a role allows. */
export type Permission =
  /** Applications that read the graph. */
  | 'APPLICATIONS'
  /** Approving articles that others wrote. */
  | 'CONTENT_REVIEW'
  /** FAQs, banners, e-books, articles, names of lists; the price of a plan needs MONEY too. */
  | 'CONTENT_WRITE'
  /** The export of the whole database, and background jobs. */
  | 'DATABASE'
  /** Exporting questions with their keys. */
  | 'EXPORT'
  /** Importing questions; a folder of content needs MONEY too. */
  | 'IMPORT'
  /** Sending notifications. */
  | 'MESSAGES'
  /** Giving plans and refunds. */
  | 'MONEY'
  /** Paying affiliates. */
  | 'PAYOUTS'
  /** Finding people and reading their accounts. */
  | 'PEOPLE'
  /** Approving what others wrote, retiring questions, answering reports. */
  | 'QUESTIONS_REVIEW'
  /** Writing questions. */
  | 'QUESTIONS_WRITE'
  /** Figures of the site. */
  | 'REPORTS'
  /** Giving roles, and the desk's log. */
  | 'ROLES';

/** A bundle of permissions. */
export type Role =
  /** Everything. */
  | 'ADMIN'
  /** Writes questions and submits them for review. */
  | 'AUTHOR'
  /** People, plans, refunds and notifications. */
  | 'CLERK'
  /** A reviewer who also edits content and imports questions. */
  | 'EDITOR'
  /** Everything; alone gives and takes the roles ADMIN and OWNER. */
  | 'OWNER'
  /** None. */
  | 'READER'
  /** Approves or returns what others wrote, retires questions and answers reports. */
  | 'REVIEWER';

export type StudioViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type StudioViewerQuery = { viewer: { id: string, userId: string, name: string, role: Schema.Role, permissions: Array<Schema.Permission>, twoFactorMissing: boolean } | null, features: { studio: boolean, desk: boolean } };


export const StudioViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudioViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"twoFactorMissing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studio"}},{"kind":"Field","name":{"kind":"Name","value":"desk"}}]}}]}}]} as unknown as DocumentNode<StudioViewerQuery, StudioViewerQueryVariables>;
export const useStudioViewerQuery = (options: Apollo.useQuery.Options<StudioViewerQuery, StudioViewerQueryVariables> = {}) => Apollo.useQuery(StudioViewerDocument, options);
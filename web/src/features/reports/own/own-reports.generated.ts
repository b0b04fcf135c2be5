/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What is wrong with a question. */
export type ReportKind =
  /** The bank has it twice. */
  | 'DUPLICATE'
  /** Anything else: the text says what. */
  | 'OTHER'
  /** Guidelines have changed. */
  | 'OUT_OF_DATE'
  /** A slip in the text. */
  | 'TYPO'
  /** It can be read in more than one way. */
  | 'UNCLEAR'
  /** The key is wrong. */
  | 'WRONG_KEY';

/** What became of a report. */
export type ReportState =
  /** The reader was right. */
  | 'ACCEPTED'
  /** The question stays as it is. */
  | 'DECLINED'
  /** Waits for an answer. */
  | 'OPEN';

export type OwnReportsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OwnReportsQuery = { viewer: { id: string, reports: { total: number, edges: Array<{ cursor: string, node: { id: string, questionId: string, ref: string, kind: Schema.ReportKind, text: string, state: Schema.ReportState, answer: string | null, createdAt: string, answeredAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };


export const OwnReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnReports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnReport"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"ref"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}}]} as unknown as DocumentNode<OwnReportsQuery, OwnReportsQueryVariables>;
export const useOwnReportsQuery = (options: Apollo.useQuery.Options<OwnReportsQuery, OwnReportsQueryVariables> = {}) => Apollo.useQuery(OwnReportsDocument, options);
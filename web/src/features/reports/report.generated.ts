/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../graphql.generated.ts';

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

export type OwnReportFragment = { id: string, questionId: string, ref: string, kind: Schema.ReportKind, text: string, state: Schema.ReportState, answer: string | null, createdAt: string, answeredAt: string | null };

export const OwnReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"ref"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}}]} as unknown as DocumentNode<OwnReportFragment, unknown>;
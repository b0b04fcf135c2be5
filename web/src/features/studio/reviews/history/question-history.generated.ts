/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What was done to a question. */
export type QuestionEventKind =
  /** An administrator changed what is published, outside the studio. */
  | 'CORRECTED'
  /** The draft got other co-authors. */
  | 'CO_AUTHORS_CHANGED'
  /** The draft was given to another author. */
  | 'HANDED_OVER'
  /** It got another chapter, another topic or other items with many others. */
  | 'MOVED'
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
  /** The event before it, or a change of many questions, was undone. */
  | 'UNDONE';

export type QuestionHistoryFragment = { id: string, history: Array<{ version: number, at: string, by: string | null, what: Schema.QuestionEventKind, comment: string | null, changes: Array<{ field: string, before: string, after: string }> }> };

export const QuestionHistoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionHistory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudioQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<QuestionHistoryFragment, unknown>;
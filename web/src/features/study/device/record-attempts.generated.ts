/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** The field of the question's type. Empty if the question was seen and skipped. */
export type AnswerInput = {
  /** The judged statements; missing ones are blank. */
  mtf?: Array<StatementAnswerInput> | null | undefined;
  /** The ticked model points of each part. */
  saq?: Array<PartAnswerInput> | null | undefined;
  /** The option chosen. */
  sba?: string | null | undefined;
};

/** An answer to a question. */
export type AttemptInput = {
  /** What the reader answered. */
  answer: AnswerInput;
  /** By the client's clock; a time in the future counts as now. */
  answeredAt: string;
  /** How often the answer was changed before it was checked. */
  changes?: number | null | undefined;
  /** How sure the reader was. */
  confidence?: Confidence | null | undefined;
  /** A random UUID that the client made for the device. */
  deviceId?: string | null | undefined;
  /** A UUID (version 7) that the client made, dated from 2026 to a day ahead of the server. */
  id: string;
  /** Where it was answered. */
  mode?: AttemptMode;
  /** `Question.id`. */
  questionId: string;
  /** Which version of the question was on screen. */
  questionVersion?: number | null | undefined;
  /** One sitting of practice, a UUID. */
  sessionId?: string | null | undefined;
  /** Milliseconds. */
  tookMs?: number | null | undefined;
  /** When the reader took it back before it was sent, within ten minutes: it is logged and does not count. */
  undoneAt?: string | null | undefined;
  /** The device's offset from UTC in minutes: 360 in Dhaka. */
  utcOffsetMinutes?: number | null | undefined;
};

/** Where a question was answered. */
export type AttemptMode =
  /** In a paper. */
  | 'PAPER'
  /** In a list or in practice. */
  | 'PRACTICE'
  /** When it was due. */
  | 'REVIEW';

/** How sure the reader was. */
export type Confidence =
  /** A guess. */
  | 'GUESS'
  /** Sure. */
  | 'SURE'
  /** Not sure. */
  | 'UNSURE';

/** The result of an answer. */
export type Outcome =
  /** Some marks. */
  | 'PARTLY'
  /** Full marks. */
  | 'RIGHT'
  /** Seen without an answer. Only in the log and in papers: a record follows answers alone. */
  | 'SKIPPED'
  /** No marks. */
  | 'WRONG';

/** A part of a short answer, ticked off. */
export type PartAnswerInput = {
  /** `QuestionPart.label`. */
  label: string;
  /** Counted from 1. */
  points: Array<number>;
};

/** A statement, judged. */
export type StatementAnswerInput = {
  /** `QuestionOption.key`. */
  key: string;
  /** True or false. */
  value: boolean;
};

export type RecordAttemptsMutationVariables = Exact<{
  attempts: Array<Schema.AttemptInput> | Schema.AttemptInput;
}>;


export type RecordAttemptsMutation = { recordAttempts: Array<{ id: string, outcome: Schema.Outcome | null, refused: { code: string, message: string } | null }> };


export const RecordAttemptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordAttempts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attempts"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordAttempts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"attempts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attempts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RecordAttemptsMutation, RecordAttemptsMutationVariables>;
export const useRecordAttemptsMutation = (options?: Apollo.useMutation.Options<RecordAttemptsMutation, RecordAttemptsMutationVariables>) => Apollo.useMutation(RecordAttemptsDocument, options);
import type { ApolloClient } from '@apollo/client';
import { readAttempts, readRecords } from '../../study/device/index.ts';
import { OwnQuestionsDocument } from '../lists/own-questions.generated.ts';
import { AttemptLogDocument } from './attempt-log.generated.ts';
import { OwnNotesDocument } from './own-notes.generated.ts';

/** A row of the export. Unknown fields are null. */
export type ExportedAttempt = {
  id: string;
  questionId: string;
  /** PRACTICE, REVIEW or PAPER. */
  mode: string;
  outcome: string;
  marks: number | null;
  outOf: number | null;
  confidence: string | null;
  answeredAt: string;
  tookMs: number | null;
};
export const ATTEMPT_COLUMNS = [
  ...(['id', 'questionId', 'mode', 'outcome', 'marks', 'outOf'] as const),
  ...(['confidence', 'answeredAt', 'tookMs'] as const),
] as const;

export type ExportedQuestion = { questionId: string; ref: string | null; flagged: boolean; note: string };
export type ExportedRecord = { attempts: ExportedAttempt[]; questions: ExportedQuestion[] };

/** This device's data: a visitor's whole record, or what the account does not have yet. */
export async function exportDevice(): Promise<ExportedRecord> {
  const [attempts, records] = [await readAttempts(), await readRecords()];
  return {
    attempts: attempts.map(({ id, questionId, outcome, confidence = null, answeredAt, tookMs = null }) => {
      const marks = { mode: 'PRACTICE', outcome, marks: null, outOf: null };
      return { id, questionId, ...marks, confidence, answeredAt, tookMs };
    }),
    questions: records
      .filter(({ flagged, note }) => flagged || note !== '')
      .map(({ questionId, question, flagged, note }) => ({ questionId, ref: question?.ref ?? null, flagged, note })),
  };
}

/** The account's whole record and what waits on this device. Rejects if the account cannot be reached. */
export async function exportAccount(client: ApolloClient): Promise<ExportedRecord> {
  const attempts = await readLog(client);
  const noted = (await readNotes(client)) ?? (await readReadableNotes(client));
  const questions = new Map(noted.map((question) => [question.questionId, question]));
  const device = await exportDevice();
  const sent = new Set(attempts.map(({ id }) => id));
  for (const question of device.questions) questions.set(question.questionId, question);
  return {
    attempts: [...attempts, ...device.attempts.filter(({ id }) => !sent.has(id))],
    questions: [...questions.values()],
  };
}

async function readLog(client: ApolloClient): Promise<ExportedAttempt[]> {
  const attempts: ExportedAttempt[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const query = { query: AttemptLogDocument, variables: { after }, fetchPolicy: 'no-cache' } as const;
    const log = (await client.query(query)).data?.viewer?.study?.attempts;
    for (const { node } of log?.edges ?? []) {
      attempts.push(Object.fromEntries(ATTEMPT_COLUMNS.map((name) => [name, node[name]])) as ExportedAttempt);
    }
    after = log?.pageInfo.hasNextPage ? log.pageInfo.endCursor : null;
  }
  return attempts;
}

/** Includes questions that the reader has no access to now. Undefined if the server cannot list them. */
async function readNotes(client: ApolloClient): Promise<ExportedQuestion[] | undefined> {
  const questions: ExportedQuestion[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const query = { query: OwnNotesDocument, variables: { after }, fetchPolicy: 'no-cache' } as const;
    const page = (await client.query(query)).data?.viewer?.study?.notes;
    if (!page) return undefined;
    for (const { node } of page.edges) {
      const { questionId, ref, flagged, note } = node;
      questions.push({ questionId, ref, flagged, note: note ?? '' });
    }
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  }
  return questions;
}

const readReadableNotes = async (client: ApolloClient) => [
  ...(await readList(client, 'FLAGGED')),
  ...(await readList(client, 'NOTED')),
];

async function readList(client: ApolloClient, list: 'FLAGGED' | 'NOTED'): Promise<ExportedQuestion[]> {
  const questions: ExportedQuestion[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const query = { query: OwnQuestionsDocument, variables: { list, after }, fetchPolicy: 'no-cache' } as const;
    const page = (await client.query(query)).data?.viewer?.study?.questions;
    for (const { node } of page?.edges ?? []) {
      const { flagged = false, note } = node.mine ?? {};
      questions.push({ questionId: node.id, ref: node.ref, flagged, note: note ?? '' });
    }
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  }
  return questions;
}

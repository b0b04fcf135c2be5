import type { ApolloClient } from '@apollo/client';
import { readAttempts, readRecords } from '../../study/device/index.ts';
import { accountQuestions, deviceQuestions, type OwnQuestion } from '../data/own-lists.ts';
import { subjectOfRef, topicOf } from '../data/subjects.ts';
import { OwnQuestionsDocument } from '../lists/own-questions.generated.ts';
import { answerText } from './answer-text.ts';
import { AttemptLogDocument } from './attempt-log.generated.ts';
import { OwnNotesDocument } from './own-notes.generated.ts';
import { OwnRealMarksDocument } from './real-marks.generated.ts';
import { ExportedTargetsDocument } from './targets.generated.ts';

/** A row of the export. Unknown fields are null. */
export type ExportedAttempt = {
  id: string;
  questionId: string;
  ref: string | null;
  subject: string | null;
  topic: string | null;
  /** PRACTICE, REVIEW or PAPER. */
  mode: string;
  /** In words; null for a blank. */
  answer: string | null;
  /** As it was first marked. */
  outcome: string;
  /** By a key that was corrected since; null if the outcome is the same. */
  countsAs: string | null;
  marks: number | null;
  outOf: number | null;
  confidence: string | null;
  answeredAt: string;
  tookMs: number | null;
  /** When the reader took it back. */
  undoneAt: string | null;
};
export const ATTEMPT_COLUMNS = [
  ...([
    'id',
    'questionId',
    'ref',
    'subject',
    'topic',
    'mode',
    'answer',
    'outcome',
    'countsAs',
    'marks',
    'outOf',
  ] as const),
  ...(['confidence', 'answeredAt', 'tookMs', 'undoneAt'] as const),
] as const;

export type ExportedQuestion = { questionId: string; ref: string | null; flagged: boolean; note: string };
/** Of a real examination, with what had been expected. Shares are 0 to 1. */
export type ExportedMark = {
  prof: string;
  subject: string;
  component: string;
  share: number;
  examOn: string;
  low: number | null;
  high: number | null;
  passOfTen: number | null;
};
export type ExportedRecord = { attempts: ExportedAttempt[]; questions: ExportedQuestion[] };

/** This device's data: a visitor's whole record, or what the account does not have yet. */
export async function exportDevice(): Promise<ExportedRecord> {
  const [attempts, records] = [await readAttempts(), await readRecords()];
  const byId = new Map(records.map((record) => [record.questionId, record]));
  return {
    attempts: attempts.map(
      ({ id, questionId, outcome, countsAs = null, confidence = null, answeredAt, ...attempt }) => {
        const { question, shelf } = byId.get(questionId) ?? {};
        const ref = question?.ref ?? null;
        const marks = {
          mode: attempt.state === 'IN_PAPER' ? 'PAPER' : (attempt.mode ?? 'PRACTICE'),
          answer: answerText(attempt.answer),
          outcome,
          countsAs,
          marks: null,
          outOf: null,
        };
        const topic = topicOf(shelf) ?? null;
        const { tookMs = null, undoneAt = null } = attempt;
        return { id, questionId, ...named(ref), topic, ...marks, confidence, answeredAt, tookMs, undoneAt };
      },
    ),
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

// Without the cache: an export of years would fill the memory twice.
const fetchPolicy = 'no-cache';

async function readLog(client: ApolloClient): Promise<ExportedAttempt[]> {
  const attempts: ExportedAttempt[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const query = { query: AttemptLogDocument, variables: { after }, fetchPolicy } as const;
    const log = (await client.query(query)).data?.viewer?.study?.attempts;
    for (const { node } of log?.edges ?? []) {
      const row = { ...node, ...named(node.ref), answer: node.answer && answerText(node.answer) };
      attempts.push(Object.fromEntries(ATTEMPT_COLUMNS.map((name) => [name, row[name]])) as ExportedAttempt);
    }
    after = log?.pageInfo.hasNextPage ? log.pageInfo.endCursor : null;
  }
  return attempts;
}

const named = (ref: string | null) => ({ ref, subject: ref && subjectOfRef(ref) });

/** Includes questions that the reader has no access to now. Undefined if the server cannot list them. */
async function readNotes(client: ApolloClient): Promise<ExportedQuestion[] | undefined> {
  const questions: ExportedQuestion[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const query = { query: OwnNotesDocument, variables: { after }, fetchPolicy } as const;
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

/** What the account says of real examinations. Nothing of a server without them. */
export async function exportRealMarks(client: ApolloClient): Promise<ExportedMark[]> {
  const { data } = await client.query({ query: OwnRealMarksDocument, fetchPolicy, errorPolicy: 'ignore' });
  const marks = data?.viewer?.study?.realMarks ?? [];
  return marks.map(({ prof, subject, component, share, examOn, low, high, passOfTen }) => {
    return { prof, subject: subject.code, component, share, examOn, low, high, passOfTen };
  });
}

/** What the reader wants to be ready by a day. Nothing of a server without targets. */
export async function exportTargets(client: ApolloClient) {
  const { data } = await client.query({ query: ExportedTargetsDocument, fetchPolicy, errorPolicy: 'ignore' });
  const targets = data?.viewer?.study?.targets ?? [];
  return targets.map(({ items, on }) => ({ items: items.map(({ code, name }) => ({ code, name })), on }));
}

const readReadableNotes = async (client: ApolloClient) =>
  [...(await readList(client, 'FLAGGED')), ...(await readList(client, 'NOTED'))].map(toExported);

/** The reader's wrong, flagged and noted questions, from the account if there is a client, with unsent changes. */
export async function exportCards(client?: ApolloClient): Promise<OwnQuestion[]> {
  const cards = new Map<string, OwnQuestion>();
  for (const list of client ? (['WRONG', 'FLAGGED', 'NOTED'] as const) : []) {
    for (const one of await readList(client!, list)) cards.set(one.question.id, one);
  }
  const records = (await readRecords()).filter(({ isUnsent }) => !client || isUnsent);
  for (const list of ['wrong', 'flagged', 'noted'] as const) {
    for (const one of deviceQuestions(records, list)) cards.set(one.question.id, one);
  }
  return [...cards.values()];
}

const toExported = ({ question: { id, ref }, flagged, note }: OwnQuestion) => ({ questionId: id, ref, flagged, note });

async function readList(client: ApolloClient, list: 'WRONG' | 'FLAGGED' | 'NOTED'): Promise<OwnQuestion[]> {
  const questions: OwnQuestion[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const query = { query: OwnQuestionsDocument, variables: { list, after }, fetchPolicy } as const;
    const page = (await client.query(query)).data?.viewer?.study?.questions;
    if (page) questions.push(...accountQuestions(page));
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  }
  return questions;
}

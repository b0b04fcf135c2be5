import type { ApolloClient } from '@apollo/client';
import { NETWORK_WAIT_MS } from '../../../apollo/answered-here.ts';
import type { PracticeItem } from '../../practice/index.ts';
import { readPlaces, readRecords, type StoredRecord } from '../../study/device/index.ts';
import { readDownloaded } from '../../review/downloaded/index.ts';
import { withTexts } from '../../study/packed/index.ts';
import { ACCOUNT_LISTS, accountQuestions, deviceQuestions, type OwnQuestion } from '../data/own-lists.ts';
import { OwnQuestionsDocument } from '../lists/own-questions.generated.ts';
import { drawUnseen } from '../../questions/unseen/index.ts';
import { ROUND } from './round.ts';

const noneAfter = (ms: number) => new Promise<OwnQuestion[]>((resolve) => setTimeout(resolve, ms, []));

/** Ten questions: those to review, then wrong ones, the longest ago first, then new ones from where the reader read last. */
export async function drawRound(client: ApolloClient, hasAccount: boolean): Promise<PracticeItem[]> {
  const [own, places, { texts }] = await Promise.all([readRecords(), readPlaces(), readDownloaded()]);
  const records = withTexts(own, texts);
  const lists = (['due', 'wrong'] as const).map((list) => drawOwn(client, records, hasAccount, list));
  const listed = (await Promise.all(lists)).flat();
  const round = [...new Map(listed.map((item) => [item.question.id, item])).values()];
  const seen = new Set(records.filter(({ last }) => last).map(({ questionId }) => questionId));
  for (const { question } of round) seen.add(question.id);
  return [...round, ...(await drawUnseen(client, places, seen, ROUND - round.length))].slice(0, ROUND);
}

async function drawOwn(
  client: ApolloClient,
  records: readonly StoredRecord[],
  hasAccount: boolean,
  list: 'due' | 'wrong',
) {
  const here = deviceQuestions(records, list).toReversed();
  // Of these the device knows more than the account: the last answers may be on their way.
  const onDevice = new Set(records.filter(({ last }) => last).map(({ questionId }) => questionId));
  const elsewhere =
    hasAccount && here.length < ROUND
      ? await Promise.race([readAccounts(client, list), noneAfter(NETWORK_WAIT_MS)])
      : [];
  return [...here, ...elsewhere.filter(({ question }) => !onDevice.has(question.id))].map(({ question, shelf }) => ({
    question,
    shelf,
  }));
}

async function readAccounts(client: ApolloClient, list: 'due' | 'wrong') {
  try {
    const variables = { list: ACCOUNT_LISTS[list] };
    // The list changes with every answer.
    const request = client.query({ query: OwnQuestionsDocument, variables, fetchPolicy: 'network-only' });
    const questions = (await request).data?.viewer?.study?.questions;
    return questions ? accountQuestions(questions) : [];
  } catch {
    return [];
  }
}

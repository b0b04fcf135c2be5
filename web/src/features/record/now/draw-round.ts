import type { ApolloClient } from '@apollo/client';
import type { PracticeItem } from '../../practice/index.ts';
import { type Place, placeTitle, readPlaces, readRecords, type StoredRecord } from '../../study/device/index.ts';
import { ACCOUNT_LISTS, accountQuestions, deviceQuestions } from '../data/own-lists.ts';
import { OwnQuestionsDocument } from '../lists/own-questions.generated.ts';
import { readListPage } from './list-page.ts';
import { PAGE_SIZE, ROUND } from './round.ts';

// Where the reader has read ahead of the place, or skipped back.
const PAGES = 2;

/** Ten questions: those to review, then wrong ones, the longest ago first, then new ones from where the reader read last. */
export async function drawRound(client: ApolloClient, hasAccount: boolean): Promise<PracticeItem[]> {
  const [records, places] = await Promise.all([readRecords(), readPlaces()]);
  const lists = (['due', 'wrong'] as const).map((list) => drawOwn(client, records, hasAccount, list));
  const own = (await Promise.all(lists)).flat();
  const round = [...new Map(own.map((item) => [item.question.id, item])).values()];
  const seen = new Set(records.filter(({ last }) => last).map(({ questionId }) => questionId));
  for (const place of places) {
    if (round.length >= ROUND) break;
    const known = new Set([...seen, ...round.map(({ question }) => question.id)]);
    round.push(...(await drawNew(client, place, known)));
  }
  return round.slice(0, ROUND);
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
  const elsewhere = hasAccount && here.length < ROUND ? await readAccounts(client, list) : [];
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

/** Unseen questions from a place on. None of a page that is locked or cannot be read. */
async function drawNew(client: ApolloClient, from: Place, known: ReadonlySet<string>): Promise<PracticeItem[]> {
  const { path } = from;
  const title = placeTitle(from);
  const first = Math.ceil(from.place / PAGE_SIZE);
  const items: PracticeItem[] = [];
  try {
    for (let page = first; page < first + PAGES && items.length < ROUND; page += 1) {
      const list = await readListPage(client, path, page);
      if (!list) break;
      const total = list.pagination.total;
      const before = (page - 1) * PAGE_SIZE;
      for (const [index, question] of list.questions.entries()) {
        const shelf = { path, title, place: before + index + 1, ...(total !== null && { total }) };
        if (!known.has(question.id)) items.push({ question, shelf });
      }
      if (list.questions.length < PAGE_SIZE) break;
    }
  } catch {
    // Offline, or the page needs a plan.
  }
  return items;
}

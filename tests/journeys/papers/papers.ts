import type { Page } from 'playwright-core';
import { queryData } from '../../testkit/graphql.ts';

type Item = {
  number: number;
  asked: { id: string; type: 'SBA' | 'MTF' | 'SAQ' };
  answer: {
    sba: string | null;
    mtf: { key: string; value: boolean }[] | null;
    saq: { points: number[] }[] | null;
  } | null;
};
export type AccountPaper = {
  id: string;
  state: 'OPEN' | 'FINISHED';
  sections: { items: Item[] }[];
  result: { marks: number; outOf: number } | null;
};

const PAPERS = '{ viewer { study { papers(first: 5) { edges { node { id } } } } } }';
const PAPER = `query ($id: ID!) { viewer { study { paper(id: $id) {
  id state result { marks outOf }
  sections { items { number asked { id type } answer { sba mtf { key value } saq { points } } } }
} } } }`;
const KEY =
  'query ($id: ID!) { question(id: $id) { type options { key correct reason } explanation explanationBn takeAway } }';

export type Key = {
  type: string;
  options: { key: string; correct: boolean; reason: string | null }[];
  explanation: string | null;
  explanationBn: string | null;
  takeAway: string | null;
};
type Papers = { viewer: { study: { papers: { edges: { node: { id: string } }[] } } } };
type Paper = { viewer: { study: { paper: AccountPaper } } };

/** The newest paper of an account; undefined without any. */
export async function newestPaper(url: string, token: string): Promise<AccountPaper | undefined> {
  const { viewer } = await queryData<Papers>(url, PAPERS, { token });
  const id = viewer.study.papers.edges[0]?.node.id;
  if (id === undefined) return undefined;
  const found = await queryData<Paper>(url, PAPER, { token, variables: { id } });
  return found.viewer.study.paper;
}

export const itemsOf = ({ sections }: Pick<AccountPaper, 'sections'>) => sections.flatMap(({ items }) => items);

export const keyOf = async (url: string, id: string, token?: string): Promise<Key> =>
  (await queryData<{ question: Key }>(url, KEY, { variables: { id }, ...(token && { token }) })).question;

const START = 'mutation ($input: PaperInput!) { startPaper(input: $input) { id sections { items { asked { id } } } } }';
const FINISH = 'mutation ($id: ID!) { finishPaper(id: $id) { state } }';
type Started = { startPaper: { id: string; sections: { items: { asked: { id: string } }[] }[] } };

/** Starts a paper without a browser, a visitor's without a token. */
export async function startByCall(url: string, input: object, token?: string) {
  const { startPaper } = await queryData<Started>(url, START, { variables: { input }, ...(token && { token }) });
  return {
    id: startPaper.id,
    questions: startPaper.sections.flatMap(({ items }) => items.map(({ asked }) => asked.id)),
  };
}

/** Sits the same paper without a browser, all blank. */
export async function sitCopy(url: string, token: string, copyOf: string): Promise<void> {
  const { id } = await startByCall(url, { copyOf }, token);
  await queryData(url, FINISH, { token, variables: { id } });
}

/** Marks by the rule: 1 for the right option, a fifth for each right statement. */
export async function marksByHand(url: string, items: readonly Item[]): Promise<number> {
  const marks = items.map(async ({ asked, answer }) => {
    const { options } = await keyOf(url, asked.id);
    const isRight = (key: string, value: boolean) => options.find((option) => option.key === key)?.correct === value;
    if (asked.type === 'SBA') return answer?.sba && isRight(answer.sba, true) ? 5 : 0;
    return (answer?.mtf ?? []).filter(({ key, value }) => isRight(key, value)).length;
  });
  return (await Promise.all(marks)).reduce((sum, fifths) => sum + fifths, 0) / 5;
}

export const sitting = (page: Page) => page.getByRole('dialog', { name: /^Paper: / });

type Mix = {
  mtf: number;
  sba: number;
  saq?: number;
  /** Answer any so many of the short answers. */ any?: number;
  mode?: string;
};

/** Makes a mix, and opens it. */
export async function startMix(page: Page, { mtf, sba, saq = 0, any, mode }: Mix) {
  await page.goto('/papers/new');
  await page.getByLabel('Multiple true/false').fill(String(mtf));
  await page.getByLabel('Single best answer').fill(String(sba));
  await page.getByLabel('Short answers').fill(String(saq));
  if (any) await page.getByLabel('To answer').selectOption(String(any));
  if (mode) await page.getByLabel(mode).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await sitting(page).getByRole('article').waitFor();
}

/** The papers stored on this device, as text. */
export const deviceText = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('study');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error!));
    });
    const rows = await new Promise<unknown[]>((resolve) => {
      const request = database.transaction('papers').objectStore('papers').getAll();
      request.addEventListener('success', () => resolve(request.result));
    });
    database.close();
    return JSON.stringify([rows, Object.entries(localStorage), Object.entries(sessionStorage)]);
  });

/** Hands in the paper on show, and waits for its result. */
export async function handIn(page: Page) {
  await sitting(page).getByRole('button', { name: 'Hand in' }).last().click();
  await page.getByRole('dialog', { name: 'Hand in the paper?' }).getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('region', { name: 'Result' }).waitFor();
}

import type { ApolloClient } from '@apollo/client';
import type { PaperInput, PaperSheetInput } from '../../../graphql.generated.ts';
import { v4 } from 'uuid';
import { currentOwner } from '../../study/index.ts';
import {
  AnswerAndReadDocument,
  AnswerPaperDocument,
  FinishPaperDocument,
  MarkPaperDocument,
  OpenPaperDocument,
  StartPaperDocument,
} from '../paper.generated.ts';
import { setClock } from './clock.ts';
import { recordMarked } from './record-marked.ts';
import type { StoredPaper } from './stored-paper.ts';
import { mergeSaved, sectionsOf, settleChanges, storePaper, unsentOf } from './sheets.ts';
import { stripTypename } from './strip-typename.ts';

// Papers are stored in IndexedDB; Apollo's cache would hold a second copy, keys included.
const fetchPolicy = 'no-cache';

export const newPaperId = () => v4();

/** Starts a paper and stores it on this device, for visitors only here. */
export async function startPaper(client: ApolloClient, input: PaperInput): Promise<string> {
  const { data, tookMs } = await timed(() =>
    client.mutate({ mutation: StartPaperDocument, variables: { input }, fetchPolicy }),
  );
  const paper = data!.startPaper;
  const offsetMs = setClock(paper.now, tookMs);
  await storePaper(paper, currentOwner() ? { offsetMs } : { offsetMs, input });
  return paper.id;
}

/** Fetches the account's paper and stores it on this device. Null if there is none. */
export async function fetchPaper(client: ApolloClient, id: string) {
  const { data, tookMs } = await timed(() =>
    client.query({ query: OpenPaperDocument, variables: { id }, fetchPolicy }),
  );
  const paper = data?.viewer?.study?.paper ?? null;
  if (paper) await storePaper(paper, { offsetMs: setClock(paper.now, tookMs) });
  return paper;
}

/** Sends unsent changes. */
export async function sendChanges(client: ApolloClient, { id, paper, changes }: StoredPaper): Promise<void> {
  const unsent = unsentOf(changes);
  const answers = unsent.map(([number, { answer = null, flagged = null, tookMs = null, at = null }]) => ({
    number,
    answer: stripTypename(answer),
    flagged,
    tookMs,
    at,
  }));
  const variables = { id, answers };
  // Only with a tutor an answer brings its question's key.
  if (paper.mode === 'EXAM' || paper.state === 'FINISHED') {
    const { data, tookMs } = await timed(() =>
      client.mutate({ mutation: AnswerPaperDocument, variables, fetchPolicy }),
    );
    await mergeSaved(data!.answerPaper, setClock(data!.answerPaper.now, tookMs));
  } else {
    const { data, tookMs } = await timed(() =>
      client.mutate({ mutation: AnswerAndReadDocument, variables, fetchPolicy }),
    );
    await storePaper(data!.answerPaper, { offsetMs: setClock(data!.answerPaper.now, tookMs) });
  }
  await settleChanges(id, Object.fromEntries(unsent));
}

export async function finishPaper(client: ApolloClient, id: string): Promise<void> {
  const { data, tookMs } = await timed(() =>
    client.mutate({ mutation: FinishPaperDocument, variables: { id }, fetchPolicy }),
  );
  await storePaper(data!.finishPaper, { offsetMs: setClock(data!.finishPaper.now, tookMs) });
}

/** Has the server mark a visitor's paper. If the reader has logged in since, it joins the account. */
export async function markPaper(client: ApolloClient, stored: StoredPaper): Promise<void> {
  const variables = { input: { ...stored.input!, id: stored.id }, sheet: sheetInput(stored) };
  const { data, tookMs } = await timed(() => client.mutate({ mutation: MarkPaperDocument, variables, fetchPolicy }));
  const paper = data!.markPaper;
  await storePaper(paper, { offsetMs: setClock(paper.now, tookMs) });
  if (!currentOwner()) await recordMarked(paper, stored);
  await settleChanges(stored.id, stored.changes);
}

const sheetInput = ({ paper, changes, handedInAt }: StoredPaper): PaperSheetInput => ({
  startedAt: paper.startedAt,
  endsAt: paper.endsAt,
  finishedAt: paper.finishedAt ?? handedInAt ?? null,
  items: sectionsOf({ paper, changes }).flatMap(({ entries }) =>
    entries.map(({ number, asked, answer, flagged, tookMs }) => ({
      question: asked.id,
      answer: stripTypename(answer),
      flagged,
      tookMs,
      at: changes[number]?.at ?? null,
    })),
  ),
});

async function timed<Result>(call: () => Promise<Result>): Promise<Result & { tookMs: number }> {
  const start = performance.now();
  return { ...(await call()), tookMs: performance.now() - start };
}

import { on } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { type Review, toReviews } from 'review/memory.ts';
import { type ReaderWeights, weightsKind } from 'review/weights.ts';
import type { LoggedAnswer } from '../answers.ts';
import type { Fits, FromWorker, ToWorker } from './protocol.ts';

const main = parentPort!;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const post = (message: FromWorker) => main.postMessage(message);

const KINDS = ['mtf', 'others'] as const satisfies (keyof ReaderWeights)[];
const noHistories = (): Record<keyof ReaderWeights, Review[][]> => ({ mtf: [], others: [] });
let histories = noHistories();

function add(answers: readonly LoggedAnswer[]): void {
  for (const history of Map.groupBy(answers, ({ user, question }) => `${user} ${question}`).values()) {
    histories[weightsKind(history[0]!.kind)].push(toReviews(history));
  }
}

async function work({ fitWeights }: typeof import('./fit-weights.ts')): Promise<void> {
  post({ kind: 'ready' });
  for await (const [message] of on(main, 'message') as AsyncIterable<[ToWorker]>) {
    if (message.kind === 'answers') {
      add(message.answers);
      continue;
    }
    const fits: Fits = {};
    for (const kind of KINDS) {
      const inUse = message.inUse[kind];
      if (inUse) fits[kind] = await fitWeights(histories[kind], inUse);
    }
    histories = noHistories();
    post({ kind: 'fitted', fits });
  }
}

const optimiser = await import('./fit-weights.ts').catch((error: Error) => {
  post({ kind: 'unavailable', reason: error.message });
});
if (optimiser) await work(optimiser);

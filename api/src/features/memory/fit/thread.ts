import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { ReaderWeights } from 'review/weights.ts';
import type { LoggedAnswer } from '../answers.ts';
import type { Fits, FromWorker, ToWorker } from './protocol.ts';

const MAX_MEMORY_MB = 512;
const TIMEOUT_MS = 120_000;

let isReported = false;

/** Fits weights in a thread of its own, which a fit keeps busy. */
export class FitThread {
  readonly #worker: Worker;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  /** Undefined where the optimiser cannot be loaded. */
  static async open(logger: Pick<Logger, 'warn'>): Promise<FitThread | undefined> {
    const thread = new FitThread(
      new Worker(new URL('./worker.ts', import.meta.url), {
        resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
      }),
    );
    // Without a listener, an error between two replies would end the program.
    thread.#worker.on('error', () => {});
    const message = await thread.#receive().catch(async (error: unknown) => {
      await thread.close();
      throw error;
    });
    if (message.kind !== 'unavailable') return thread;
    await thread.close();
    if (!isReported) logger.warn({ reason: message.reason }, 'memory weights cannot be fitted on this platform');
    isReported = true;
    return undefined;
  }

  /** Answers of whole questions. */
  add(answers: readonly LoggedAnswer[]): void {
    this.#send({ kind: 'answers', answers });
  }

  /** Of the kinds that `inUse` names, on the answers that were added since the last fit. */
  async fit(inUse: Partial<ReaderWeights>): Promise<Fits> {
    this.#send({ kind: 'fit', inUse });
    const message = await this.#receive();
    return message.kind === 'fitted' ? message.fits : {};
  }

  close = () => this.#worker.terminate();

  #send(message: ToWorker): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#worker.postMessage(message);
  }

  async #receive(): Promise<FromWorker> {
    const [message] = (await once(this.#worker, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) })) as [
      FromWorker,
    ];
    return message;
  }
}

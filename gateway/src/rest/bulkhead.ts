import type { CircuitBreaker } from './circuit-breaker.ts';
import { UpstreamError } from './upstream-error.ts';

/** The status of a response, or why there is none. `cut`: aborted on our side. */
export type Ending = number | 'timeout' | 'failed' | 'cut';
export type FinishedCall = { method: string; path: string; ending: Ending; seconds: number };
export type RejectionReason = 'open' | 'full';

/** Whether a 5xx only asks to come back later, as a healthy but busy server does. */
export const isBusy = (status: number, headers: Record<string, unknown>): boolean =>
  status === 503 && headers['retry-after'] !== undefined;

type Options = {
  breaker: CircuitBreaker;
  capacity: number;
  onFinish: (call: FinishedCall) => void;
  onReject: (reason: RejectionReason) => void;
};

const RETRY_AFTER_S = 5;
// A server that takes longer to say that it is busy counts as failing.
const BUSY_WITHIN_MS = 1_000;
const DETAIL = { open: 'the upstream is failing', full: 'too many calls wait for the upstream' };

export class Bulkhead {
  private readonly options: Options;
  private active = 0;

  constructor(options: Options) {
    this.options = options;
  }

  get activeCalls(): number {
    return this.active;
  }

  /** Throws UpstreamError if the call must not be sent. `blamesTimeout`: a timeout would be the upstream's fault. */
  acquire(method: string, path: string, blamesTimeout: boolean): Permit {
    const { breaker, capacity, onReject } = this.options;
    const reason = this.active >= capacity ? 'full' : 'open';
    const generation = reason === 'full' ? undefined : breaker.admit(method === 'GET' || method === 'HEAD');
    if (generation === undefined) {
      onReject(reason);
      throw new UpstreamError('', { wasNotSent: true, retryAfterS: RETRY_AFTER_S, detail: DETAIL[reason] });
    }
    this.active += 1;
    return new Permit(this, generation, method, path, blamesTimeout);
  }

  /** @internal */
  finish(
    generation: number,
    call: FinishedCall,
    { blamesTimeout, wasBusy }: Record<'blamesTimeout' | 'wasBusy', boolean>,
  ) {
    const { breaker, onFinish } = this.options;
    const durationMs = call.seconds * 1000;
    const isExcused = wasBusy && durationMs < BUSY_WITHIN_MS;
    breaker.record(generation, isExcused ? 'none' : verdictOf(call.ending, blamesTimeout), durationMs);
    onFinish(call);
  }

  /** @internal */
  release() {
    this.active -= 1;
  }
}

export class Permit {
  private readonly bulkhead: Bulkhead;
  private readonly generation: number;
  private readonly method: string;
  private readonly path: string;
  private readonly blamesTimeout: boolean;
  private readonly startedAt = performance.now();
  private isFinished = false;
  private isReleased = false;

  constructor(bulkhead: Bulkhead, generation: number, method: string, path: string, blamesTimeout: boolean) {
    this.bulkhead = bulkhead;
    this.generation = generation;
    this.method = method;
    this.path = path;
    this.blamesTimeout = blamesTimeout;
  }

  finish(ending: Ending, wasBusy = false): void {
    if (this.isFinished) return;
    this.isFinished = true;
    const { method, path, blamesTimeout } = this;
    const seconds = (performance.now() - this.startedAt) / 1000;
    this.bulkhead.finish(this.generation, { method, path, ending, seconds }, { blamesTimeout, wasBusy });
  }

  release(): void {
    if (this.isReleased) return;
    this.isReleased = true;
    this.bulkhead.release();
  }
}

function verdictOf(ending: Ending, blamesTimeout: boolean) {
  if (typeof ending === 'number') return ending >= 500 ? 'bad' : 'good';
  if (ending === 'failed') return 'bad';
  return ending === 'timeout' && blamesTimeout ? 'bad' : 'none';
}

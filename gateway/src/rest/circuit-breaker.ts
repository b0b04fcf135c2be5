/** `none` for a fault of the caller and a call that was cut short. */
export type Verdict = 'good' | 'bad' | 'none';

export type CircuitBreakerSettings = typeof DEFAULTS;
/** Promise R2. */
const DEFAULTS = {
  windowSeconds: 10,
  minCalls: 20,
  failureRate: 0.5,
  trialEveryMs: 5_000,
  /** After a trial that failed at once, which costs the upstream little. */
  quickTrialEveryMs: 1_000,
  /** A trial may hang, so a read is preferred: a write becomes the trial only after this long without a read. */
  writeTrialDelayMs: 500,
};

type Options = {
  settings?: Partial<CircuitBreakerSettings>;
  now?: () => number;
  onChange?: (isOpen: boolean) => void;
};

/** Stops calls to an upstream that mostly fails. By hand: docs/decisions/023-calls-to-the-upstream.md. */
export class CircuitBreaker {
  private readonly settings: CircuitBreakerSettings;
  private readonly now: () => number;
  private readonly onChange: (isOpen: boolean) => void;
  // A ring of seconds.
  private readonly buckets: { second: number; calls: number; failures: number }[];
  private nextTrialAt: number | undefined;
  private generation = 0;

  constructor({ settings, now = () => performance.now(), onChange = () => {} }: Options = {}) {
    this.settings = { ...DEFAULTS, ...settings };
    this.now = now;
    this.onChange = onChange;
    this.buckets = Array.from({ length: this.settings.windowSeconds }, () => ({ second: -1, calls: 0, failures: 0 }));
  }

  get isOpen(): boolean {
    return this.nextTrialAt !== undefined;
  }

  /** The generation to report the call's result with; undefined if the call must not be sent. */
  admit(isRead: boolean): number | undefined {
    if (this.nextTrialAt !== undefined) {
      const now = this.now();
      if (now < this.nextTrialAt + (isRead ? 0 : this.settings.writeTrialDelayMs)) return undefined;
      this.nextTrialAt = now + this.settings.trialEveryMs;
    }
    return this.generation;
  }

  record(generation: number, verdict: Verdict, durationMs = Infinity): void {
    // A call from before the breaker last opened or closed says nothing of the present.
    if (verdict === 'none' || generation !== this.generation) return;
    const nextTrialAt = this.now() + this.trialDelay(durationMs);
    if (this.nextTrialAt !== undefined) {
      if (verdict === 'good') this.close();
      else this.nextTrialAt = Math.min(this.nextTrialAt, nextTrialAt);
      return;
    }
    const bucket = this.currentBucket();
    bucket.calls += 1;
    if (verdict === 'good') return;
    bucket.failures += 1;
    if (!this.isFailing(bucket.second)) return;
    this.generation += 1;
    this.nextTrialAt = nextTrialAt;
    this.onChange(true);
  }

  reset(): void {
    this.generation += 1;
    this.nextTrialAt = undefined;
    for (const bucket of this.buckets) bucket.second = -1;
  }

  close(): void {
    if (!this.isOpen) return;
    this.reset();
    this.onChange(false);
  }

  private trialDelay(durationMs: number) {
    const { quickTrialEveryMs, trialEveryMs } = this.settings;
    return durationMs <= quickTrialEveryMs ? Math.min(quickTrialEveryMs, trialEveryMs) : trialEveryMs;
  }

  private currentBucket() {
    const second = Math.floor(this.now() / 1000);
    const bucket = this.buckets[second % this.buckets.length]!;
    if (bucket.second !== second) Object.assign(bucket, { second, calls: 0, failures: 0 });
    return bucket;
  }

  private isFailing(second: number): boolean {
    let calls = 0;
    let failures = 0;
    for (const bucket of this.buckets) {
      if (bucket.second <= second - this.buckets.length) continue;
      calls += bucket.calls;
      failures += bucket.failures;
    }
    return calls >= this.settings.minCalls && failures >= calls * this.settings.failureRate;
  }
}

/** What a call said of its upstream: nothing where it was the caller's fault, or cut short. */
export type Verdict = 'good' | 'bad' | 'none';

export type CircuitSettings = typeof CIRCUIT;
/** Promise R2. */
export const CIRCUIT = {
  seconds: 10,
  /** Fewer calls in that time say nothing. */
  leastCalls: 20,
  failedShare: 0.5,
  /** While it is open, one call in so long is let through, to see. */
  trialEveryMs: 5_000,
  /** The same where the last call failed at once: it cost the upstream little to say so. */
  quickTrialEveryMs: 1_000,
  /** A trial is a reader's call that may hang: one that changes something is taken only where no other comes. */
  changesLaterMs: 500,
};

type Parts = {
  settings?: Partial<CircuitSettings>;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
  /** Told when calls are no longer let through, and when they are again. */
  report?: (isOpen: boolean) => void;
};

/**
 * Keeps calls from an upstream that mostly fails. By hand: opossum costs a promise and some events for each call, and
 * can neither leave a call uncounted nor try again while an earlier trial still hangs.
 */
export class Circuit {
  private readonly settings: CircuitSettings;
  private readonly now: () => number;
  private readonly report: (isOpen: boolean) => void;
  // Of each second of the window: which it was, its calls and those that failed.
  private readonly seconds: { second: number; calls: number; failed: number }[];
  private trialAt: number | undefined;
  private round = 0;

  constructor({ settings, now = () => performance.now(), report = () => {} }: Parts = {}) {
    this.settings = { ...CIRCUIT, ...settings };
    this.now = now;
    this.report = report;
    this.seconds = Array.from({ length: this.settings.seconds }, () => ({ second: -1, calls: 0, failed: 0 }));
  }

  get isOpen(): boolean {
    return this.trialAt !== undefined;
  }

  /** What `judge` is to be told with the verdict; undefined for a call that must not be sent. */
  admit(isRead: boolean): number | undefined {
    if (this.trialAt !== undefined) {
      const now = this.now();
      if (now < this.trialAt + (isRead ? 0 : this.settings.changesLaterMs)) return undefined;
      this.trialAt = now + this.settings.trialEveryMs;
    }
    return this.round;
  }

  /** `tookMs`: how long the call took to say so. */
  judge(round: number, verdict: Verdict, tookMs = Infinity): void {
    // One that was sent before it opened or closed says nothing of what is now.
    if (verdict === 'none' || round !== this.round) return;
    const nextTrialAt = this.now() + this.waitAfter(tookMs);
    if (this.trialAt !== undefined) {
      if (verdict === 'good') this.close();
      else this.trialAt = Math.min(this.trialAt, nextTrialAt);
      return;
    }
    const current = this.current();
    current.calls += 1;
    if (verdict === 'good') return;
    current.failed += 1;
    if (!this.isFailing(current.second)) return;
    this.round += 1;
    this.trialAt = nextTrialAt;
    this.report(true);
  }

  /** Forgets all that it has seen. */
  reset(): void {
    this.round += 1;
    this.trialAt = undefined;
    for (const one of this.seconds) one.second = -1;
  }

  /** The upstream is known to answer. */
  close(): void {
    if (!this.isOpen) return;
    this.reset();
    this.report(false);
  }

  private waitAfter(tookMs: number) {
    const { quickTrialEveryMs, trialEveryMs } = this.settings;
    return tookMs <= quickTrialEveryMs ? Math.min(quickTrialEveryMs, trialEveryMs) : trialEveryMs;
  }

  private current() {
    const second = Math.floor(this.now() / 1000);
    const place = this.seconds[second % this.seconds.length]!;
    if (place.second !== second) Object.assign(place, { second, calls: 0, failed: 0 });
    return place;
  }

  private isFailing(second: number): boolean {
    let calls = 0;
    let failed = 0;
    for (const one of this.seconds) {
      if (one.second <= second - this.seconds.length) continue;
      calls += one.calls;
      failed += one.failed;
    }
    return calls >= this.settings.leastCalls && failed >= calls * this.settings.failedShare;
  }
}

import type { Circuit } from './circuit.ts';
import { UpstreamError } from './upstream-error.ts';

/** How a call ended: the status of its answer, or why there was none. `cut` is no fault of the upstream's. */
export type Ending = number | 'timeout' | 'failed' | 'cut';
export type CallEnd = { method: string; path: string; ending: Ending; seconds: number };

/** Whether a 5xx only turns a call away for a while, as a server does that is well but has enough to do. */
export const isRefusal = (status: number, headers: Record<string, unknown>): boolean =>
  status === 503 && headers['retry-after'] !== undefined;

type DoorParts = {
  circuit: Circuit;
  /** Calls under way, and those that wait for a connection. */
  places: number;
  observe: (call: CallEnd) => void;
  heldBack: (why: HeldBackFor) => void;
};
type HeldBackFor = 'open' | 'full';

// An open circuit is tried again by then.
const COME_BACK_S = 5;
// A server that takes longer to turn a call away is not well.
const AT_ONCE_MS = 1_000;
const DETAIL = { open: 'the upstream is failing', full: 'too many calls wait for the upstream' };

/** What calls of one kind pass on their way to the upstream. */
export class Door {
  private readonly parts: DoorParts;
  private taken = 0;

  constructor(parts: DoorParts) {
    this.parts = parts;
  }

  get underWay(): number {
    return this.taken;
  }

  /** Throws UpstreamError, at once, where the call must not be sent. `isPatient`: a timeout would be the upstream's. */
  enter(method: string, path: string, isPatient: boolean): Pass {
    const { circuit, places, heldBack } = this.parts;
    const why = this.taken >= places ? 'full' : 'open';
    const round = why === 'full' ? undefined : circuit.admit(method === 'GET' || method === 'HEAD');
    if (round === undefined) {
      heldBack(why);
      throw new UpstreamError('', { heldBack: true, retryAfterS: COME_BACK_S, detail: DETAIL[why] });
    }
    this.taken += 1;
    return new Pass(this, round, method, path, isPatient);
  }

  /** @internal */
  ended(round: number, call: CallEnd, { isPatient, isRefused }: { isPatient: boolean; isRefused: boolean }) {
    const { circuit, observe } = this.parts;
    const tookMs = call.seconds * 1000;
    circuit.judge(round, isRefused && tookMs < AT_ONCE_MS ? 'none' : verdictOf(call.ending, isPatient), tookMs);
    observe(call);
  }

  /** @internal */
  left() {
    this.taken -= 1;
  }
}

/** A call on its way. It ends once, with what it has heard, and leaves once, when its connection is done with it. */
export class Pass {
  private readonly door: Door;
  private readonly round: number;
  private readonly method: string;
  private readonly path: string;
  private readonly isPatient: boolean;
  private readonly begun = performance.now();
  private hasEnded = false;
  private hasLeft = false;

  constructor(door: Door, round: number, method: string, path: string, isPatient: boolean) {
    this.door = door;
    this.round = round;
    this.method = method;
    this.path = path;
    this.isPatient = isPatient;
  }

  /** `isRefused`: the upstream turned the call away (isRefusal). */
  end(ending: Ending, isRefused = false): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    const { method, path } = this;
    const seconds = (performance.now() - this.begun) / 1000;
    this.door.ended(this.round, { method, path, ending, seconds }, { isPatient: this.isPatient, isRefused });
  }

  leave(): void {
    if (this.hasLeft) return;
    this.hasLeft = true;
    this.door.left();
  }
}

function verdictOf(ending: Ending, isPatient: boolean) {
  if (typeof ending === 'number') return ending >= 500 ? 'bad' : 'good';
  if (ending === 'failed') return 'bad';
  return ending === 'timeout' && isPatient ? 'bad' : 'none';
}

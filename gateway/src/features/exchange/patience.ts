import { deadline } from '../../rest/streamed-call.ts';
import { QUIET_TIMES, SILENCE_MS, TOTAL_MS } from './settings.ts';

/** A deadline that is that of other calls until the answer begins, and then a long one. Call `end` once it is not needed. */
export function patience(timeoutMs: number) {
  const quick = deadline(timeoutMs * QUIET_TIMES, TOTAL_MS);
  const long = deadline(SILENCE_MS, TOTAL_MS);
  return {
    signal: AbortSignal.any([quick.signal, long.signal]),
    abort: long.abort,
    onStart: () => quick.end(),
    putOff: () => {
      quick.putOff();
      long.putOff();
    },
    end: () => {
      quick.end();
      long.end();
    },
  };
}

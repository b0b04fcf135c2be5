import type { ReaderWeights } from 'review/weights.ts';
import type { LoggedAnswer } from '../answers.ts';
import type { Fit } from './fit-weights.ts';

/** `answers`: all answers to some questions. `fit`: fits the kinds that `inUse` names, then drops the answers. */
export type ToWorker =
  { kind: 'answers'; answers: readonly LoggedAnswer[] } | { kind: 'fit'; inUse: Partial<ReaderWeights> };

export type Fits = { [Kind in keyof ReaderWeights]?: Fit };

/** `unavailable`: the optimiser has no build for this platform. */
export type FromWorker = { kind: 'ready' } | { kind: 'unavailable'; reason: string } | { kind: 'fitted'; fits: Fits };

import { hasStatements, type KindName } from 'question/kinds/names.ts';
import { DEFAULT_WEIGHTS, type Weights } from './memory.ts';

/** Weights fitted to fewer answers predict later ones worse than the common weights do. */
export const OWN_WEIGHTS_FROM = 1_000;

/** `mtf` is of questions whose statements are judged one by one, where luck is frequent. */
export type ReaderWeights = { mtf: Weights; others: Weights };

/** Of all readers, until others were fitted. */
export const DEFAULT_READER_WEIGHTS: ReaderWeights = { mtf: DEFAULT_WEIGHTS, others: DEFAULT_WEIGHTS };

export const weightsKind = (kind: KindName): keyof ReaderWeights => (hasStatements(kind) ? 'mtf' : 'others');

export const weightsFor = (weights: ReaderWeights, kind: KindName): Weights => weights[weightsKind(kind)];

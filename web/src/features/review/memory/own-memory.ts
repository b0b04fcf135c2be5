import { DEFAULT_READER_WEIGHTS, type ReaderWeights } from 'review/weights.ts';
import type { OwnMemoryQuery } from './memory.generated.ts';

export type OwnMemory = NonNullable<NonNullable<OwnMemoryQuery['viewer']>['study']>['memory'];

/** Those of all readers, as far as a visitor's device knows them, without `memory`. */
export const weightsOf = (memory: OwnMemory | undefined): ReaderWeights =>
  memory
    ? {
        others: { name: memory.name, values: memory.weights },
        mtf: { name: memory.mtfName, values: memory.mtfWeights },
      }
    : DEFAULT_READER_WEIGHTS;

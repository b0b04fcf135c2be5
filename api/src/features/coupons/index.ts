export { findPrepaid } from './batches.ts';
export { normaliseCode } from './codes.ts';
export { guardCode } from './guard.ts';
export { findDiscount, returnUses, takeUse, takeUseAgain } from './uses.ts';

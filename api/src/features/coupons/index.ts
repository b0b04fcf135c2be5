export { priceOfCode } from './batches.ts';
export { giftMessages } from './error-messages.ts';
export { codeGuard } from './guard.ts';
export { type Discount, findDiscount, returnUse, takeUse, takeUseAgain } from './uses.ts';

export { commissionOn, type CommissionTerms } from './commission.ts';
export { releaseHeld } from './release.ts';
export { settleUnproven } from './settle-unproven.ts';

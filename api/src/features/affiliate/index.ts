export { commissionsOn, type CommissionTerms } from './commission.ts';
export { releaseHeld } from './release.ts';
export { countWaitingCommissions, stateOf as commissionState } from './waiting-commissions.ts';
export { settleUnproven } from './settle-unproven.ts';

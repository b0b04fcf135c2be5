import type { User } from '../accounts/index.ts';

const ACCOUNT_CHANGE_DELAY_MS = 24 * 3_600_000;

/** Why nothing is sent to the user's account unless an administrator insists. */
export function accountCautions({ withdrawalChangedAt, emailVerifiedAt }: User, now: Date) {
  const changedAt = withdrawalChangedAt?.getTime() ?? 0;
  const isNew = now.getTime() - changedAt < ACCOUNT_CHANGE_DELAY_MS;
  // Earlier versions kept such accounts when the address was verified.
  const isUnproven = emailVerifiedAt !== null && changedAt < emailVerifiedAt.getTime();
  return [...(isNew ? (['accountIsNew'] as const) : []), ...(isUnproven ? (['accountIsUnproven'] as const) : [])];
}

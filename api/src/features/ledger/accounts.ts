/** What a user's referrals have earned, by where it stands; `owed` is below zero by what comes off later earnings. */
export type UserAccount = 'held' | 'available' | 'requested' | 'paid' | 'owed';
/** The other side: what was taken in and sold, what referrals cost, what was sent to users. */
export type HouseAccount = 'cash' | 'sales' | 'commission' | 'payouts';

export type Account = { id: string; owner: number | null };

export const houseAccount = (kind: HouseAccount): Account => ({ id: `house:${kind}`, owner: null });
export const userAccount = (owner: number, kind: UserAccount): Account => ({ id: `user:${owner}:${kind}`, owner });

const USER_ACCOUNTS: UserAccount[] = ['held', 'available', 'requested', 'paid', 'owed'];

/** The ids of all of a user's accounts. */
export const userAccounts = (owner: number) => USER_ACCOUNTS.map((kind) => userAccount(owner, kind).id);

/** Earnings by state; `owed`, below zero, is deducted from later earnings. */
export type UserAccount = 'held' | 'available' | 'requested' | 'paid' | 'owed';
/** `prepaid`: received for codes that nobody has used yet. */
export type HouseAccount = 'cash' | 'sales' | 'prepaid' | 'commission' | 'payouts';

export type Account = { id: string; owner: number | null };

export const houseAccount = (kind: HouseAccount): Account => ({ id: `house:${kind}`, owner: null });
export const userAccount = (owner: number, kind: UserAccount): Account => ({ id: `user:${owner}:${kind}`, owner });

const USER_ACCOUNTS: UserAccount[] = ['held', 'available', 'requested', 'paid', 'owed'];

export const userAccounts = (owner: number) => USER_ACCOUNTS.map((kind) => userAccount(owner, kind).id);

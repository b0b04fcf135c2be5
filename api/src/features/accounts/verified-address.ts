import type { User } from './store.ts';

/** Whether the account's owner has proven to read mail at its address: by a reset code or by Google so far. */
export const isAddressVerified = ({ emailVerifiedAt }: Pick<User, 'emailVerifiedAt'>) => emailVerifiedAt !== null;

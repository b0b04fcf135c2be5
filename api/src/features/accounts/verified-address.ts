import type { User } from './store.ts';

export const isAddressVerified = ({ emailVerifiedAt }: Pick<User, 'emailVerifiedAt'>) => emailVerifiedAt !== null;

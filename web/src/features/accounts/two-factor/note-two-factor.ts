import type { ApolloCache } from '@apollo/client';

/** Shows it in the profile, and has the studio ask again what is withheld. */
export const noteTwoFactor = (cache: ApolloCache, id: string, isOn: boolean) =>
  cache.modify({
    id: cache.identify({ __typename: 'User', id })!,
    fields: { twoFactor: () => isOn, twoFactorMissing: (_missing, { DELETE }) => DELETE },
  });

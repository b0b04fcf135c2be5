import type { ApolloCache } from '@apollo/client';

/** Shows it in the profile, and has the studio ask again what is withheld. `codesLeft`: null where it is off. */
export const noteTwoFactor = (cache: ApolloCache, id: string, codesLeft: number | null) =>
  cache.modify({
    id: cache.identify({ __typename: 'User', id })!,
    fields: {
      twoFactor: () => codesLeft !== null,
      recoveryCodesLeft: () => codesLeft,
      twoFactorMissing: (_missing, { DELETE }) => DELETE,
    },
  });

import type { InMemoryCache, TypePolicies } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

/** Adds cache policies before the first query of a screen. The entry, which every reader loads, has none of their code. */
export function useTypePolicies(...added: TypePolicies[]) {
  const { policies } = useApolloClient().cache as InMemoryCache;
  useState(() => added.forEach((one) => policies.addTypePolicies(one)));
}

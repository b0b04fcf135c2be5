/** Jobs begin and end by themselves. */
export const POLL = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
  notifyOnNetworkStatusChange: true,
  pollInterval: 5000,
  skipPollAttempt: () => document.hidden,
} as const;

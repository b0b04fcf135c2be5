import { useSearchParams } from 'react-router-dom';

// Specification 2.
export const TABS = [
  { id: 'overview', label: 'affiliate.overview' },
  { id: 'wallet', label: 'affiliate.wallet' },
  { id: 'invite', label: 'affiliate.invite' },
] as const;

export type TabId = (typeof TABS)[number]['id'];

export const tabSearch = (id: TabId) => (id === 'overview' ? '' : `?tab=${id}`);

/** The tab in the address, by default the first. */
export function useTab(): TabId {
  const [search] = useSearchParams();
  return TABS.find(({ id }) => id === search.get('tab'))?.id ?? 'overview';
}

import { useSearchParams } from 'react-router-dom';

// Specification 2.
export const AFFILIATE_REF = 'aff_ref';

export const useAffiliateRef = () => useSearchParams()[0].get(AFFILIATE_REF)?.trim() || undefined;

export const withAffiliate = (path: string, ref: string | undefined) =>
  ref === undefined ? path : `${path}?${new URLSearchParams({ [AFFILIATE_REF]: ref }).toString()}`;

import { useSearchParams } from 'react-router-dom';

/** The parameter of a referral link (specification 2). */
export const AFFILIATE_REF = 'aff_ref';

/** Who referred the reader: the `aff_ref` of the link that led here. */
export const useAffiliateRef = () => useSearchParams()[0].get(AFFILIATE_REF)?.trim() || undefined;

/** A path that carries the reference on. */
export const withAffiliate = (path: string, ref: string | undefined) =>
  ref === undefined ? path : `${path}?${new URLSearchParams({ [AFFILIATE_REF]: ref }).toString()}`;

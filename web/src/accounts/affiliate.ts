import { useSearchParams } from 'react-router-dom';

const NAME = 'aff_ref';

/** Who referred the reader: the `aff_ref` of the link that led here. */
export const useAffiliateRef = () => useSearchParams()[0].get(NAME)?.trim() || undefined;

/** A path that carries the reference on. */
export const withAffiliate = (path: string, ref: string | undefined) =>
  ref === undefined ? path : `${path}?${new URLSearchParams({ [NAME]: ref }).toString()}`;

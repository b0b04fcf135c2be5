import { LEGAL_EMAIL, SUPPORT_EMAIL, SUPPORT_PHONE } from '../../theme/brand.ts';

const Email = ({ address }: { address: string }) => <a href={`mailto:${address}`}>{address}</a>;

export const SupportEmail = () => <Email address={SUPPORT_EMAIL} />;
export const LegalEmail = () => <Email address={LEGAL_EMAIL} />;

export const SupportPhone = () => <a href={`tel:${SUPPORT_PHONE.replace(/[^+\w]/g, '')}`}>{SUPPORT_PHONE}</a>;

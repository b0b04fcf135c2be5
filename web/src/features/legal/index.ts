export type { LegalDocument } from './legal-document.ts';
export { PrivacyPage, RefundPage, TermsPage } from './LegalPage.tsx';
export { legalPaths } from './paths.ts';
export { t as legalTitle } from './messages/index.ts';
export { privacy } from './privacy.tsx';
export { refunds } from './refunds.tsx';
export { terms } from './terms.tsx';

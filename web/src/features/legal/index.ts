export { legalPaths } from './paths.ts';
export { PrivacyPage } from './PrivacyPage.tsx';
export { RefundPage } from './RefundPage.tsx';
export { TermsPage } from './TermsPage.tsx';

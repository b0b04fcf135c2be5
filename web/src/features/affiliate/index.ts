export { AffiliatePage } from './AffiliatePage.tsx';

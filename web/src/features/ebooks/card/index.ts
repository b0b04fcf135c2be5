export { EbookCard } from './EbookCard.tsx';

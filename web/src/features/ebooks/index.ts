export { EbookCarousel, EbookCarouselSkeleton } from './EbookCarousel.tsx';
export { EbooksPage } from './EbooksPage.tsx';

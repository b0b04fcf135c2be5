// One chunk: what a visitor walks through first shares its parts, and none of them belongs to a question page.
export { EbooksPage } from '../features/ebooks/index.ts';
export { HomePage } from '../features/home/index.ts';
export { SubscriptionPage } from '../features/plans/index.ts';

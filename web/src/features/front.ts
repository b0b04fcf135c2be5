// One chunk: what a visitor walks through first shares its parts, and none of them belongs to a question page.
export { EbooksPage } from './ebooks/index.ts';
export { HomePage } from './home/index.ts';
export { SubscriptionPage } from './plans/index.ts';

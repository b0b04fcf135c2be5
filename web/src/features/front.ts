// One chunk: visitors open these pages one after another, and question pages need none of them.
export { EbooksPage } from './ebooks/index.ts';
export { HomePage } from './home/index.ts';
export { SubscriptionPage } from './plans/index.ts';

import { accountVariations } from './accounts.ts';
import { affiliateVariations } from './affiliate.ts';
import { contentVariations } from './content.ts';
import { describeVariations } from './describe-variations.ts';
import { idVariations } from './ids.ts';
import { imageVariations } from './images.ts';
import { listVariations } from './lists.ts';
import { pagingVariations } from './paging.ts';
import { priceVariations } from './prices.ts';
import { questionVariations } from './questions.ts';
import { transportVariations } from './transport.ts';
import type { Variation } from './variation.ts';

// To add a case, add a row to the file of its feature.
const TABLES: Record<string, Variation[]> = {
  accounts: accountVariations,
  affiliate: affiliateVariations,
  content: contentVariations,
  ids: idVariations,
  images: imageVariations,
  lists: listVariations,
  paging: pagingVariations,
  prices: priceVariations,
  questions: questionVariations,
  transport: transportVariations,
};

describeVariations(TABLES);

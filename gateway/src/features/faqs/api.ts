import type { RestClient } from '../../rest/client.ts';
import { emptyOn404 } from '../../rest/not-found.ts';
import { faqList, type Faq } from './rows.ts';

/** Drops hidden FAQs, even if the upstream sends them. */
export const faqsApi = (rest: RestClient) => ({
  async visible(): Promise<Faq[]> {
    const faqs = await emptyOn404(rest.getPublic('/faqs', faqList));
    return faqs.filter((faq) => !faq.is_hide);
  },
});

export type FaqsApi = ReturnType<typeof faqsApi>;

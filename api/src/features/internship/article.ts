import { sanitiseArticle } from './article-html.ts';
import type { StoredArticle } from './store.ts';

/** `key` says which of all texts it is. */
type Sanitise = (key: string, html: string) => string;

const sanitiseOnce: Sanitise = (_key, html) => sanitiseArticle(html);

/** An article as every call returns it. */
export const toArticle = ({ topic, parentName }: StoredArticle, sanitise = sanitiseOnce) => ({
  _id: topic.id,
  is_array: false as const,
  ...(parentName !== null && { sub_name: topic.name }),
  topic_name: parentName ?? topic.name,
  view: {
    banner: { image: topic.banner === null ? null : { public_id: topic.banner }, date: topic.date! },
    review: topic.reviewer === null ? null : { by: topic.reviewer, on: topic.reviewedOn! },
    explanation_bn: topic.explanationBn === null ? null : sanitise(`${topic.id} bn`, topic.explanationBn),
    content: [{ body: sanitise(topic.id, topic.body ?? '') }],
  },
});

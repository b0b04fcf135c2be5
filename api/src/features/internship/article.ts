import { sanitiseArticle } from './article-html.ts';
import type { StoredArticle } from './store.ts';

type Sanitise = (id: string, body: string) => string;

const sanitiseOnce: Sanitise = (_id, body) => sanitiseArticle(body);

/** An article as every call returns it. */
export const toArticle = ({ topic, parentName }: StoredArticle, sanitise = sanitiseOnce) => ({
  _id: topic.id,
  is_array: false as const,
  ...(parentName !== null && { sub_name: topic.name }),
  topic_name: parentName ?? topic.name,
  view: {
    banner: { image: topic.banner === null ? null : { public_id: topic.banner }, date: topic.date! },
    review: topic.reviewer === null ? null : { by: topic.reviewer, on: topic.reviewedOn! },
    content: [{ body: sanitise(topic.id, topic.body ?? '') }],
  },
});

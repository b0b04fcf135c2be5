import { z } from 'zod';
import { sendPublic } from '../../http/contract.ts';
import { inputMessages } from '../../http/error-messages.ts';
import { notFound } from '../../http/errors.ts';
import { imageUrl } from '../../http/image-url.ts';
import { Routes } from '../../http/routes.ts';
import { sanitiseArticle } from './article-html.ts';
import { toArticle } from './article.ts';
import type { InternshipStore, TopicEntry } from './store.ts';
import { errorMessages } from './error-messages.ts';

const MAX_FIELDS = 200;
// An invalid id gets the same 404 as an unknown one.
const ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

const tabsQuery = z.object({ fields: z.string(inputMessages.once()).max(MAX_FIELDS).default('') });
const subListQuery = z.object({ has_list: z.enum(['true', 'false'], inputMessages.trueOrFalse()).optional() });

const noData = () => notFound(errorMessages.noData());
const idOf = ({ id = '' }: { id?: string }): string => {
  if (!ID.test(id)) throw noData();
  return id;
};

const toTopic = ({ id, isList, name }: TopicEntry) => ({ _id: id, is_array: isList, topic_name: name });

export function internshipRoutes(store: InternshipStore) {
  const routes = new Routes();
  const sanitise = cachedSanitiser();

  // `{ data: [{ _id, subject, url: { url } | null }] }`, each with `topic_list` unless `fields` has `-topic_list`.
  routes.add('GET /intern/tabs', async (request, response) => {
    const { fields } = tabsQuery.parse(request.query);
    const withTopics = !fields.split(/\s+/).includes('-topic_list');
    const [subjects, topics] = await Promise.all([store.subjects(), withTopics ? store.topics() : []]);
    const topicsOf = Map.groupBy(topics, ({ subject }) => subject);
    const data = subjects.map(({ id, name, icon }) => ({
      _id: id,
      subject: name,
      url: icon === null ? null : { url: imageUrl(icon) },
      ...(withTopics && { topic_list: (topicsOf.get(id) ?? []).map(toTopic) }),
    }));
    sendPublic(request, response, 'listInternshipSubjects', { data });
  });

  routes.add('GET /intern-search/tab-topics/:id', async (request, response) => {
    const id = idOf(request.params);
    const topics = await store.topics(id);
    if (topics.length === 0 && !(await store.hasSubject(id))) throw noData();
    sendPublic(request, response, 'listInternshipTopics', { data: topics.map(toTopic) });
  });

  // `has_list` is accepted and ignored: the data says whether a topic is a list.
  routes.add('GET /intern-search/topic-sub-list/:id', async (request, response) => {
    const id = idOf(request.params);
    subListQuery.parse(request.query);
    const [topic, rows] = await Promise.all([store.topic(id), store.subTopics(id)]);
    if (!topic) throw noData();
    const data = rows.map((row) => ({
      _id: row.id,
      is_array: false as const,
      sub_name: row.name,
      topic_name: topic.name,
    }));
    sendPublic(request, response, 'listInternshipSubTopics', { data });
  });

  routes.add('GET /intern-search/sub-topics/:id', async (request, response) => {
    const article = await store.article(idOf(request.params));
    if (!article) throw noData();
    sendPublic(request, response, 'readInternshipArticle', { data: toArticle(article, sanitise) });
  });

  return routes;
}

/** Sanitising takes some milliseconds, so results are cached until the row changes. */
function cachedSanitiser() {
  const sanitised = new Map<string, { body: string; clean: string }>();
  return (key: string, body: string) => {
    const cached = sanitised.get(key);
    if (cached?.body === body) return cached.clean;
    const clean = sanitiseArticle(body);
    sanitised.set(key, { body, clean });
    return clean;
  };
}

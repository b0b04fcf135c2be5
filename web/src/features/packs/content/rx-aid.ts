import { readJson } from '../device/leases.ts';
import { imageUrl } from '../question.ts';
import { readKind, readyPacks, remember, versionKey, type ReadyPack } from './packs.ts';

type Topic = { id: string; name: string };
export type RxAidTopic = Topic & {
  isList: boolean;
  /** Of a list. */
  topics?: Topic[];
  /** The name of the file that has its article, or those of its topics. */
  file?: string;
};
export type RxAidSubject = { id: string; name: string; topics: RxAidTopic[] };
export type RxAidIndex = { subjects: RxAidSubject[] };

/** As `Article` of the REST contract (schema/rest/internship.yml), with its id. */
export type ArticleRow = {
  _id?: string;
  id: string;
  sub_name?: string;
  topic_name: string;
  view: {
    banner?: { image?: { public_id?: string } | string | null; date?: string } | null;
    review?: { by: string; on: string } | null;
    explanation_bn?: string | null;
    content: { body: string }[];
  };
};

/** As RX Aid's screens show it. */
export type PackArticle = {
  id: string;
  topicName: string;
  banner: { publicId: string; url: string } | null;
  date: string | null;
  review: { reviewer: string; reviewedOn: string } | null;
  body: string;
  explanationBn: string | null;
};

const indexes = remember<RxAidIndex | undefined>(2);

const rxAidPack = async () => (await readyPacks()).find(({ kind }) => kind === 'RX_AID');

const openIndex = (pack: ReadyPack) =>
  indexes(versionKey(pack), async () => {
    const parts = await readKind<RxAidIndex>(pack, 'INDEX');
    return parts.length > 0 ? { subjects: parts.flatMap(({ subjects }) => subjects) } : undefined;
  });

/** RX Aid's subjects and topics. Undefined if it is not on this device. */
export async function readRxAid(): Promise<RxAidIndex | undefined> {
  const pack = await rxAidPack();
  return pack && openIndex(pack);
}

export async function readArticle(id: string): Promise<PackArticle | undefined> {
  const pack = await rxAidPack();
  if (!pack) return undefined;
  const topics = (await openIndex(pack))?.subjects.flatMap((subject) => subject.topics) ?? [];
  const topic = topics.find((one) => one.id === id || one.topics?.some((sub) => sub.id === id));
  const named = pack.files.filter((file) => file.kind === 'ARTICLES' && file.name === topic?.file);
  for (const file of [...named, ...pack.files.filter(({ kind }) => kind === 'ARTICLES')]) {
    const content = await readJson<{ articles: ArticleRow[] }>(pack.owner, file);
    const row = content?.articles.find((one) => one.id === id);
    if (row) return toArticle(row);
  }
  return undefined;
}

export function toArticle({
  id,
  sub_name,
  topic_name,
  view: { banner, review, content, ...view },
}: ArticleRow): PackArticle {
  const image = banner?.image;
  const publicId = typeof image === 'string' ? image : image?.public_id;
  return {
    id,
    topicName: sub_name ?? topic_name,
    banner: publicId ? { publicId, url: imageUrl(publicId) } : null,
    date: banner?.date ?? null,
    review: review ? { reviewer: review.by, reviewedOn: review.on } : null,
    body: content.map(({ body }) => body).join('<br />'),
    explanationBn: view.explanation_bn ?? null,
  };
}

/** All articles, for the search. */
export async function allArticles(): Promise<{ pack: ReadyPack; articles: PackArticle[] } | undefined> {
  const pack = await rxAidPack();
  if (!pack) return undefined;
  const files = await readKind<{ articles: ArticleRow[] }>(pack, 'ARTICLES');
  return { pack, articles: files.flatMap(({ articles }) => articles).map(toArticle) };
}

import type { Dexie, Table } from 'dexie';
import { database as device } from '../../../device/database.ts';
import type { InternshipArticleQuery } from '../internship-article.generated.ts';

export type Article = NonNullable<InternshipArticleQuery['internshipArticle']>;
type Named = { id: string; name: string };

/** An article that was read on this device, and where it stands. */
export type OpenedArticle = {
  id: string;
  /** In milliseconds since 1970. */
  openedAt: number;
  article: Article;
  subject: Named;
  /** The topic that lists it, if it is a sub-topic. */
  list?: Named | undefined;
};

const MOST = 100;

const { articles } = device as Dexie & { articles: Table<OpenedArticle, string> };

/** Keeps an article for reading without a network. The oldest make room. */
export async function keepArticle(opened: OpenedArticle): Promise<void> {
  await device.transaction('rw', articles, async () => {
    await articles.put(opened);
    if ((await articles.count()) <= MOST) return;
    const newestFirst = (await articles.toArray()).toSorted((one, other) => other.openedAt - one.openedAt);
    await articles.bulkDelete(newestFirst.slice(MOST).map(({ id }) => id));
  });
}

export const findArticle = (id: string): Promise<OpenedArticle | undefined> => articles.get(id);

export const openedArticles = (): Promise<OpenedArticle[]> => articles.toArray();

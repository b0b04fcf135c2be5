import { imagePath, internshipStore, toArticle, type TopicEntry } from '../../internship/index.ts';
import type { BuildOptions, Content } from './content.ts';
import { pack } from './file-writer.ts';
import { hashed } from './group-by-hash.ts';
import { writePictures } from './pictures.ts';
import { writeGroups } from './write-groups.ts';

const TITLE = 'RX Aid';
const PUBLIC_ID = '[\\w-]{22}';
const PICTURES = new RegExp(`"${imagePath(`(${PUBLIC_ID})`)}`, 'g');

/** The internship section, which is open to everybody. */
export async function buildRxAid(options: BuildOptions): Promise<Content> {
  const { db, writer } = options;
  const store = internshipStore(db);
  const [subjects, topics] = [await store.subjects(), await store.allTopics()];
  const fileOf = new Map<string, string>();
  const pictures = new Set<string>();

  async function readArticles(ids: string[]): Promise<string[]> {
    const rows: string[] = [];
    for (const id of ids) {
      const found = await store.article(id);
      if (!found) continue;
      const article = toArticle(found);
      if (article.view.banner.image) pictures.add(article.view.banner.image.public_id);
      const texts = `${article.view.content[0]!.body}${article.view.explanation_bn ?? ''}`;
      for (const [, picture] of texts.matchAll(PICTURES)) pictures.add(picture!);
      rows.push(JSON.stringify({ id, ...article }));
    }
    return rows;
  }

  const files = await writeGroups({
    ...options,
    kind: 'ARTICLES',
    items: topics.filter(({ isList }) => !isList).map(({ id }) => hashed(id)),
    read: readArticles,
    onFile: (name, texts) => {
      for (const text of texts) fileOf.set((JSON.parse(text) as { id: string }).id, name);
    },
  });

  const below = Map.groupBy(topics, ({ parent }) => parent);
  const toEntry = ({ id, name, isList }: TopicEntry): object => ({
    id,
    name,
    isList,
    ...(isList ? { topics: (below.get(id) ?? []).map(toEntry) } : { topics: [], file: fileOf.get(id) }),
  });
  const ofSubject = Map.groupBy(below.get(null) ?? [], ({ subject }) => subject);
  const index = subjects.map(({ id, name }) => ({ id, name, topics: (ofSubject.get(id) ?? []).map(toEntry) }));
  const indexFile = await writer.write('INDEX', 'index-0', await pack(JSON.stringify({ subjects: index })));
  const isEmpty = subjects.length === 0;
  return {
    kind: 'RX_AID',
    title: TITLE,
    questions: 0,
    isPaid: false,
    files: isEmpty ? [] : [indexFile, ...files, ...(await writePictures(pictures, options))],
  };
}

import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { internshipSubjects as subjects, internshipTopics as topics } from '../../db/schema.ts';

const inOrder = [asc(topics.position), asc(topics.name), asc(topics.id)];
const entry = { id: topics.id, subject: topics.subject, name: topics.name, isList: topics.isList };

export type TopicEntry = { id: string; subject: string; name: string; isList: boolean };

export function internshipStore(db: Database) {
  return {
    subjects: () => db.select().from(subjects).orderBy(asc(subjects.position), asc(subjects.id)),

    async hasSubject(id: string): Promise<boolean> {
      return (await db.$count(subjects, eq(subjects.id, id))) > 0;
    },

    /** Of one subject, or of all; without sub-topics. */
    topics: (subject?: string): Promise<TopicEntry[]> =>
      db
        .select(entry)
        .from(topics)
        .where(and(isNull(topics.parent), subject === undefined ? undefined : eq(topics.subject, subject)))
        .orderBy(...inOrder),

    /** With sub-topics, which have a parent. */
    allTopics: () =>
      db
        .select({ ...entry, parent: topics.parent })
        .from(topics)
        .orderBy(...inOrder),

    async topic(id: string): Promise<TopicEntry | undefined> {
      const [row] = await db.select(entry).from(topics).where(eq(topics.id, id));
      return row;
    },

    subTopics: (topic: string): Promise<TopicEntry[]> =>
      db
        .select(entry)
        .from(topics)
        .where(eq(topics.parent, topic))
        .orderBy(...inOrder),

    /** With the name of its parent topic. */
    async article(id: string) {
      const parent = alias(topics, 'parent');
      const [row] = await db
        .select({ topic: topics, parentName: parent.name })
        .from(topics)
        .leftJoin(parent, eq(parent.id, topics.parent))
        .where(and(eq(topics.id, id), eq(topics.isList, false)));
      return row;
    },
  };
}

export type InternshipStore = ReturnType<typeof internshipStore>;
export type StoredArticle = NonNullable<Awaited<ReturnType<InternshipStore['article']>>>;

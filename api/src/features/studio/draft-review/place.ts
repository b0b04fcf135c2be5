import { sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../../db/connection.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { NO_CHAPTER, similarNames } from '../../bank/index.ts';
import type { State } from '../store.ts';
import { contentOf } from '../view.ts';

// Each is compared with the name of the draft.
const MAX_NAMES = 2_000;

/** Where readers will find the draft, and whether a list begins with it. */
export async function readPlace(db: Database, state: State): Promise<Schemas['DraftPlace']> {
  const { prof, subject, chapter, topic } = contentOf(state);
  const names = await rowsOf<{ kind: 'chapter' | 'topic'; name: string }>(
    db,
    sql`select distinct kind, name from question_lists
        where prof = ${prof} and subject = ${subject} and kind in ('chapter', 'topic') order by kind, name`,
  );
  const compare = (kind: 'chapter' | 'topic', name: string | undefined) => {
    const others = names.filter((one) => one.kind === kind).map((one) => one.name);
    const isNew = name !== undefined && !others.includes(name);
    return { isNew, like: isNew && others.length <= MAX_NAMES ? similarNames(name, others) : [] };
  };
  const chapterName = chapter ?? topic ?? NO_CHAPTER;
  const ofChapter = compare('chapter', chapterName);
  const ofTopic = compare('topic', topic);
  return {
    prof,
    subject,
    chapter: chapterName,
    topic: topic ?? null,
    new_chapter: ofChapter.isNew,
    new_topic: ofTopic.isNew,
    like_chapters: ofChapter.like,
    like_topics: ofTopic.like,
  };
}

import { and, eq, notExists, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import {
  banners,
  ebooks,
  images,
  internshipSubjects,
  internshipTopics,
  questionPictures,
  users,
} from '../../db/schema.ts';

const COLUMNS: [table: PgTable, column: PgColumn][] = [
  [users, users.profileImage],
  [banners, banners.image],
  [ebooks, ebooks.cover],
  [internshipSubjects, internshipSubjects.icon],
  [internshipTopics, internshipTopics.banner],
  [questionPictures, questionPictures.publicId],
];

export function isUnused(db: Database): SQL | undefined {
  const one = { one: sql`1` };
  return and(
    ...COLUMNS.map(([table, column]) => notExists(db.select(one).from(table).where(eq(column, images.publicId)))),
    notExists(
      db
        .select(one)
        .from(internshipTopics)
        .where(sql`position(${images.publicId} in ${internshipTopics.body}) > 0`),
    ),
  );
}

import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { loadQuestions, type StoredQuestion } from '../../bank/index.ts';
import type { ExportQuestion } from '../formats/format.ts';
import { selectedQuestions, type Selection } from './selection.ts';

// Large enough to amortise statements; some 1 MB of usual questions.
const BATCH = 250;

/** Reads the selection batch by batch, so that no more than one is in memory; stops when `signal` aborts. */
export async function* readQuestions(
  db: Database,
  selection: Selection,
  signal: AbortSignal,
): AsyncGenerator<ExportQuestion[]> {
  let after = '-1';
  for (;;) {
    signal.throwIfAborted();
    const rows = await rowsOf<{ ref: string; at: string | number }>(
      db,
      sql`select q.ref, s.at from (${selectedQuestions(selection)}) s join questions q on q.id = s.id
            where s.at > ${after}::bigint order by s.at limit ${BATCH}`,
    );
    if (rows.length === 0) return;
    after = String(rows.at(-1)!.at);
    const found = await loadQuestions(
      db,
      rows.map(({ ref }) => ref),
    );
    // A question may have got another ref in between.
    yield rows.flatMap(({ ref }) => found.get(ref) ?? []).map(toExport);
  }
}

function toExport({ ref, content, lists }: StoredQuestion): ExportQuestion {
  const { chapters, ...rest } = content;
  const [chapter, ...more] = chapters;
  const boards = rest.appearances.map(({ board }) => board);
  const follows = ({ name, board }: StoredQuestion['lists'][number]) => name === rest.topic && boards.includes(board);
  const topics = lists.filter((list) => list.kind === 'topic' && !follows(list));
  return {
    ...rest,
    ref,
    ...(chapter !== undefined && { chapter }),
    also_in: [...more.map((name) => ({ chapter: name })), ...topics.map(({ name, board }) => ({ topic: name, board }))],
  };
}

import { sql } from 'drizzle-orm';
import { ROLES, ROLE_PERMISSIONS } from 'schema/roles.ts';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../../db/connection.ts';
import { jsonRows, rowsOf } from '../../../db/sql-rows.ts';
import { badRequest } from '../../../http/errors.ts';
import { errorMessages } from '../error-messages.ts';
import { writersOf } from '../permissions.ts';
import type { OpenDraft } from '../store.ts';

const MAX_REVIEWERS = 100;
const REVIEWING = ROLES.filter((role) => (ROLE_PERMISSIONS[role] as readonly string[]).includes('QUESTIONS_REVIEW'));

/** Who may decide about a draft, by name: reviewers who have not written any of it. */
export const listReviewers = (db: Database, writers: readonly number[]): Promise<Schemas['Reviewer'][]> =>
  rowsOf<Schemas['Reviewer']>(
    db,
    sql`select user_id, name from users where role in ${REVIEWING}
          and id not in (select jsonb_array_elements_text(${jsonRows(writers)})::bigint)
        order by lower(name), id limit ${MAX_REVIEWERS}`,
  );

type Assignment = { assignee: string | null; dueOn: string | null };

/** The caller holds `lockQuestion`. */
export async function assign(tx: Database, id: number, draft: OpenDraft, { assignee, dueOn }: Assignment) {
  const [reviewer] =
    assignee === null
      ? []
      : await rowsOf<{ id: string }>(
          tx,
          sql`select id::text as id from users where user_id = ${assignee} and role in ${REVIEWING} for share`,
        );
  if (assignee !== null && (!reviewer || writersOf(draft).includes(Number(reviewer.id))))
    throw badRequest(errorMessages.noReviewer(), 'assignee');
  await tx.execute(
    sql`update question_drafts set assignee = ${reviewer?.id ?? null}::bigint, due_on = ${dueOn}::date where id = ${id}`,
  );
}

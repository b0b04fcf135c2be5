import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import type { KnownQuestion } from './known-question.ts';
import { jsonRows, rowsOf } from '../../../db/sql-rows.ts';

const DIGITS = 6;
const GENERATED = /^([A-Z]+)-(\d{6,9})$/;

type Counter = { prefix: string; last: number };

/**
 * Gives each question without a ref the next of its subject (ANAT-000123), past every ref of that form
 * that files have given.
 */
export async function giveRefs(
  db: Database,
  questions: readonly Pick<KnownQuestion, 'ref' | 'subject'>[],
): Promise<void> {
  const given = new Map<string, number>();
  const asked = new Map<string, number>();
  for (const { ref, subject } of questions) {
    if (ref === null) {
      asked.set(subject, (asked.get(subject) ?? 0) + 1);
      continue;
    }
    const found = GENERATED.exec(ref);
    if (found) given.set(found[1]!, Math.max(given.get(found[1]!) ?? 0, Number(found[2])));
  }
  const prefixes = [...new Set([...given.keys(), ...asked.keys()])];
  if (prefixes.length === 0) return;
  const wanted = prefixes.map((prefix) => ({ prefix, given: given.get(prefix) ?? 0, asked: asked.get(prefix) ?? 0 }));
  const counters = await rowsOf<Counter>(
    db,
    sql`insert into ref_counters as c (prefix, last)
          select w.prefix, w.given + w.asked from jsonb_to_recordset(${jsonRows(wanted)}) as w(prefix text, given int, asked int)
        on conflict (prefix) do update set last = greatest(c.last, (
          select w.given from jsonb_to_recordset(${jsonRows(wanted)}) as w(prefix text, given int) where w.prefix = excluded.prefix
        )) + (
          select w.asked from jsonb_to_recordset(${jsonRows(wanted)}) as w(prefix text, asked int) where w.prefix = excluded.prefix
        )
        returning prefix, last`,
  );
  const next = new Map(counters.map(({ prefix, last }) => [prefix, last - (asked.get(prefix) ?? 0)]));
  for (const question of questions) {
    if (question.ref !== null) continue;
    const number = next.get(question.subject)! + 1;
    next.set(question.subject, number);
    question.ref = `${question.subject}-${String(number).padStart(DIGITS, '0')}`;
  }
}

import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { jsonRows, rowsOf } from '../../../db/sql-rows.ts';

const DIGITS = 6;
const GENERATED = /^([A-Z]+)-(\d{6,9})$/;

type Counter = { prefix: string; last: number };

/** Gives questions without a ref the next of their subject (ANAT-000123), skipping past refs of that form in files. */
export async function giveRefs(
  db: Database,
  questions: readonly { ref: string | null; subject: string }[],
): Promise<void> {
  const highest = new Map<string, number>();
  const needed = new Map<string, number>();
  for (const { ref, subject } of questions) {
    if (ref === null) {
      needed.set(subject, (needed.get(subject) ?? 0) + 1);
      continue;
    }
    const found = GENERATED.exec(ref);
    if (found) highest.set(found[1]!, Math.max(highest.get(found[1]!) ?? 0, Number(found[2])));
  }
  const prefixes = [...new Set([...highest.keys(), ...needed.keys()])];
  if (prefixes.length === 0) return;
  const wanted = prefixes.map((prefix) => ({
    prefix,
    highest: highest.get(prefix) ?? 0,
    needed: needed.get(prefix) ?? 0,
  }));
  const counters = await rowsOf<Counter>(
    db,
    sql`insert into ref_counters as c (prefix, last)
          select w.prefix, w.highest + w.needed from jsonb_to_recordset(${jsonRows(wanted)}) as w(prefix text, highest int, needed int)
        on conflict (prefix) do update set last = greatest(c.last, (
          select w.highest from jsonb_to_recordset(${jsonRows(wanted)}) as w(prefix text, highest int) where w.prefix = excluded.prefix
        )) + (
          select w.needed from jsonb_to_recordset(${jsonRows(wanted)}) as w(prefix text, needed int) where w.prefix = excluded.prefix
        )
        returning prefix, last`,
  );
  const next = new Map(counters.map(({ prefix, last }) => [prefix, last - (needed.get(prefix) ?? 0)]));
  for (const question of questions) {
    if (question.ref !== null) continue;
    const number = next.get(question.subject)! + 1;
    next.set(question.subject, number);
    question.ref = `${question.subject}-${String(number).padStart(DIGITS, '0')}`;
  }
}

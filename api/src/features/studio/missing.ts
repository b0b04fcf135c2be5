import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { DraftContent } from '../../db/schema.ts';
import { jsonRows, rowsOf } from '../../db/sql-rows.ts';
import { type Message, wordsOf } from '../../http/messages.ts';
import { findTwins } from '../bank/index.ts';
import { prepareDraft, yearInBangladesh } from '../bank/draft/index.ts';
import { undecidedOf } from './draft.ts';
import { lackMessages } from './error-messages.ts';
import { isOpen, type State } from './store.ts';

type Prepared = Exclude<ReturnType<typeof prepareDraft>, { reason: Message }>;
/** A question of a file may lack what an author has to write. */
export const isNew = ({ draft, bank }: Pick<State, 'draft' | 'bank'>): boolean =>
  bank === null && draft?.extras == null;

export type Checked = { missing: string[]; prepared: Prepared | undefined };

/** What a draft lacks by itself. A slip in a question that was imported without references can be corrected as it is. */
export function checkDraft(draft: DraftContent, isOfAuthor: boolean, now: Date): Checked {
  const undecided = undecidedOf(draft);
  const options = draft.options.map((option) => ({ ...option, correct: option.correct ?? false }));
  const prepared = prepareDraft({ ...draft, options }, { thisYear: yearInBangladesh(now) });
  const lacks: Message[] = 'reason' in prepared ? reasonsOf(prepared.reason) : [];
  lacks.push(...undecided.map((statement) => lackMessages.undecided({ statement })));
  if (isOfAuthor) lacks.push(...lacksOfNew(draft));
  return {
    missing: lacks.map(wordsOf),
    prepared: 'reason' in prepared || undecided.length > 0 ? undefined : prepared,
  };
}

const lacksOfNew = ({ explanation, references, topic, parts }: DraftContent): Message[] => [
  ...(explanation ? [] : [lackMessages.explanation()]),
  ...(references.length > 0 ? [] : [lackMessages.reference()]),
  ...(topic ? [] : [lackMessages.topic()]),
  ...parts.flatMap(({ label, points }) => (points.length > 0 ? [] : [lackMessages.points({ label })])),
];

const reasonsOf = (reason: Message): Message[] =>
  Array.isArray(reason.params['messages']) ? (reason.params['messages'] as Message[]) : [reason];

/** Also compares the draft with the published questions. */
export async function checkState(db: Database, state: State, now: Date): Promise<Checked> {
  return (await checkStates(db, [state], now)).get(state.id)!;
}

/** The same of many, by their ids. */
export async function checkStates(db: Database, states: readonly State[], now: Date): Promise<Map<number, Checked>> {
  const checked = new Map(
    states.map(({ id, draft, bank }): [number, Checked] => [
      id,
      isOpen(draft) ? checkDraft(draft.content, isNew({ draft, bank }), now) : { missing: [], prepared: undefined },
    ]),
  );
  const twins = await findTwins(
    db,
    [...checked.values()].flatMap(({ prepared }) => prepared?.hash ?? []),
  );
  const taken = await findRefs(
    db,
    states.flatMap(({ draft }) => draft?.extras?.ref ?? []),
  );
  for (const { id, draft, bank } of states) {
    const { missing, prepared } = checked.get(id)!;
    const twin = prepared && twins.get(prepared.hash);
    if (twin && twin.id !== id) missing.push(wordsOf(lackMessages.twin(twin)));
    const ref = isOpen(draft) ? draft.extras?.ref : undefined;
    const holder = ref === undefined ? undefined : taken.get(ref);
    if (ref !== undefined && holder !== undefined && holder !== id)
      missing.push(wordsOf(lackMessages.refTaken({ ref })));
    if (isOpen(draft) && bank && bank.version !== draft.baseVersion) missing.push(wordsOf(lackMessages.base()));
  }
  return checked;
}

/** Those of these refs that a question of the bank has, with its id. */
async function findRefs(db: Database, refs: readonly string[]): Promise<Map<string, number>> {
  if (refs.length === 0) return new Map();
  const rows = await rowsOf<{ ref: string; id: string }>(
    db,
    sql`select ref, id::text as id from questions where ref in (select jsonb_array_elements_text(${jsonRows(refs)}))`,
  );
  return new Map(rows.map(({ ref, id }) => [ref, Number(id)]));
}

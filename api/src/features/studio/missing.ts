import type { Database } from '../../db/connection.ts';
import type { DraftContent } from '../../db/schema.ts';
import { type Message, wordsOf } from '../../http/messages.ts';
import { findTwin } from '../bank/index.ts';
import { prepareDraft, yearInBangladesh } from '../bank/draft/index.ts';
import { undecidedOf } from './draft.ts';
import { lackMessages } from './error-messages.ts';
import { isOpen, type State } from './store.ts';

type Prepared = Exclude<ReturnType<typeof prepareDraft>, { reason: Message }>;
export type Checked = { missing: string[]; prepared: Prepared | undefined };

/** What a draft lacks by itself. A slip in a question that was imported without references can be corrected as it is. */
export function checkDraft(draft: DraftContent, isNew: boolean, now: Date): Checked {
  const undecided = undecidedOf(draft);
  const options = draft.options.map((option) => ({ ...option, correct: option.correct ?? false }));
  const prepared = prepareDraft({ ...draft, options }, { thisYear: yearInBangladesh(now) });
  const lacks: Message[] = 'reason' in prepared ? reasonsOf(prepared.reason) : [];
  lacks.push(...undecided.map((statement) => lackMessages.undecided({ statement })));
  if (isNew) lacks.push(...lacksOfNew(draft));
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

/** With what it lacks beside the bank as it is now. */
export async function checkState(db: Database, state: State, now: Date): Promise<Checked> {
  const { id, draft, bank } = state;
  if (!isOpen(draft)) return { missing: [], prepared: undefined };
  const checked = checkDraft(draft.content, bank === null, now);
  const twin = checked.prepared && (await findTwin(db, { id, hash: checked.prepared.hash }));
  const missing = [...checked.missing];
  if (twin !== undefined) missing.push(wordsOf(lackMessages.twin({ ref: twin })));
  if (bank && bank.version !== draft.baseVersion) missing.push(wordsOf(lackMessages.base()));
  return { ...checked, missing };
}

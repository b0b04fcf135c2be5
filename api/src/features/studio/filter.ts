import { sql, type SQL } from 'drizzle-orm';
import { containing } from '../../db/containing.ts';
import { midnight } from '../../db/midnight.ts';
import { codesUnder, sameItems } from 'schema/items.ts';
import { type Filter, type ListFilter, NOBODY } from './filter-inputs.ts';
import { WRITER_ROLES } from './writers.ts';

const DAY_MS = 86_400_000;
const ASSIGNED = { ME: (user: number) => sql`d.assignee = ${user}`, NOBODY: () => sql`d.assignee is null` };

const joinAnd = (conditions: readonly (SQL | undefined)[]): SQL =>
  sql.join([sql`true`, ...conditions.filter((one) => one !== undefined)], sql` and `);

/** Calls `condition` with a value that the filter has. */
const when = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

/** Questions that the studio has touched: `d`, and `q` where the bank has it. */
export function touchedBy(filter: ListFilter, user: number): SQL {
  const { status, prof, subject, chapter, topic, type, text, mine, author } = filter;
  const inDraft = (name: string, column: SQL) => (value: string) =>
    sql`coalesce(d.content->>${name}, ${column}) = ${value}`;
  return joinAnd([
    when(status, statusOfTouched),
    when(prof, inDraft('prof', sql`q.prof`)),
    when(subject, inDraft('subject', sql`q.subject`)),
    when(type, inDraft('type', sql`q.type`)),
    when(topic, (name) => sql`case when d.content is null then q.topic else d.content->>'topic' end = ${name}`),
    when(
      chapter,
      (name) => sql`case when d.content is null then ${inChapter(name)} else d.content->>'chapter' = ${name} end`,
    ),
    when(
      text,
      (words) =>
        sql`(q.ref = ${words.toUpperCase()} or coalesce(d.content->>'stem', q.stem) ilike ${containing(words)})`,
    ),
    mine ? sql`(d.author = ${user} or ${user} = any(d.co_authors)) and d.status <> 'PUBLISHED'` : undefined,
    when(author, writtenBy),
    when(filter.assigned, (whose) => sql`${ASSIGNED[whose](user)} and d.status <> 'PUBLISHED'`),
    filter.imports === false ? sql`(d.batch is null or d.status = 'PUBLISHED')` : undefined,
    when(filter.changed_from, (day) => sql`d.changed_at >= ${midnight(day)}::timestamptz`),
    when(filter.changed_to, (day) => sql`d.changed_at < ${endOf(day)}::timestamptz`),
    when(
      filter.item,
      (code) => sql`case when d.content is null then ${ofItem(code)}
      else coalesce(d.content->'items', '[]') ?| ${codesOf(code)} end`,
    ),
    ...ofReaders(filter, sql`d.id`),
  ]);
}

/** The rest of the bank: `q`. */
export function untouchedBy(filter: ListFilter): SQL {
  const { status, prof, subject, chapter, topic, type, text } = filter;
  const isOfStudio = [filter.mine || undefined, filter.author, filter.assigned, filter.changed_from, filter.changed_to];
  if (isOfStudio.some((one) => one !== undefined)) return sql`false`;
  return joinAnd([
    when(status, statusOfRest),
    when(prof, (value) => sql`q.prof = ${value}`),
    when(subject, (value) => sql`q.subject = ${value}`),
    when(type, (value) => sql`q.type = ${value}`),
    when(topic, (name) => sql`q.topic = ${name}`),
    when(chapter, inChapter),
    when(text, (words) => sql`(q.ref = ${words.toUpperCase()} or q.stem ilike ${containing(words)})`),
    when(filter.item, ofItem),
    ...ofReaders(filter, sql`q.id`),
  ]);
}

/** Hidden questions are still of their chapter. */
const inChapter = (name: string) => sql`q.id in (
  select p.question from question_lists l join question_places p on p.list = l.id where l.kind = 'chapter' and l.name = ${name}
  union all
  select h.question from question_lists l join hidden_places h on h.list = l.id where l.kind = 'chapter' and l.name = ${name})`;

/** Codes of an item, or of all items of a card, in every version. */
const codesOf = (code: string) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(codesUnder(code).flatMap(sameItems))}::jsonb))`;
const ofItem = (code: string) => sql`q.items && ${codesOf(code)}`;

/** What readers have reported, and how they have answered. */
const ofReaders = ({ reported, facility_below: facility, discrimination_below: discrimination }: Filter, id: SQL) => [
  when(
    reported,
    (isOn) => sql`${isOn ? sql`` : sql`not`} exists (
    select from question_reports r where r.question = ${id} and r.state = 'OPEN')`,
  ),
  when(facility, (below) => sql`${id} in (select question from question_figures where facility < ${below * 1_000})`),
  when(
    discrimination,
    (below) => sql`${id} in (select question from question_figures where discrimination < ${below * 1_000})`,
  ),
];

/** Who started a draft or edits it with its author. Nobody: its author's account is gone, or may no longer write. */
function writtenBy(author: string): SQL {
  if (author === NOBODY) {
    return sql`d.status <> 'PUBLISHED' and not exists (select from users a where a.id = d.author and a.role in ${WRITER_ROLES})`;
  }
  return sql`exists (select from users a where a.user_id = ${author} and (a.id = d.author or a.id = any(d.co_authors)))`;
}

const endOf = (day: string) => new Date(Date.parse(midnight(day)) + DAY_MS).toISOString();

type Status = NonNullable<Filter['status']>;

function statusOfTouched(status: Status): SQL {
  if (status === 'PUBLISHED') return sql`d.status = 'PUBLISHED' and not q.hidden`;
  if (status === 'RETIRED') return sql`d.status = 'PUBLISHED' and q.hidden`;
  return sql`d.status = ${status === 'IN_REVIEW' ? 'SUBMITTED' : status}`;
}

function statusOfRest(status: Status): SQL {
  if (status === 'PUBLISHED') return sql`not q.hidden`;
  return status === 'RETIRED' ? sql`q.hidden` : sql`false`;
}

import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { jsonRows, rowsOf } from '../../../db/sql-rows.ts';
import type { Question } from '../../bank/draft/index.ts';
import type { Message } from '../../../http/messages.ts';
import { rowMessages } from '../messages.ts';
import { resembles, similarNames } from '../../bank/index.ts';

type Kind = 'chapter' | 'topic';
type Subject = { prof: string; subject: string };
type Name = { kind: Kind; prof: string; subject: string; name: string };

// New names are compared with all others, so thousands of made-up names are not compared.
const MAX_NAMES = 2_000;
const MAX_NEW = 500;

const keyOf = (kind: Kind, { prof, subject }: Subject) => `${kind} ${prof} ${subject}`;

export class ListNames {
  readonly #names = new Map<string, Set<string>>();
  readonly #proposals = new Map<string, string[]>();
  #compared = 0;

  async load(db: Database, subjects: readonly Subject[]): Promise<void> {
    const missing = new Map<string, Subject>();
    for (const { prof, subject } of subjects) {
      if (!this.#names.has(keyOf('chapter', { prof, subject }))) missing.set(`${prof} ${subject}`, { prof, subject });
    }
    if (missing.size === 0) return;
    for (const subject of missing.values()) {
      this.#names.set(keyOf('chapter', subject), new Set());
      this.#names.set(keyOf('topic', subject), new Set());
    }
    const rows = await rowsOf<Name>(
      db,
      sql`select distinct l.kind, l.prof, l.subject, l.name
            from jsonb_to_recordset(${jsonRows([...missing.values()])}) as w(prof text, subject text)
              join question_lists l on l.prof = w.prof and l.subject = w.subject and l.kind in ('chapter', 'topic')`,
    );
    for (const { kind, name, ...subject } of rows) this.#names.get(keyOf(kind, subject))!.add(name);
  }

  /** Adds the names of a question and warns of new ones that resemble others. */
  enter({ prof, subject, chapter, topic }: Question): Message[] {
    const warnings = [
      this.#enter('chapter', { prof, subject }, chapter),
      this.#enter('topic', { prof, subject }, topic),
    ];
    if (chapter === undefined && topic !== undefined) this.#names.get(keyOf('chapter', { prof, subject }))?.add(topic);
    return warnings.filter((warning) => warning !== undefined);
  }

  /** Existing names like one that is new with this file, best first. */
  proposalsFor(kind: Kind, subject: Subject, name: string): readonly string[] {
    return this.#proposals.get(`${keyOf(kind, subject)} ${name}`) ?? [];
  }

  #enter(kind: Kind, subject: Subject, name: string | undefined): Message | undefined {
    const names = this.#names.get(keyOf(kind, subject));
    if (name === undefined || !names || names.has(name)) return undefined;
    const isLookedAt = names.size <= MAX_NAMES && this.#compared < MAX_NEW;
    if (isLookedAt) this.#compared += 1;
    const other = isLookedAt ? [...names].find((one) => resembles(one, name)) : undefined;
    const proposals = isLookedAt ? similarNames(name, names) : [];
    if (proposals.length > 0) this.#proposals.set(`${keyOf(kind, subject)} ${name}`, proposals);
    names.add(name);
    return other === undefined ? undefined : rowMessages.resembles({ kind, name, other });
  }
}

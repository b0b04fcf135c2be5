import { createHash } from 'node:crypto';
import type { Counts, Outcome } from './changes.ts';
import type { EntryOf } from './edits.ts';
import type { FolderContent } from './read-content.ts';
import type { ContentChanges, ContentKind, ContentRow } from './store.ts';

/** What becomes of an entry. `kept`: edited or removed at the desk, and so left as it is. */
export type EntryReport = EntryOf & { title: string; outcome: Outcome | 'kept' };

export type ContentReport = {
  dry_run: boolean;
  stored: boolean;
  counts: Record<ContentKind, Counts>;
  entries: EntryReport[];
  /** Edited or removed at the desk, and so left as they are. */
  kept: EntryOf[];
  /** Paths of pictures to upload first. Empty unless this is a dry run. */
  pictures_needed: string[];
  /** Of all that an import changes, and of what it replaces. */
  fingerprint: string;
};

type AnyRow = ContentRow<ContentKind>;

/** What an editor knows an entry by. */
function titleOf(row: AnyRow): string {
  if ('question' in row) return row.question;
  return 'alt' in row ? row.alt : row.name;
}

/** In the order of the folder, what is removed last; then what is kept. */
export function entriesOf(changes: ContentChanges, kept: readonly EntryOf[], folder: FolderContent): EntryReport[] {
  const keyOf = ({ kind, id }: EntryOf) => `${kind} ${id}`;
  const isKept = new Set(kept.map(keyOf));
  const reports = Object.entries(changes).flatMap(([kind, { outcomes }]) =>
    outcomes.map(({ outcome, row }): EntryReport => ({
      kind: kind as ContentKind,
      id: row.id,
      title: titleOf(row),
      outcome,
    })),
  );
  const rows: Record<ContentKind, readonly AnyRow[]> = {
    banners: folder.banners ?? [],
    faqs: folder.faqs ?? [],
    plans: folder.plans ?? [],
    ebooks: folder.ebooks ?? [],
    internship_subjects: folder.subjects ?? [],
    internship_topics: folder.topics.map(({ row }) => row),
  };
  const titles = new Map(
    Object.entries(rows).flatMap(([kind, all]) =>
      all.map((row) => [keyOf({ kind: kind as ContentKind, id: row.id }), titleOf(row)] as const),
    ),
  );
  return [
    ...reports.filter((entry) => !isKept.has(keyOf(entry))),
    ...kept.map((entry) => ({ ...entry, title: titles.get(keyOf(entry)) ?? entry.id, outcome: 'kept' as const })),
  ];
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** Of what is kept, then of all that changes and of what that replaces. */
export function fingerprintOf(changes: ContentChanges, entries: readonly EntryReport[]): string {
  const replaced = Object.values(changes).flatMap(({ outcomes }) =>
    outcomes.filter(({ outcome }) => outcome !== 'unchanged').map(({ before = null }) => before),
  );
  return `${hashOf(entries.filter(({ outcome }) => outcome === 'kept'))}.${hashOf([entries, replaced])}`;
}

/** Whether fingerprints are of imports that keep the same. */
export const keepTheSame = (one: string, other: string) => one.split('.')[0] === other.split('.')[0];

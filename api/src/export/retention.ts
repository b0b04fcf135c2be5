/** Of how many days, weeks and months the last backup is kept. */
export type Retention = { days: number; weeks: number; months: number };

const STAMP = /^backup-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.jsonl\.gz$/;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
// 5 January 1970, the first Monday.
const FIRST_WEEK_MS = 4 * DAY_MS;

const timeOf = (name: string) => Date.parse(name.replace(STAMP, '$1T$2:$3:$4.$5Z'));
const periodsOf = (time: number) => ({
  days: Math.floor(time / DAY_MS),
  weeks: Math.floor((time - FIRST_WEEK_MS) / WEEK_MS),
  months: new Date(time).toISOString().slice(0, 7),
});

/** Latest first; other files are left out. */
const sortBackups = (names: readonly string[]) =>
  names.filter((name) => STAMP.test(name)).toSorted((one, other) => (one < other ? 1 : -1));

export const newestBackup = (names: readonly string[]): string | undefined => sortBackups(names)[0];

/**
 * The names of backups to remove, of all names in a folder. All of the 24 hours before the newest stay, and the last one of
 * each of the latest days, weeks and months that have one, in UTC. deploy/backup has the same rule.
 */
export function expiredBackups(names: readonly string[], retention: Retention): string[] {
  const backups = sortBackups(names);
  if (backups.length === 0) return [];
  const newest = timeOf(backups[0]!);
  const seen = { days: new Set(), weeks: new Set(), months: new Set() };
  return backups.filter((name) => {
    const time = timeOf(name);
    let isKept = time > newest - DAY_MS;
    for (const [kind, period] of Object.entries(periodsOf(time)) as [keyof Retention, unknown][]) {
      if (seen[kind].has(period)) continue;
      seen[kind].add(period);
      isKept ||= seen[kind].size <= retention[kind];
    }
    return !isKept;
  });
}

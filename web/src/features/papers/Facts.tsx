import type { KindCounts } from 'question/kinds/names.ts';
import { countsText } from './counts.ts';
import { t } from './messages/index.ts';
import classes from './Papers.module.css';

const MINUTE_MS = 60_000;

/** The time of a paper; null without a limit. */
export const minutesOf = ({ startedAt, endsAt }: { startedAt: string; endsAt: string | null }) =>
  endsAt === null ? null : Math.round((Date.parse(endsAt) - Date.parse(startedAt)) / MINUTE_MS);

export const minutesText = (minutes: number | null) =>
  minutes === null ? t('papers.noLimit') : t('papers.minutes', { count: minutes });

/** What a paper asks for: its questions and its time. */
export const Facts = ({ counts, minutes }: { counts: KindCounts; minutes: number | null }) => (
  <p className={classes.facts}>
    {countsText(counts)}
    <span>{minutesText(minutes)}</span>
  </p>
);

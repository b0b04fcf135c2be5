import { t } from './messages/index.ts';

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const TIME_OF_DAY = new Intl.DateTimeFormat('en-US', TIME);
const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', ...TIME });

export function when(instant: string | null | undefined, now = new Date()): string {
  const date = new Date(instant || Number.NaN);
  if (Number.isNaN(date.getTime())) return t('notifications.justNow');
  return (date.toDateString() === now.toDateString() ? TIME_OF_DAY : DAY_AND_TIME).format(date);
}

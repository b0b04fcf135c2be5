import { dateFormat } from '../../i18n/formats/dates.ts';
import { t } from './messages/index.ts';

const TIME = { hour: 'numeric', minute: '2-digit' } as const;

const ofToday = dateFormat(TIME, 'en-US');
const ofOthers = dateFormat({ month: 'short', day: 'numeric', year: 'numeric', ...TIME }, 'en-US');

export function when(instant: string | null | undefined, now = new Date()): string {
  const date = new Date(instant || Number.NaN);
  if (Number.isNaN(date.getTime())) return t('notifications.justNow');
  return (date.toDateString() === now.toDateString() ? ofToday : ofOthers)(date);
}

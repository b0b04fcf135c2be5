import { calendarDay } from '../../../components/calendar-day.ts';
import { t } from './messages/index.ts';

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date());

/** When a draft is to be decided about, in words that say whether that is over. */
export const dueText = (dueOn: string) =>
  t(dueOn < today() ? 'studio.overdue' : 'studio.due', { day: calendarDay(dueOn) });

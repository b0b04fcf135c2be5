import { calendarDay } from '../../../../components/calendar-day.ts';
import { taka } from '../../../../components/taka.ts';
import { t } from '../messages/index.ts';
import type { GrantWordsFragment } from './person.generated.ts';

type Words = { name: string; plan: string; isDone?: boolean };

/** Who gets what, for how much and until when. */
export function grantSentence(grant: GrantWordsFragment, { name, plan, isDone = false }: Words): string {
  const { changed, duration, price, startsAt, endsAt } = grant;
  const until = endsAt ? t('desk.untilDay', { day: calendarDay(endsAt) }) : t('desk.withoutEnd');
  const values = { name, plan, duration, price: taka(price), until };
  if (!changed) return t('desk.hasIt', values);
  if (new Date(startsAt) > new Date()) {
    return t(isDone ? 'desk.hasNext' : 'desk.getsNext', { ...values, day: calendarDay(startsAt) });
  }
  return t(isDone ? 'desk.hasNow' : 'desk.gets', values);
}

import { calendarDay } from '../../../components/calendar-day.ts';
import type { SheetItem } from '../device/stored-paper.ts';
import { t } from '../messages/index.ts';

type Props = Pick<SheetItem, 'outcome' | 'remarkedFrom' | 'keyCorrectedOn'>;

/** What a corrected key changed in the marks of a question. */
export function Remarked({ outcome, remarkedFrom, keyCorrectedOn }: Props) {
  if (!remarkedFrom || !keyCorrectedOn) return null;
  const text =
    outcome === 'RIGHT' ? 'papers.nowRight' : remarkedFrom === 'RIGHT' ? 'papers.noLongerRight' : 'papers.nowOther';
  return <span>{t(text, { day: calendarDay(keyCorrectedOn) })}</span>;
}

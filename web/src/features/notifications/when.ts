import { t } from './messages/index.ts';

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DAY_AND_TIME = { month: 'short', day: 'numeric', year: 'numeric', ...TIME } as const;

let formats: { ofToday: Intl.DateTimeFormat; ofOthers: Intl.DateTimeFormat } | undefined;

export function when(instant: string | null | undefined, now = new Date()): string {
  const date = new Date(instant || Number.NaN);
  if (Number.isNaN(date.getTime())) return t('notifications.justNow');
  // Not when the bell loads: a page's first Intl object takes a phone 60 ms.
  formats ??= {
    ofToday: new Intl.DateTimeFormat('en-US', TIME),
    ofOthers: new Intl.DateTimeFormat('en-US', DAY_AND_TIME),
  };
  const { ofToday, ofOthers } = formats;
  return (date.toDateString() === now.toDateString() ? ofToday : ofOthers).format(date);
}

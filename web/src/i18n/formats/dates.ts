import { banglaDate, type DateOptions } from './bangla-dates.ts';
import { isBangla, mayBeBangla } from './bangla.ts';

/** A format by the English locale. Bangla has the parts that `options` names in an order of its own. */
export function dateFormat(options: DateOptions, locale = 'en-GB') {
  let format: Intl.DateTimeFormat | undefined;
  return (date: Date | number | string): string => {
    if (mayBeBangla && isBangla()) return banglaDate(new Date(date), options);
    // Not when the page starts: a page's first Intl object takes a phone 60 ms.
    return (format ??= new Intl.DateTimeFormat(locale, options)).format(new Date(date));
  };
}

import { useSearchParams } from 'react-router-dom';

const NAMES = ['text', 'by', 'action', 'from', 'to'] as const;
export type LogFilter = { [Name in (typeof NAMES)[number]]?: string };

const isDay = (name: keyof LogFilter) => name === 'from' || name === 'to';
const DATE = /^\d{4}-\d\d-\d\d$/;
const isDate = (text: string) => DATE.test(text) && !isNaN(Date.parse(text));

/** The filter of the log, which the address keeps. */
export function useLogFilter() {
  const [params, setParams] = useSearchParams();
  const filter: LogFilter = {};
  for (const name of NAMES) {
    const value = params.get(name);
    if (value && (isDate(value) || !isDay(name))) filter[name] = value;
  }
  const change = (name: keyof LogFilter, value: string) =>
    setParams(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      // A year that is typed is several days on the way.
      { replace: isDay(name) },
    );
  return { filter, change };
}

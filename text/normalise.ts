// Unicode's stream-safe limit (UAX #15). No language writes as many, and sorting a longer run takes quadratic time.
const LONG_RUN = /\p{M}{31}/u;

/** Whether more than 30 combining marks follow each other. Such text is refused wherever it enters. */
export const hasLongMarkRun = (text: string): boolean => LONG_RUN.test(text);

/** Unicode's composed form, in linear time: text that `hasLongMarkRun` stays as it is. */
export const toNfc = (text: string): string => (hasLongMarkRun(text) ? text : text.normalize('NFC'));

/** Unicode's compatibility decomposition, for comparing and searching only, in linear time as `toNfc`. */
export const toNfkd = (text: string): string => (hasLongMarkRun(text) ? text : text.normalize('NFKD'));

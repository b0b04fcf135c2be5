import { TOKENS } from './tokens.ts';

const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';

const UNIT =
  '%|°C|g|kg|mg|micrograms?|mcg|µg|ng|L|mL|litres?|dL|mmol|mol|mEq|units?|IU|mmHg|cmH2O|kPa|cm|mm|Fr|G|MHz|J|kJ|kcal|drops?|vials?|tablets?|' +
  'seconds?|minutes?|min|hours?|h|days?|weeks?|months?|years?|hourly';
// 1:10 000, 0.9 mg/kg, 10 mL, 150 to 200 mL
const QUANTITY = new RegExp(
  `(?<!\\d)\\d(?: (?=\\d{3}\\b)|\\d|[.,:/]|[–-](?=\\d))*(?: (?:${UNIT})(?![A-Za-z])(?:/[A-Za-z]+)*)?`,
  'g',
);

/** Keeps lines of sanitised HTML from breaking between a number and its unit or within a number. */
export const joinQuantities = (html: string): string =>
  html.replaceAll(TOKENS, (token) => (token.startsWith('<') ? token : token.replaceAll(QUANTITY, joined)));

const joined = (quantity: string) =>
  quantity.replaceAll(' ', NO_BREAK_SPACE).replaceAll(/\/(?=[A-Za-z])/g, `/${WORD_JOINER}`);

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ';
const RAISED = '0123456789+-=()ni';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ';
const LOWERED = '0123456789+-=()aeoxhklmnpst';

function map(text: string, from: string, to: string): string | undefined {
  const mapped = Array.from(text.replace('−', '-'), (character) => to[from.indexOf(character)]);
  return mapped.includes(undefined) ? undefined : mapped.join('');
}

/** Raised or lowered text without markup: `⁹`, or `^(a b)` where a character has no raised form. */
export function scriptText(shift: 'sup' | 'sub', text: string): string {
  const plain = text.trim();
  if (plain === '') return '';
  const mapped = shift === 'sup' ? map(plain, RAISED, SUPERSCRIPTS) : map(plain, LOWERED, SUBSCRIPTS);
  return mapped ?? `${shift === 'sup' ? '^' : '_'}(${plain})`;
}

/** Struck-out text without markup. */
export const struckText = (text: string) => `[struck out: ${text.trim()}]`;

/** The countries that a phone may be of (specification 5). */
export const COUNTRY_CODES = [
  { code: '+880', label: '+880 (BN)' },
  { code: '+44', label: '+44 (UK)' },
  { code: '+1', label: '+1 (US)' },
] as const;

export const PHONE_DIGITS = 11;

export type Phone = { code: string; digits: string };

export const onlyDigits = (text: string) => text.replaceAll(/\D/g, '').slice(0, PHONE_DIGITS);

/** A stored number as the two fields show it. */
export function readPhone(stored: string): Phone {
  const known = COUNTRY_CODES.find(({ code }) => stored.startsWith(code));
  if (!known) return { code: COUNTRY_CODES[0].code, digits: onlyDigits(stored) };
  const rest = onlyDigits(stored.slice(known.code.length));
  // Bangladesh's leading 0 may have been left out behind the country's code.
  const isShort = known.code === '+880' && rest.length === PHONE_DIGITS - 1;
  return { code: known.code, digits: isShort ? `0${rest}` : rest };
}

export const isWhole = ({ digits }: Phone) => digits.length === PHONE_DIGITS;
export const writePhone = ({ code, digits }: Phone) => code + digits;

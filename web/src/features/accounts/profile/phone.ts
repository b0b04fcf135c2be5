import { latinDigits } from '../../../components/latin-digits.ts';
import { t } from '../messages/index.ts';

/** The countries that a phone may be of (specification 5), and the digit that starts a number dialled within each. */
export const COUNTRY_CODES = [
  { code: '+880', label: '+880 (BN)', trunk: '0' },
  { code: '+44', label: '+44 (UK)', trunk: '0' },
  { code: '+1', label: '+1 (US)', trunk: '1' },
] as const;

const PHONE_DIGITS = 11;
const MAX_LENGTH = 20;
// A country's code without its plus. Only at full length: `88017123456` is the start of one.
const WITHOUT_PLUS = /^(?:8800?1\d{9}|447\d{9})$/;

/** What the two fields show: a country code, and the number as it is dialled there or as far as it is typed. */
export type Phone = { code: string; digits: string };

/** Reads what is typed, pasted or stored: a number of `code`'s country, or one with a country code of its own. */
export function readPhone(code: string, text: string): Phone {
  const typed = latinDigits(text)
    .replaceAll(/[^\d+]/g, '')
    .replaceAll(/(?!^)\+/g, '')
    .replace(/^00/, '+')
    .slice(0, MAX_LENGTH);
  const full = WITHOUT_PLUS.test(typed) ? `+${typed}` : typed;
  const country = COUNTRY_CODES.find((known) => full.startsWith(known.code));
  if (!country) return { code, digits: typed };
  const rest = full.slice(country.code.length);
  const isShort = rest.length === PHONE_DIGITS - 1 && !rest.startsWith(country.trunk);
  const phone = { code: country.code, digits: isShort ? country.trunk + rest : rest };
  return isWhole(phone) ? phone : { code, digits: typed };
}

const isElevenDigits = (digits: string) => digits.length === PHONE_DIGITS && !digits.startsWith('+');

export const isWhole = ({ code, digits }: Phone) => isElevenDigits(digits) && (code === '+1' || /^0[1-9]/.test(digits));

/** What keeps a number from being saved, if anything does. */
export function phoneProblem(phone: Phone): string | undefined {
  const { digits } = phone;
  if (digits === '' || isWhole(phone)) return undefined;
  if (digits.startsWith('+') && !COUNTRY_CODES.some(({ code }) => digits.startsWith(code))) {
    return t('accounts.phoneOfAnotherCountry');
  }
  return isElevenDigits(digits) ? t('accounts.phoneWithoutZero') : t('accounts.phoneNotWhole');
}

export const writePhone = ({ code, digits }: Phone) => code + digits;

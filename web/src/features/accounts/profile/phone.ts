import { latinDigits } from 'text/latin-digits.ts';
import { t } from '../messages/index.ts';

/** The countries of specification 5, with the prefix of a number dialled within each. */
export const COUNTRY_CODES = [
  { code: '+880', label: '+880 (BN)', trunk: '0' },
  { code: '+44', label: '+44 (UK)', trunk: '0' },
  { code: '+1', label: '+1 (US)', trunk: '1' },
] as const;

const PHONE_DIGITS = 11;
const MAX_LENGTH = 20;
// A country code without its plus. Only at full length: `88017123456` may be incomplete.
const WITHOUT_PLUS = /^(?:8800?1\d{9}|447\d{9})$/;

/** The two fields: a country code, and the number as dialled there, perhaps incomplete. */
export type Phone = { code: string; digits: string };

/** Reads a number of the country `code`, or one with its own country code. */
export function readPhone(code: string, text: string): Phone {
  const typed = latinDigits(text)
    .replaceAll(/[^\d+]/g, '')
    .replaceAll(/(?!^)\+/g, '')
    .replace(/^00/, '+')
    .slice(0, MAX_LENGTH);
  const full = WITHOUT_PLUS.test(typed) ? `+${typed}` : typed;
  const country = COUNTRY_CODES.find(({ code }) => full.startsWith(code));
  if (!country) return { code, digits: typed };
  const rest = full.slice(country.code.length);
  const isShort = rest.length === PHONE_DIGITS - 1 && !rest.startsWith(country.trunk);
  const phone = { code: country.code, digits: isShort ? country.trunk + rest : rest };
  return isWhole(phone) ? phone : { code, digits: typed };
}

const isElevenDigits = (digits: string) => digits.length === PHONE_DIGITS && !digits.startsWith('+');

export const isWhole = ({ code, digits }: Phone) => isElevenDigits(digits) && (code === '+1' || /^0[1-9]/.test(digits));

/** Why a number cannot be saved, if so. */
export function phoneProblem(phone: Phone): string | undefined {
  const { digits } = phone;
  if (digits === '' || isWhole(phone)) return undefined;
  if (digits.startsWith('+') && !COUNTRY_CODES.some(({ code }) => digits.startsWith(code))) {
    return t('accounts.phoneOfAnotherCountry');
  }
  return isElevenDigits(digits) ? t('accounts.phoneWithoutZero') : t('accounts.phoneNotWhole');
}

export const writePhone = ({ code, digits }: Phone) => code + digits;

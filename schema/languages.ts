/** BCP 47. The pseudo-language marks every text of a catalogue, so that tests find those that are in none. */
export const PSEUDO_LANGUAGE = 'en-XA';
export const markPseudo = (text: string) => `⟦${text}⟧`;

export const DEFAULT_LANGUAGE = 'en';
export const BANGLA = 'bn';
export const LANGUAGES = [DEFAULT_LANGUAGE, BANGLA, PSEUDO_LANGUAGE] as const;
export type Language = (typeof LANGUAGES)[number];

/** Of accounts: those of readers. */
export const ACCOUNT_LANGUAGES = [DEFAULT_LANGUAGE, BANGLA] as const;
export type AccountLanguage = (typeof ACCOUNT_LANGUAGES)[number];

export const isAccountLanguage = (value: unknown): value is AccountLanguage =>
  (ACCOUNT_LANGUAGES as readonly unknown[]).includes(value);

/** Of requests to the gateway and to the REST API. */
export const LANGUAGE_HEADER = 'x-language';

export const isLanguage = (value: unknown): value is Language => (LANGUAGES as readonly unknown[]).includes(value);

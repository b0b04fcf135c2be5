/** BCP 47. The pseudo-language marks every text of a catalogue, so that tests find those that are in none. */
export const PSEUDO_LANGUAGE = 'en-XA';
export const markPseudo = (text: string) => `⟦${text}⟧`;

export const DEFAULT_LANGUAGE = 'en';
export const BANGLA = 'bn';
export const LANGUAGES = [DEFAULT_LANGUAGE, BANGLA, PSEUDO_LANGUAGE] as const;
export type Language = (typeof LANGUAGES)[number];

/** Of requests to the gateway and to the REST API. */
export const LANGUAGE_HEADER = 'x-language';

export const isLanguage = (value: unknown): value is Language => (LANGUAGES as readonly unknown[]).includes(value);

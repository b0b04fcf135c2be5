const HALF_CHARACTER = /\p{Cs}$/u;

/** At most `max` UTF-16 units of the text, and no half of an emoji at the end. */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(HALF_CHARACTER, '');

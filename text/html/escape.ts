const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as the text of an element. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, (character) => ESCAPES[character]!);

/** Plain text as the value of an attribute in double quotes. */
export const escapeValue = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);

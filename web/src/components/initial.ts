/** A name's first letter, in place of a picture. */
export const initial = (name: string) => Array.from(name.trim())[0]?.toUpperCase();

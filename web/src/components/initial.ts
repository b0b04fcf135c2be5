/** The letter that stands for a name where there is no picture. */
export const initial = (name: string) => Array.from(name.trim())[0]?.toUpperCase();

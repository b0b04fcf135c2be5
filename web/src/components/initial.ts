export const initial = (name: string) => Array.from(name.trim())[0]?.toUpperCase();

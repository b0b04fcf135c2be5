/** The URL of a subject's icon, in a size for high-density screens. */
export const iconAt = (url: string) => (/^\/images\/[^?#]+$/.test(url) ? `${url}?w=200` : url);

/** The address of a subject's icon, from the image store in a size for icons on sharp screens. */
export const iconAt = (url: string) => (/^\/images\/[^?#]+$/.test(url) ? `${url}?w=200` : url);

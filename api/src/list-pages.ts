/** Everybody may open the first page of every list. */
export const OPEN_PLACES = 20;

const MAX_LENGTH = 160;

/** As much of a text as a row has room for. */
export const excerpt = (text: string) => {
  const characters = [...text];
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH).join('')}…` : text;
};

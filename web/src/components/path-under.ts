/** Builds paths below a root; encodes each segment. */
export const pathUnder =
  (root: string) =>
  (...steps: string[]) =>
    [root, ...steps.map(encodeURIComponent)].join('/');

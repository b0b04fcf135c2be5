/** Paths below a root, each segment encoded as the router decodes it. */
export const pathUnder =
  (root: string) =>
  (...steps: string[]) =>
    [root, ...steps.map(encodeURIComponent)].join('/');

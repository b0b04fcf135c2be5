/** Paths below a root: each step is encoded, as the router will decode it. */
export const pathUnder =
  (root: string) =>
  (...steps: string[]) =>
    [root, ...steps.map(encodeURIComponent)].join('/');

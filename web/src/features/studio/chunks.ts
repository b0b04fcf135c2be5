// What its screens share, and where they are.
export const chunks = {
  shared: /index\./,
  studio: /(messages\/|pages|(moment|when|plain-text)\.|(content|desk|exchange)\/(screens|paths|messages\/))/,
};

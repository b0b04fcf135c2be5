// What its screens share, and where they are.
export const chunks = {
  'studio-menu': /menu\//,
  shared: /index\./,
  studio: /(messages\/|shell\/index|pages|staff|(moment|when)\.)/,
};

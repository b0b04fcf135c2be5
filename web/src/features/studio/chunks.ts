// What its screens share, and where they are.
export const chunks = {
  shared: /index\./,
  studio: /(messages\/|shell\/index|pages|feature|(moment|when|plain-text)\.)/,
};

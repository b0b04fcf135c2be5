// What papers share with each other, and the device's part with practice.
export const chunks = {
  shared: /index\./,
  'papers-device': /(usePaper|useStoredPaper|device)/,
  papers: /(?!index|feature|paths|usePaper|useStoredPaper|device)/,
};

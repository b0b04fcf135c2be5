// What papers share with each other, and the device's part with practice.
export const chunks = {
  shared: /index\./,
  'papers-device': /(usePaper|device)/,
  papers: /(?!index|feature|paths|usePaper|device)/,
};

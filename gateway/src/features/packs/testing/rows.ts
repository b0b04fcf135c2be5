export const HASH = 'ab'.repeat(32);
export const SPKI = 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=';

export const packRow = (row: object = {}) => ({
  id: 'ANAT',
  kind: 'SUBJECT',
  title: 'Anatomy',
  questions: 412,
  bytes: 734_003,
  version: '5f2b1c9a7d3e4f60',
  locked: true,
  ...row,
});

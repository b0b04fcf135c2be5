// In its own file, so that the command line does not load the validation.
export const importFormats = [
  'csv',
  'xlsx',
  'ods',
  'jsonl',
  'medmcqa',
  'gift',
  'aiken',
  'docx',
  'moodle-xml',
  'anki',
] as const;
export type ImportFormat = (typeof importFormats)[number];

// Apart from the options, so that the command line knows them without all that checks questions.
export const importFormats = ['csv', 'xlsx', 'jsonl', 'medmcqa', 'gift', 'aiken'] as const;
export type ImportFormat = (typeof importFormats)[number];

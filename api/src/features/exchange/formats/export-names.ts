// In its own file, so that the command line does not load the database.
export const exportFormats = ['csv', 'xlsx', 'jsonl', 'moodle-xml', 'gift', 'anki', 'qti'] as const;
export type ExportFormat = (typeof exportFormats)[number];

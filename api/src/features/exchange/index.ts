export { openCsv } from './files/csv-text.ts';
export { readRecords } from './files/csv-records.ts';
export { importQuestions } from './import/import.ts';

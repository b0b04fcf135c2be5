export { openCsv } from './files/csv-text.ts';
export { readRecords } from './files/csv-records.ts';
export { BYTE_ORDER_MARK, type Cell, csvText } from './formats/csv/csv-text.ts';
export { importQuestions } from './import/import.ts';

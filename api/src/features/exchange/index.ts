export { BYTE_ORDER_MARK, type Cell, csvText } from './formats/csv/csv-text.ts';
export { importQuestions } from './import/import.ts';

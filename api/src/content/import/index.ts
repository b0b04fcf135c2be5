export { importContent, type ContentImport } from './import.ts';
export { readFolder } from './read-folder.ts';
export { contentImportRoutes } from './routes.ts';
export { problemOfUnsent, problemWords } from './problems.ts';

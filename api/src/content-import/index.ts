export { importContent, type ContentImport, type ContentReport } from './import.ts';
export { readFolder } from './read-folder.ts';
export { contentImportRoutes } from './routes.ts';

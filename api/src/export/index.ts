export { backupRoutes } from './backup-routes.ts';
export { backupJob } from './backups.ts';
export { deskExportRoutes } from './desk-routes.ts';
export { ExportError } from './errors.ts';
export { openExports, type Exports } from './exports.ts';
export { checkExport } from './file-reader.ts';
export { loadExport } from './load.ts';
export { exportRoutes } from './routes.ts';
export { secretMark } from './write.ts';

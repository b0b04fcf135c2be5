export { useDownload } from './export/useDownload.ts';
export { exchange } from './feature.ts';

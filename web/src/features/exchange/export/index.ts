export { useDownload } from './useDownload.ts';

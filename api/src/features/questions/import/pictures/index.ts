export { withImportFile } from './import-body.ts';
export { type PictureSource, pictureReader, withPictures } from './read-pictures.ts';

export { formPictures } from './form-pictures.ts';
export { withImportFile } from './import-body.ts';
export { namedPictures } from './named-pictures.ts';
export { type PictureSource, pictureReader } from './read-pictures.ts';

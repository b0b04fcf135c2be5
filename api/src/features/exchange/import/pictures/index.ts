export { FormPictures } from './form-pictures.ts';
export { withImportFile } from './import-body.ts';
export { NamedPictures } from './named-pictures.ts';
export { PictureReader, type PictureSource } from './read-pictures.ts';

export { contentPictures, type ContentPicture, type ContentPictures } from './content-pictures.ts';
export { imageFiles, type ImageFiles } from './files.ts';
export { findPictures, keepPictures } from './question-pictures.ts';
export { shrinkPicture } from './shrink.ts';
export { imageStore } from './store.ts';
export { readUpload } from './upload.ts';

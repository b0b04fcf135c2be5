export { PicturesField } from './PicturesField.tsx';
export { type Picture, previewOf } from './picture.ts';
export { UploadError, uploadPicture } from './upload.ts';
export { nameLicence } from './licence.ts';

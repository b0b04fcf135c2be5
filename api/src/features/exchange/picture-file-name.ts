const EXPORTED = /^picture-([\w-]{22})\.webp$/;

/** The name of an exported picture's file. It says the public id, so that an import stores it under that again. */
export const pictureFileName = (publicId: string): string => `picture-${publicId}.webp`;

/** Undefined for files with another name, whose pictures get an id of their own. */
export const publicIdOf = (fileName: string): string | undefined => EXPORTED.exec(fileName)?.[1];

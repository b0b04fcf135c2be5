import { BASE_PATH } from './base-path.ts';

/** Where an image is served, below the origin. */
export const imageUrl = (publicId: string) => `${BASE_PATH}/images/${publicId}`;

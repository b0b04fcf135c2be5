import { BASE_PATH } from './base-path.ts';

export const imageUrl = (publicId: string) => `${BASE_PATH}/images/${publicId}`;

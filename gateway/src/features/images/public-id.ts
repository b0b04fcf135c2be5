import { isSafePath } from '../../rest/path.ts';

/** A path of safe segments, such as `abc.jpg` or `folder/name`. */
export const isPublicId = (text: string): boolean => isSafePath(text);

export const encodePublicId = (publicId: string) => publicId.split('/').map(encodeURIComponent).join('/');

/** Undefined for an invalid one, such as one with an encoded slash. */
export function decodePublicId(path: string): string | undefined {
  try {
    const segments = path.split('/').map(decodeURIComponent);
    const publicId = segments.join('/');
    return segments.every((one) => !one.includes('/')) && isPublicId(publicId) ? publicId : undefined;
  } catch {
    return undefined;
  }
}

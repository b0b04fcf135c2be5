import { isSafePath } from '../../rest/path.ts';

/** Whether a text is the public id of an image: a path of safe segments, such as `abc.jpg` or `folder/name`. */
export const isPublicId = (text: string): boolean => isSafePath(text);

/** A public id as part of a path: its slashes stay, all else is encoded. */
export const encodePublicId = (publicId: string) => publicId.split('/').map(encodeURIComponent).join('/');

/** The reverse of `encodePublicId`, undefined for what is none: an encoded slash is not one that stays. */
export function decodePublicId(path: string): string | undefined {
  try {
    const segments = path.split('/').map(decodeURIComponent);
    const publicId = segments.join('/');
    return segments.every((one) => !one.includes('/')) && isPublicId(publicId) ? publicId : undefined;
  } catch {
    return undefined;
  }
}

import { httpsAddress } from '../links.ts';
import { isId } from '../rest/path.ts';
import { imagePath } from './image-path.ts';

const STORED = /^\/images\/([^/]*)$/;

/**
 * Where a reader finds a picture that the REST API names by address: one of its own store on this server, one elsewhere
 * by its https address. Null for any other. `base` is the API's own address.
 */
export function pictureAddress(text: string, base: string): string | null {
  if (!URL.canParse(text, base)) return null;
  const { origin, pathname } = new URL(text, base);
  const api = new URL(base);
  if (origin !== api.origin) return httpsAddress(text);
  const below = pathname.startsWith(`${api.pathname}/`) ? pathname.slice(api.pathname.length) : pathname;
  const publicId = STORED.exec(below)?.[1] ?? '';
  return isId(publicId) ? imagePath(publicId) : null;
}

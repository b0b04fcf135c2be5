import { isPublicHost } from '../../http/client-address.ts';
import { httpsAddress } from '../../links.ts';

const MAX_LENGTH = 2_048;
// The URL parser ignores tabs and line breaks, and takes backslashes for slashes.
const PLAIN = /^https:\/\/[^\s\\]+$/i;

/** An https address without a password, on a public host; null for any other. */
export function pictureAddress(text: string): string | null {
  if (text.length > MAX_LENGTH || !PLAIN.test(text)) return null;
  const address = httpsAddress(text);
  return address !== null && isPublicHost(new URL(address).hostname) ? address : null;
}

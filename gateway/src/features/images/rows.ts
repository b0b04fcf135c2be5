import { z } from 'zod';
import { leaveOut } from '../../rest/unreadable.ts';
import { decodePublicId, isPublicId } from './public-id.ts';
import { pictureAddress } from './picture-address.ts';

/** An image as the REST API refers to it: in its store, elsewhere by its address, or both. */
export type ImageRow = { publicId: string; address?: string } | { publicId?: undefined; address: string };

// Where the REST API serves the images of its store, as a path or an address of its own.
const STORED = /^(?:https?:\/\/[^/?#\\]+)?(?:\/[\w.-]+)*\/images\/([^?#]+)(?:[?#].*)?$/i;

/** The public id of an image of a store by its path or address, undefined where it is none. */
export const storedId = (text: string) => decodePublicId(STORED.exec(text)?.[1] ?? '');

function publicIdOf(text: string): string | undefined {
  return storedId(text) ?? (isPublicId(text) ? text : undefined);
}

/** The texts that may say where an image is, the most telling first. */
function textsOf(given: unknown): string[] {
  const { public_id: id, secure_url: secure, url } = (given ?? {}) as Record<string, unknown>;
  const texts = typeof given === 'string' ? [given] : [id, secure, url];
  return texts.filter((text) => typeof text === 'string').flatMap((text) => text.trim() || []);
}

function read(given: unknown): ImageRow | null {
  const texts = textsOf(given);
  const [address] = texts.flatMap((text) => pictureAddress(text) ?? []);
  const [publicId] = texts.flatMap((text) => (pictureAddress(text) ? [] : (publicIdOf(text) ?? [])));
  if (publicId !== undefined) return address === undefined ? { publicId } : { publicId, address };
  return address === undefined ? null : { address };
}

const isEmpty = (given: unknown) =>
  given == null ||
  given === '' ||
  (typeof given === 'object' &&
    !Array.isArray(given) &&
    Object.values(given).every((part) => part == null || part === ''));

/**
 * `{ public_id, secure_url, url }` with one of them at least, or the public id or the address alone. An empty one is no
 * image; what cannot be read is left out, under the name of its field.
 */
export const imageRef = (field: string) =>
  z
    .unknown()
    .nullish()
    .transform((given) => {
      const image = read(given);
      if (image === null && !isEmpty(given)) leaveOut(field);
      return image;
    });

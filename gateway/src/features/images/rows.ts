import { z } from 'zod';
import { leaveOut } from '../../rest/unreadable.ts';
import { decodePublicId, isPublicId } from './public-id.ts';
import { pictureAddress } from './picture-address.ts';

/** An image as the REST API refers to it: in its store, elsewhere by its address, or both. */
export type ImageRow = { publicId: string; address?: string } | { publicId?: undefined; address: string };

// A path or an address of the REST API's image store.
const STORED = /^(?:https?:\/\/[^/?#\\]+)?(?:\/[\w.-]+)*\/images\/([^?#]+)(?:[?#].*)?$/i;

export const storedId = (text: string) => decodePublicId(STORED.exec(text)?.[1] ?? '');

function publicIdOf(text: string): string | undefined {
  return storedId(text) ?? (isPublicId(text) ? text : undefined);
}

function textsOf(value: unknown): string[] {
  const { public_id: id, secure_url: secure, url } = (value ?? {}) as Record<string, unknown>;
  const texts = typeof value === 'string' ? [value] : [id, secure, url];
  return texts.filter((text) => typeof text === 'string').flatMap((text) => text.trim() || []);
}

function read(value: unknown): ImageRow | null {
  const texts = textsOf(value);
  const [address] = texts.flatMap((text) => pictureAddress(text) ?? []);
  const [publicId] = texts.flatMap((text) => (pictureAddress(text) ? [] : (publicIdOf(text) ?? [])));
  if (publicId !== undefined) return address === undefined ? { publicId } : { publicId, address };
  return address === undefined ? null : { address };
}

const isEmpty = (value: unknown) =>
  value == null ||
  value === '' ||
  (typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.values(value).every((part) => part == null || part === ''));

/**
 * `{ public_id, secure_url, url }` with at least one of them, or the public id or the address alone. Null if empty, and
 * if unreadable, which is reported as `field`.
 */
export const imageRef = (field: string) =>
  z
    .unknown()
    .nullish()
    .transform((value) => {
      const image = read(value);
      if (image === null && !isEmpty(value)) leaveOut(field);
      return image;
    });

import type { ContentPicture } from '../../features/images/index.ts';

/** Returns undefined, and reports a problem, if the folder lacks the picture. */
export type UsePicture = (path: string) => UsedPicture | undefined;
/** Width and height, in pixels, are known once the picture is stored. */
export type UsedPicture = { publicId: string; width?: number; height?: number };

/** `hashes` by path, `stored` by hash. */
export function folderPictures(
  hashes: ReadonlyMap<string, string>,
  stored: ReadonlyMap<string, ContentPicture>,
  publicIdOf: (hash: string) => string,
) {
  const pictureOf = (hash: string): UsedPicture => stored.get(hash) ?? { publicId: publicIdOf(hash) };
  return {
    /** By path. */
    pictures: new Map([...hashes].map(([path, hash]) => [path, pictureOf(hash)])),
    /** Paths of used pictures that are not yet stored. */
    needed: (used: ReadonlySet<string>) => [...used].filter((path) => !stored.has(hashes.get(path)!)).sort(),
  };
}

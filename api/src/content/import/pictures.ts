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
  const used = new Set<string>();
  return {
    use: (path: string): UsedPicture | undefined => {
      const hash = hashes.get(path);
      if (hash === undefined) return undefined;
      used.add(path);
      return stored.get(hash) ?? { publicId: publicIdOf(hash) };
    },
    /** Paths of pictures that are used and not yet stored. */
    needed: () => [...used].filter((path) => !stored.has(hashes.get(path)!)).sort(),
  };
}

import type { ContentPicture } from '../../features/images/index.ts';

/** A picture that a file shows; undefined where the folder does not have it, which is told as a problem of that file. */
export type UsePicture = (path: string) => ShownPicture | undefined;
/** Width and height in pixels are known once it is kept. */
export type ShownPicture = { publicId: string; width?: number; height?: number };

/** The pictures of a folder: by path the SHA-256 of each in hexadecimal digits, and what is kept of them already. */
export function folderPictures(
  hashes: ReadonlyMap<string, string>,
  kept: ReadonlyMap<string, ContentPicture>,
  publicIdOf: (hash: string) => string,
) {
  const used = new Set<string>();
  return {
    use: (path: string): ShownPicture | undefined => {
      const hash = hashes.get(path);
      if (hash === undefined) return undefined;
      used.add(path);
      return kept.get(hash) ?? { publicId: publicIdOf(hash) };
    },
    /** Paths of those that are shown and not kept yet. */
    needed: () => [...used].filter((path) => !kept.has(hashes.get(path)!)).sort(),
  };
}

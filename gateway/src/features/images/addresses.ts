import { imagePath } from './image-path.ts';
import { storedId, type ImageRow } from './rows.ts';

type Sides = Parameters<typeof imagePath>[1];

export type ImageAddresses = {
  /** What an image is known by: its public id in the store, or its address elsewhere. */
  idOf: (image: ImageRow) => string;
  /** Where a page shows it from: a path of this server, in a size near the one given, or its address as it is. */
  urlOf: (image: ImageRow, sides?: Sides) => string;
};

type Options = {
  /** Origins whose `/images/` is the store: the REST API's and this site's. */
  storeOrigins: string[];
  /** Where the REST API's paths begin, whatever name it gives itself; not known where that is at the root. */
  basePath: string;
  /** Origins elsewhere that pages may show pictures from (IMAGE_ORIGINS). */
  allowedOrigins: string[];
  /** Called once for each origin that pages are not allowed to show pictures from. */
  reportMissing: (origin: string) => void;
};

const MAX_REPORTED = 100;

/** Finds where images are shown from. None elsewhere is ever fetched by this server. */
export function imageAddresses({ storeOrigins, basePath, allowedOrigins, reportMissing }: Options): ImageAddresses {
  const reported = new Set<string>();
  const storePath = basePath.length > 1 ? `${basePath}/images/` : '//';

  function warnOf(origin: string) {
    if (reported.has(origin) || reported.size >= MAX_REPORTED) return;
    reported.add(origin);
    reportMissing(origin);
  }

  /** The image in the store, or its address elsewhere. One that pages may not show gives way to one of the store. */
  function place(image: ImageRow): { publicId: string } | { address: string } {
    const { address } = image;
    if (address !== undefined) {
      const { origin, pathname } = new URL(address);
      const isStores = storeOrigins.includes(origin) || pathname.startsWith(storePath);
      const stored = isStores ? storedId(address) : undefined;
      if (stored !== undefined) return { publicId: stored };
      if (allowedOrigins.includes(origin)) return { address };
    }
    if (image.publicId !== undefined) return { publicId: image.publicId };
    warnOf(new URL(image.address).origin);
    return { address: image.address };
  }

  return {
    idOf: (image) => {
      const found = place(image);
      return 'publicId' in found ? found.publicId : found.address;
    },
    urlOf: (image, sides) => {
      const found = place(image);
      return 'publicId' in found ? imagePath(found.publicId, sides) : found.address;
    },
  };
}

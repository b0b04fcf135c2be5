import { readLicence } from 'schema/licences.ts';

/** A picture of a question in the editor. What is not known of a size is taken from the picture. */
export type Picture = {
  imageId: string;
  alt: string;
  credit: string;
  source: string;
  licence: string;
  url?: string;
  width?: number;
  height?: number;
};

export const MAX_PICTURES = 6;
export const MAX_ALT = 500;
export const MAX_CREDIT = 300;
export const MAX_SOURCE = 300;
export const MAX_LICENCE = 100;

const urlOf = ({ imageId, url = `/images/${imageId}` }: Picture) => url.split('?')[0]!;

export const thumbnailOf = (picture: Picture) => {
  const url = urlOf(picture);
  return url.startsWith('/images/') ? `${url}?w=400` : url;
};

/** As the reader's card takes them, for a preview. */
export const previewOf = (pictures: readonly Picture[]) =>
  pictures.map((picture) => ({
    alt: picture.alt,
    credit: picture.credit || null,
    source: picture.source || null,
    licence: readLicence(picture.licence)?.id ?? (picture.licence || null),
    width: picture.width ?? 4,
    height: picture.height ?? 3,
    image: { publicId: picture.imageId, url: urlOf(picture) },
  }));

/** A picture of a question in the editor. What is not known of a size is taken from the picture. */
export type Picture = {
  imageId: string;
  alt: string;
  credit: string;
  url?: string;
  width?: number;
  height?: number;
};

export const MAX_PICTURES = 6;
export const MAX_ALT = 500;
export const MAX_CREDIT = 300;

const sized = (url: string, width: number) => (url.startsWith('/images/') ? `${url.split('?')[0]}?w=${width}` : url);

export const addressOf = ({ imageId, url = `/images/${imageId}` }: Picture, width: number) => sized(url, width);

/** As the reader's card takes them, for a preview. */
export const previewOf = (pictures: readonly Picture[]) =>
  pictures.map((picture) => ({
    alt: picture.alt,
    credit: picture.credit || null,
    width: picture.width ?? 4,
    height: picture.height ?? 3,
    image: {
      publicId: picture.imageId,
      w400: addressOf(picture, 400),
      w668: addressOf(picture, 668),
      w1024: addressOf(picture, 1024),
      w2048: addressOf(picture, 2048),
    },
  }));

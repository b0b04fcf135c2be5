import { t } from '../messages/index.ts';

const PICTURE = /\.(?:png|jpe?g|webp)$/i;
const MAX_PICTURES = 1_000;
const MAX_MB = 400;
const MB = 1024 * 1024;

/** What a person has dropped or chosen. `problem` says why it cannot be taken. */
type Chosen = { file: File | undefined; pictures: File[]; problem?: string | undefined };

/** The file of questions, and the pictures beside it. */
export function sortFiles(files: Iterable<File>): Chosen {
  const all = [...files];
  const pictures = all.filter(({ name }) => PICTURE.test(name));
  const others = all.filter(({ name }) => !PICTURE.test(name));
  const [file] = others;
  if (others.length > 1)
    return { file: undefined, pictures, problem: t('exchange.oneFileOnly', { count: others.length }) };
  return { file, pictures, problem: problemOf(pictures) };
}

/** A later picture takes the place of one with the same name. */
export function withPictures(before: readonly File[], added: readonly File[]): Chosen {
  const pictures = [...new Map([...before, ...added].map((picture) => [picture.name, picture])).values()];
  return { file: undefined, pictures, problem: problemOf(pictures) };
}

/** As the API takes them. */
function problemOf(pictures: readonly File[]): string | undefined {
  if (pictures.length > MAX_PICTURES) return t('exchange.tooManyPictures', { max: MAX_PICTURES });
  return sizeOf(pictures) > MAX_MB * MB ? t('exchange.picturesTooLarge', { max: MAX_MB }) : undefined;
}

export const sizeOf = (files: readonly File[]) => files.reduce((bytes, { size }) => bytes + size, 0);

import { toNfc } from 'text/normalise.ts';
import type { Database } from '../../../../db/connection.ts';
import { ApiError } from '../../../../http/errors.ts';
import type { Message } from '../../../../http/messages.ts';
import { type ContentPicture, contentPictures, findPictures, type ImageFiles } from '../../../images/index.ts';
import { rowMessages } from '../../messages.ts';
import { type Draft, cellsOfDraft } from '../../../bank/draft/index.ts';
import type { ReadPictures } from '../reader/read-rows.ts';
import { pictureFileName } from '../../picture-file-name.ts';
import { takeInlinePictures } from './inline-pictures.ts';

/** `names`: the SHA-256 (hex) of pictures that were sent with the file. They belong to `owner`, a user's id. */
export type PictureSource = {
  files: ImageFiles;
  owner: number;
  names: ReadonlyMap<string, string>;
  /** With each picture that a row names, except those inside the file. */
  onNamed?: (name: string, isFound: boolean) => void;
};

type Embedded = ReadonlyMap<string, Uint8Array>;
type Options = { db: Database; source: PictureSource | undefined; isDry: boolean };
type Picture = Omit<ContentPicture, 'publicId'> & { image: string };

const MAX_NAME = 200;
/** A dry run has checked what it does not store. */
const UNKNOWN_SIZE = { width: 1, height: 1 };

/** Finds the pictures that a row names, and stores those inside its stem unless `isDry`. */
export function pictureReader({ db, source, isDry }: Options): ReadPictures {
  const store = source && contentPictures({ db, ...source });

  const find = pictureFinder({ db, source, isDry, store });

  async function readNamed(media: readonly Draft[], missing: Message[], embedded: Embedded): Promise<Draft[]> {
    const found: Draft[] = [];
    for (const { image, width: _width, height: _height, ...texts } of media) {
      const name = typeof image === 'string' ? image : '';
      // Without a text alternative the row will be refused: store no picture for it.
      const isOnlyChecked = isDry || texts['alt'] === '';
      const picture = name.length <= MAX_NAME ? await find(name, isOnlyChecked, embedded) : undefined;
      if (!embedded.has(name)) source?.onNamed?.(name, picture !== undefined);
      if (picture) found.push({ ...texts, ...picture });
      else missing.push(rowMessages.noPicture({ name }));
    }
    return found;
  }

  return async ({ row, embedded }) => {
    if ('refusal' in row) return row;
    const { stem, media, ...draft } = row.draft;
    const cells = row.cells ?? cellsOfDraft(row.draft);
    const missing = [...(row.pictures ?? [])];
    const all = Array.isArray(media) ? media : [];
    const items = all.filter((one): one is Draft => typeof one === 'object' && one !== null);
    const inline = takeInlinePictures(typeof stem === 'string' && store ? stem : '');
    try {
      const pictures = await readNamed(items, missing, embedded);
      for (const { bytes, alt } of inline.pictures) {
        pictures.push({ ...named(await (isDry ? store!.check(bytes) : store!.add(bytes))), alt });
      }
      const text = inline.pictures.length > 0 ? inline.html : stem;
      return { ...row, cells, draft: { ...draft, stem: text, media: pictures }, pictures: missing };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      const { draft: _draft, notes: _notes, ...place } = row;
      return { ...place, cells, refusal: rowMessages.badPicture({ message: error.text }) };
    }
  };
}

type FinderOptions = Options & { store: ReturnType<typeof contentPictures> | undefined };

/** A picture inside the file, one that was sent with it, or one that is stored under this name. */
function pictureFinder({ db, source, isDry, store }: FinderOptions) {
  return async (name: string, isOnlyChecked: boolean, embedded: Embedded): Promise<Picture | undefined> => {
    const inFile = embedded.get(name);
    if (inFile && store) {
      const bytes = Buffer.from(inFile);
      return named(await (isOnlyChecked ? store.check(bytes) : store.add(bytes)));
    }
    const exported = pictureFileName(name);
    if (isDry && source?.names.has(exported) && !(await findPictures(db, [name])).has(name))
      return { image: name, ...UNKNOWN_SIZE };
    const hash = source?.names.get(toNfc(name));
    if (hash === undefined || !store) {
      const stored = (await findPictures(db, [name])).get(name);
      return stored && named(stored);
    }
    const sent = (await store.findStored([hash])).get(hash);
    if (sent) return named(sent);
    return isDry ? { image: store.publicIdOf(hash), ...UNKNOWN_SIZE } : undefined;
  };
}

const named = ({ publicId, width, height }: ContentPicture): Picture => ({ image: publicId, width, height });

import { toNfc } from 'text/normalise.ts';
import type { Database } from '../../../../db/connection.ts';
import { ApiError } from '../../../../http/errors.ts';
import type { Message } from '../../../../http/messages.ts';
import { type ContentPicture, contentPictures, findPictures, type ImageFiles } from '../../../images/index.ts';
import { rowMessages } from '../../messages.ts';
import { type Draft, cellsOfDraft } from '../../../bank/draft/index.ts';
import type { ParsedRow } from '../parsed-row.ts';
import type { RowWithPictures } from '../reader/protocol.ts';
import { pictureFileName } from '../../picture-file-name.ts';
import { takePictures } from './embedded-pictures.ts';

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

const DATA = /^\s*data:image\/(?:png|jpeg|webp);base64,([\w+/=\s]+)$/i;
const MAX_NAME = 200;
/** A dry run has checked what it does not store. */
const UNKNOWN_SIZE = { width: 1, height: 1 };

/** Finds the pictures that rows name, and stores those inside their stems unless `isDry`. */
export class PictureReader {
  readonly #db: Database;
  readonly #source: PictureSource | undefined;
  readonly #isDry: boolean;
  readonly #store: ReturnType<typeof contentPictures> | undefined;

  constructor({ db, source, isDry }: Options) {
    this.#db = db;
    this.#source = source;
    this.#isDry = isDry;
    this.#store = source && contentPictures({ db, ...source });
  }

  read = async ({ row, embedded }: RowWithPictures): Promise<ParsedRow> => {
    if ('refusal' in row) return row;
    const { stem, media, ...draft } = row.draft;
    const cells = row.cells ?? cellsOfDraft(row.draft);
    const missing = [...(row.pictures ?? [])];
    const all = Array.isArray(media) ? media : [];
    const items = all.filter((one): one is Draft => typeof one === 'object' && one !== null);
    // Those without a text alternative stay, and refuse the row.
    const inline = takePictures(typeof stem === 'string' && this.#store ? stem : '', (src, alt) =>
      alt === '' ? undefined : DATA.exec(src)?.[1],
    );
    try {
      const pictures = await this.#readNamed(items, missing, embedded);
      for (const { source, alt } of inline.pictures) {
        pictures.push({ ...(await this.#put(Buffer.from(source, 'base64'), this.#isDry)), alt });
      }
      const text = inline.pictures.length > 0 ? inline.html : stem;
      return { ...row, cells, draft: { ...draft, stem: text, media: pictures }, pictures: missing };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      const { draft: _draft, notes: _notes, ...place } = row;
      return { ...place, cells, refusal: rowMessages.badPicture({ message: error.text }) };
    }
  };

  async #readNamed(media: readonly Draft[], missing: Message[], embedded: Embedded): Promise<Draft[]> {
    const found: Draft[] = [];
    for (const { image, width: _width, height: _height, ...texts } of media) {
      const name = typeof image === 'string' ? image : '';
      // Without a text alternative the row will be refused: store no picture for it.
      const isOnlyChecked = this.#isDry || texts['alt'] === '';
      const picture = name.length <= MAX_NAME ? await this.#find(name, isOnlyChecked, embedded) : undefined;
      if (!embedded.has(name)) this.#source?.onNamed?.(name, picture !== undefined);
      if (picture) found.push({ ...texts, ...picture });
      else missing.push(rowMessages.noPicture({ name }));
    }
    return found;
  }

  /** A picture inside the file, one that was sent with it, or one that is stored under this name. */
  async #find(name: string, isOnlyChecked: boolean, embedded: Embedded): Promise<Picture | undefined> {
    const inFile = embedded.get(name);
    if (inFile && this.#store) return this.#put(Buffer.from(inFile), isOnlyChecked);
    const isSent = this.#isDry && this.#source?.names.has(pictureFileName(name));
    if (isSent && !(await this.#findStored(name))) return { image: name, ...UNKNOWN_SIZE };
    const hash = this.#source?.names.get(toNfc(name));
    if (hash === undefined || !this.#store) return this.#findStored(name);
    const sent = (await this.#store.findStored([hash])).get(hash);
    if (sent) return named(sent);
    return this.#isDry ? { image: this.#store.publicIdOf(hash), ...UNKNOWN_SIZE } : undefined;
  }

  async #findStored(name: string): Promise<Picture | undefined> {
    const stored = (await findPictures(this.#db, [name])).get(name);
    return stored && named(stored);
  }

  #put = async (bytes: Buffer, isOnlyChecked: boolean): Promise<Picture> =>
    named(await (isOnlyChecked ? this.#store!.check(bytes) : this.#store!.add(bytes)));
}

const named = ({ publicId, width, height }: ContentPicture): Picture => ({ image: publicId, width, height });

import type { Readable } from 'node:stream';
import { cutText } from 'server/cut-text.ts';
import { toNfc } from 'text/normalise.ts';
import type { Database } from '../../../../db/connection.ts';
import { ApiError, badRequest } from '../../../../http/errors.ts';
import type { Message } from '../../../../http/messages.ts';
import { contentPictures, type ImageFiles } from '../../../images/index.ts';
import { pictureMessages } from '../../messages.ts';
import { publicIdOf } from '../../picture-file-name.ts';
import { errorMessages } from '../../error-messages.ts';

export const MAX_FORM_PICTURES = 1_000;
const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const MAX_ALL_BYTES = 400 * 1024 * 1024;
const MAX_NAME = 200;
const PICTURE = /\.(?:png|jpe?g|webp)$/i;
const NOT_IN_A_NAME = /[/\\\p{Cc}]/u;

type RefusedPicture = { name: string; reason: Message };

type Options = { db: Database; files: ImageFiles; owner: number; isDry: boolean };

/** The pictures beside a file, which `add` checks, and stores unless `isDry`. One after the other: each is in memory whole. */
export class FormPictures {
  /** The SHA-256 (hex) of those that were taken, by name. */
  readonly names = new Map<string, string>();
  readonly refused: RefusedPicture[] = [];
  readonly #store: ReturnType<typeof contentPictures>;
  readonly #isDry: boolean;
  #count = 0;
  #bytes = 0;
  #last = Promise.resolve();

  constructor({ isDry, ...store }: Options) {
    this.#store = contentPictures(store);
    this.#isDry = isDry;
  }

  /** Throws ApiError where there are too many. */
  add(name: string, stream: Readable): Promise<void> {
    this.#count += 1;
    this.#requireFew();
    this.#last = this.#last.then(() => this.#take(name, stream));
    return this.#last;
  }

  /** Resolves once all are stored. Throws ApiError where there are too many: the file may come in before `add` is heard. */
  async done(): Promise<void> {
    this.#requireFew();
    await this.#last;
  }

  #requireFew() {
    if (this.#count > MAX_FORM_PICTURES)
      throw badRequest(errorMessages.tooManyPictures({ max: MAX_FORM_PICTURES }), 'pictures');
  }

  async #take(name: string, stream: Readable): Promise<void> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      this.#bytes += chunk.length;
      if (this.#bytes > MAX_ALL_BYTES) throw tooLarge();
      if (size <= MAX_PICTURE_BYTES) chunks.push(chunk);
    }
    const reason = this.#faultOf(name, size) ?? (await this.#put(name, Buffer.concat(chunks)));
    if (reason) this.refused.push({ name: cutText(name, MAX_NAME), reason });
  }

  #faultOf(name: string, size: number): Message | undefined {
    if (name.length > MAX_NAME || NOT_IN_A_NAME.test(name)) return pictureMessages.badName();
    if (!PICTURE.test(name)) return pictureMessages.notAPicture();
    if (size > MAX_PICTURE_BYTES) return pictureMessages.tooLarge({ megabytes: 5 });
    return this.names.has(toNfc(name)) ? pictureMessages.nameTwice() : undefined;
  }

  async #put(name: string, upload: Buffer): Promise<Message | undefined> {
    try {
      const { hash } = this.#isDry ? await this.#store.check(upload) : await this.#store.add(upload, publicIdOf(name));
      this.names.set(toNfc(name), hash);
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      return error.text;
    }
  }
}

const tooLarge = () =>
  new ApiError(413, 'FILE_TOO_LARGE', errorMessages.picturesTooLarge({ megabytes: MAX_ALL_BYTES / 1024 / 1024 }));

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

/**
 * The pictures beside a file, which `add` checks, and stores unless `isDry`. One after the other: each is in memory whole.
 * `names`: the SHA-256 (hex) of those that it takes. `add` throws ApiError where there are too many.
 */
export function formPictures({ db, files, owner, isDry }: Options) {
  const store = contentPictures({ db, files, owner });
  const names = new Map<string, string>();
  const refused: RefusedPicture[] = [];
  let count = 0;
  let bytes = 0;
  let last = Promise.resolve();

  async function take(name: string, stream: Readable): Promise<void> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      bytes += chunk.length;
      if (bytes > MAX_ALL_BYTES) throw tooLarge();
      if (size <= MAX_PICTURE_BYTES) chunks.push(chunk);
    }
    const reason = faultOf(name, size) ?? (await put(name, Buffer.concat(chunks)));
    if (reason) refused.push({ name: cutText(name, MAX_NAME), reason });
  }

  function faultOf(name: string, size: number): Message | undefined {
    if (name.length > MAX_NAME || NOT_IN_A_NAME.test(name)) return pictureMessages.badName();
    if (!PICTURE.test(name)) return pictureMessages.notAPicture();
    if (size > MAX_PICTURE_BYTES) return pictureMessages.tooLarge({ megabytes: 5 });
    return names.has(toNfc(name)) ? pictureMessages.nameTwice() : undefined;
  }

  async function put(name: string, upload: Buffer): Promise<Message | undefined> {
    try {
      const { hash } = isDry ? await store.check(upload) : await store.add(upload, publicIdOf(name));
      names.set(toNfc(name), hash);
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      return error.text;
    }
  }

  return {
    names,
    refused,
    add(name: string, stream: Readable): Promise<void> {
      count += 1;
      if (count > MAX_FORM_PICTURES) {
        throw badRequest(errorMessages.tooManyPictures({ max: MAX_FORM_PICTURES }), 'pictures');
      }
      last = last.then(() => take(name, stream));
      return last;
    },
    /** Resolves once all are stored. */
    done: () => last,
  };
}

const tooLarge = () =>
  new ApiError(413, 'FILE_TOO_LARGE', errorMessages.picturesTooLarge({ megabytes: MAX_ALL_BYTES / 1024 / 1024 }));

export type FormPictures = ReturnType<typeof formPictures>;

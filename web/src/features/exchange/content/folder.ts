import {
  isPassedOver,
  MAX_ALL_TEXT_BYTES,
  MAX_FOLDER_FILES,
  MAX_PICTURE_BYTES,
  sortFile,
  type SentFolder,
} from 'schema/content-folder.ts';
import { t } from '../messages/index.ts';
import { TransferError } from '../transfer.ts';
import type { FileAt } from './dropped.ts';

/** What is sent of a folder, and its pictures by path. */
export type Folder = { sent: SentFolder; pictures: ReadonlyMap<string, File> };

const CONTENT = /^(?:(?:banners|faqs|plans|ebooks)\.json|internship\/.+\.(?:json|md))$/;
const ARCHIVE = /\.(?:zip|rar|7z|tgz|tar|gz)$/i;

const isRead = (path: string) => path.split('/').every((name) => !isPassedOver(name));

/** Reads what the command reads of a folder. Throws TransferError where that is no folder of content. */
export async function readFolder(all: readonly FileAt[]): Promise<Folder> {
  const files = all.filter(({ path }) => isRead(path)).toSorted((one, other) => (one.path < other.path ? -1 : 1));
  if (files.length > MAX_FOLDER_FILES)
    throw new TransferError(t('exchange.folderTooManyFiles', { max: MAX_FOLDER_FILES }));
  if (files.length === 1 && ARCHIVE.test(files[0]!.path)) throw new TransferError(t('exchange.folderArchive'));
  if (!files.some(({ path }) => CONTENT.test(path))) throw new TransferError(t('exchange.folderNoFolder'));
  const sent: SentFolder = { files: {}, pictures: {}, unsent: [] };
  const pictures = new Map<string, File>();
  let textBytes = 0;
  for (const { path, file } of files) {
    const { kind, unsent } = sortFile(path, file.size);
    if (unsent) sent.unsent.push(unsent);
    if (kind === 'picture') {
      pictures.set(path, file);
      sent.pictures[path] = await hashOf(file, path);
    }
    if (kind !== 'text') continue;
    textBytes += file.size;
    if (textBytes > MAX_ALL_TEXT_BYTES) continue;
    const text = await textOf(file);
    if (text === undefined) sent.unsent.push({ file: path, reason: 'NOT_UTF8' });
    else sent.files[path] = text;
  }
  if (textBytes > MAX_ALL_TEXT_BYTES) sent.unsent.push({ file: t('exchange.folderName'), reason: 'TOO_MUCH_TEXT' });
  return { sent, pictures };
}

async function textOf(file: File): Promise<string | undefined> {
  const bytes = await bytesOf(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** SHA-256 in hexadecimal; of its path if it is too large to be sent. */
async function hashOf(file: File, path: string): Promise<string> {
  // Browsers have it on pages that come by https, and on this machine.
  if (!globalThis.crypto.subtle) throw new TransferError(t('exchange.folderNeedsHttps'));
  const bytes = file.size > MAX_PICTURE_BYTES ? new TextEncoder().encode(path) : await bytesOf(file);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new TransferError(t('exchange.folderUnreadable', { name: file.name }));
  }
}

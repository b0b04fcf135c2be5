import type { Message } from '../../../../http/messages.ts';
import type { Draft } from '../../../bank/draft/index.ts';
import type { EmbeddedPictures } from '../../import/parsed-row.ts';
import { takeEmbedded, withoutUnusable } from '../../import/pictures/embedded-pictures.ts';
import { childrenOf, type XmlElement } from './elements.ts';

const STORED_HERE = /^@@PLUGINFILE@@\/(?:[^?#]*\/)?([^/?#]+)/i;

function nameOf(source: string): string | undefined {
  const name = STORED_HERE.exec(source.trim())?.[1];
  if (name === undefined) return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The pictures of a question's text, with their files. The names of files are never paths. */
export function readPictures(
  html: string,
  element: XmlElement | undefined,
  dropPictures: boolean | undefined,
): { stem: string; media: Draft[]; pictures: Message[]; embedded: EmbeddedPictures } {
  const files = element ? childrenOf(element, 'file') : [];
  const embedded = new Map(
    files
      .filter(({ attributes }) => attributes['encoding'] === 'base64')
      .map((file) => [file.attributes['name'] ?? '', () => Promise.resolve(Buffer.from(file.text, 'base64'))] as const),
  );
  const taken = takeEmbedded(html, nameOf);
  return { stem: taken.html, embedded, ...withoutUnusable(taken.media, embedded, dropPictures) };
}

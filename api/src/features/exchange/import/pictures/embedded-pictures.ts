import { Parser } from 'htmlparser2';
import type { Message } from '../../../../http/messages.ts';
import { lossMessages } from '../../../../texts/messages.ts';
import type { Draft } from '../../../bank/draft/index.ts';
import type { EmbeddedPictures } from '../parsed-row.ts';

// Where a picture had a paragraph of its own.
const EMPTY = /<p>\s*<\/p>/g;

type Found = { source: string; alt: string };

/** Takes pictures out of HTML. `sourceOf` gives what a picture is, undefined for those that stay, and refuse the row. */
export function takePictures(html: string, sourceOf: (src: string, alt: string) => string | undefined) {
  const found: (Found & { from: number; to: number })[] = [];
  if (!/<img[\s/]/i.test(html)) return { html, pictures: found };
  const parser = new Parser({
    onopentag(tag, { src = '', alt: text = '' }) {
      const alt = text.trim();
      const source = tag === 'img' ? sourceOf(src, alt) : undefined;
      if (source !== undefined) found.push({ source, alt, from: parser.startIndex, to: parser.endIndex + 1 });
    },
  });
  parser.end(html);
  const rest = found.reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), html);
  return { html: rest, pictures: found };
}

/** Takes the pictures of a file out of a stem, by name. Without a text alternative they have an empty one to fill in. */
export function takeEmbedded(html: string, nameOf: (src: string) => string | undefined) {
  const { html: rest, pictures } = takePictures(html, nameOf);
  const media: Draft[] = pictures.map(({ source, alt }) => ({ image: source, alt }));
  return { html: media.length > 0 ? rest.replace(EMPTY, '').trim() : html, media };
}

/** With `dropPictures`, pictures that cannot be stored do not refuse their row. Without `embedded` they are sent by name. */
export function withoutUnusable(
  media: readonly Draft[],
  embedded: EmbeddedPictures | undefined,
  dropPictures = false,
): { media: Draft[]; pictures: Message[] } {
  const isUsable = ({ image, alt }: Draft) => alt !== '' && (embedded?.has(String(image)) ?? true);
  const kept = dropPictures ? media.filter(isUsable) : [...media];
  return { media: kept, pictures: kept.length < media.length ? [lossMessages.picture()] : [] };
}

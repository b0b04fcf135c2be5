import { Parser } from 'htmlparser2';
import type { Message } from '../../../../http/messages.ts';
import { lossMessages } from '../../../../texts/messages.ts';
import type { Draft } from '../../../bank/draft/index.ts';
import type { EmbeddedPictures } from '../parsed-row.ts';

// Where a picture had a paragraph of its own.
const EMPTY = /<p>\s*<\/p>/g;

type NameOf = (source: string) => string | undefined;
type Found = { name: string; alt: string; from: number; to: number };

/**
 * Takes the pictures of a file out of a stem. `nameOf` gives the name of a source, undefined for those of other places: they
 * stay, and refuse the row. Without a text alternative a picture has an empty one, which an editor can fill in.
 */
export function takeEmbedded(html: string, nameOf: NameOf): { html: string; media: Draft[] } {
  if (!/<img[\s/]/i.test(html)) return { html, media: [] };
  const found: Found[] = [];
  const parser = new Parser({
    onopentag(tag, { src = '', alt = '' }) {
      const name = tag === 'img' ? nameOf(src) : undefined;
      if (name !== undefined) found.push({ name, alt: alt.trim(), from: parser.startIndex, to: parser.endIndex + 1 });
    },
  });
  parser.end(html);
  const rest = found.reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), html);
  return { html: rest.replace(EMPTY, '').trim(), media: found.map(({ name, alt }) => ({ image: name, alt })) };
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

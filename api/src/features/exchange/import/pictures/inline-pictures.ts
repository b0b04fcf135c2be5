import { Parser } from 'htmlparser2';

export type InlinePicture = { bytes: Buffer; alt: string };

const DATA = /^\s*data:image\/(?:png|jpeg|webp);base64,([\w+/=\s]+)$/i;

/** Takes `<img src="data:…" alt="…">` out of HTML. Those without a text alternative stay, and refuse the row. */
export function takeInlinePictures(html: string): { html: string; pictures: InlinePicture[] } {
  if (!/<img[\s/]/i.test(html)) return { html, pictures: [] };
  const found: (InlinePicture & { from: number; to: number })[] = [];
  const parser = new Parser({
    onopentag(name, { src = '', alt = '' }) {
      const data = name === 'img' && alt.trim() !== '' ? DATA.exec(src)?.[1] : undefined;
      if (data === undefined) return;
      const { startIndex: from, endIndex } = parser;
      found.push({ bytes: Buffer.from(data, 'base64'), alt: alt.trim(), from, to: endIndex + 1 });
    },
  });
  parser.end(html);
  const rest = found.reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), html);
  return { html: rest, pictures: found.map(({ bytes, alt }) => ({ bytes, alt })) };
}

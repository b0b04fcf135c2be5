import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import JSZip from 'jszip';
import mammoth from 'mammoth';
import { FileError } from '../../files/file-error.ts';
import { refuseAs } from '../../files/file-words.ts';
import { fileMessages } from '../../messages.ts';
import { ANCHOR_PREFIX, type Finding } from './findings.ts';
import { rewriteDocument } from './rewrite.ts';
import { elementsOf, parsePart } from './xml-tree.ts';

export type ConvertedDocument = { html: string; pictures: Map<string, Uint8Array>; findings: Finding[] };

/** A picture counts each time that the document shows it: memory outside the heap has no other limit. */
const MAX_PICTURE_BYTES = 60_000_000;
const STYLES = ['u => u', 'strike => s', 'b => strong', 'i => em', "p[style-name='Title'] => p:fresh"];
const ENDINGS: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' };

/** The part that a relation of this type leads to. */
async function findPart(zip: JSZip, of: string, type: string): Promise<string | undefined> {
  const folder = posix.dirname(of);
  const relations = await zip.file(posix.join(folder, '_rels', `${posix.basename(of)}.rels`))?.async('string');
  const all = relations === undefined ? [] : elementsOf(parsePart(relations));
  const target = all.find(({ attribs }) => attribs['Type']?.endsWith(`/${type}`))?.attribs['Target'];
  const path = target?.startsWith('/') ? target.slice(1) : posix.join(folder, target ?? `${type}.xml`);
  return zip.file(path) ? path : undefined;
}

async function rewrite(bytes: Uint8Array): Promise<{ buffer: Buffer; findings: Finding[] }> {
  const zip = await JSZip.loadAsync(bytes);
  const path = (await findPart(zip, '.', 'officeDocument')) ?? 'word/document.xml';
  const read = async (part: string | undefined) => (part === undefined ? undefined : zip.file(part)?.async('string'));
  const { document, findings } = rewriteDocument({
    document: (await read(path)) ?? '',
    styles: await read(await findPart(zip, path, 'styles')),
    numbering: await read(await findPart(zip, path, 'numbering')),
  });
  zip.file(path, document);
  return { buffer: await zip.generateAsync({ type: 'nodebuffer' }), findings };
}

/** Word to HTML, at one go. Throws FileError if the document is broken. */
export const convertDocument = async (path: string): Promise<ConvertedDocument> =>
  toHtml(await readFile(path)).catch(refuseAs(fileMessages.notADocument()));

async function toHtml(bytes: Uint8Array): Promise<ConvertedDocument> {
  const { buffer, findings } = await rewrite(bytes);
  const pictures = new Map<string, Uint8Array>();
  let pictureBytes = 0;
  const { value: html } = await mammoth.convertToHtml(
    { buffer },
    {
      styleMap: STYLES,
      idPrefix: ANCHOR_PREFIX,
      // A document may bring a style map of its own, and pictures from anywhere on the disk.
      includeEmbeddedStyleMap: false,
      externalFileAccess: false,
      convertImage: mammoth.images.imgElement(async (image) => {
        if (pictureBytes > MAX_PICTURE_BYTES) throw new Error('too many pictures');
        const bytes = new Uint8Array(await image.readAsArrayBuffer());
        pictureBytes += bytes.length;
        const name = `image-${pictures.size + 1}.${ENDINGS[image.contentType] ?? 'other'}`;
        pictures.set(name, bytes);
        return { src: name };
      }),
    },
  );
  // The converter leaves out a picture that it could not read.
  if (pictureBytes > MAX_PICTURE_BYTES) throw new FileError(fileMessages.docxTooLarge());
  return { html, pictures, findings };
}

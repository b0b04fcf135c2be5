import mammoth from 'mammoth';

export type ConvertedDocument = { html: string; pictures: Map<string, Uint8Array> };

const STYLES = ['u => u', 'strike => s', 'b => strong', 'i => em', "p[style-name='Title'] => p:fresh"];
const ENDINGS: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' };

export async function toHtml(buffer: Buffer): Promise<ConvertedDocument> {
  const pictures = new Map<string, Uint8Array>();
  const { value: html } = await mammoth.convertToHtml(
    { buffer },
    {
      styleMap: STYLES,
      // A document may bring a style map of its own, and pictures from anywhere on the disk.
      includeEmbeddedStyleMap: false,
      externalFileAccess: false,
      convertImage: mammoth.images.imgElement(async (image) => {
        const name = `image-${pictures.size + 1}.${ENDINGS[image.contentType] ?? 'other'}`;
        pictures.set(name, new Uint8Array(await image.readAsArrayBuffer()));
        return { src: name };
      }),
    },
  );
  return { html, pictures };
}

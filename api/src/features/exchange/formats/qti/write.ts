import type { Readable } from 'node:stream';
import { pictureFileName } from '../../picture-file-name.ts';
import { element, xmlComment, XML_HEAD } from '../../files/write-xml.ts';
import { type ZipEntry, zipOf } from '../../files/write-zip.ts';
import { lossesLine } from '../shared/texts.ts';
import { itemOf } from './item.ts';
import type { ExportQuestion, Batches, ExportContext } from '../format.ts';

const CONTENT_PACKAGING = 'http://www.imsglobal.org/xsd/imscp_v1p1';

/** A package of QTI 2.1: an item for each question, their pictures, and the manifest. */
export const writeQti = (batches: Batches, context: ExportContext): Readable => zipOf(entries(batches, context));

type Resource = { ref: string; name: string; images: string[] };

async function* entries(batches: Batches, { losses, picture }: ExportContext): AsyncGenerator<ZipEntry> {
  const resources: Resource[] = [];
  const written = new Set<string>();
  for await (const batch of batches) {
    for (const question of batch) {
      const media: ExportQuestion['media'] = [];
      for (const one of question.media) {
        const bytes = await picture(one.image);
        if (bytes === undefined) continue;
        media.push(one);
        if (written.has(one.image)) continue;
        written.add(one.image);
        yield { name: imagePath(one.image), content: bytes, isCompressed: false };
      }
      const { ref } = question;
      // Numbered, because refs may differ in capitals alone, which some file systems do not tell apart.
      const name = `items/${resources.length + 1}-${ref}.xml`;
      resources.push({ ref, name, images: media.map(({ image }) => image) });
      yield { name, content: itemOf({ ...question, media }) };
    }
  }
  yield { name: 'imsmanifest.xml', content: manifestOf(resources, written, losses) };
}

const imagePath = (image: string) => `images/${pictureFileName(image)}`;
// An XML id starts with a letter.
const itemId = (ref: string) => `Q-${ref}`;
const imageId = (image: string) => `P-${image}`;

const manifestOf = (resources: readonly Resource[], images: ReadonlySet<string>, losses: readonly string[]): string =>
  `${XML_HEAD}${xmlComment(lossesLine(losses))}${element(
    'manifest',
    { xmlns: CONTENT_PACKAGING, identifier: 'QUESTIONS' },
    element('metadata', {}, element('schema', {}, 'QTIv2.1 Package'), element('schemaversion', {}, '1.0.0')),
    element('organizations', {}),
    element(
      'resources',
      {},
      ...resources.map(({ ref, name, images: own }) =>
        element(
          'resource',
          { identifier: itemId(ref), type: 'imsqti_item_xmlv2p1', href: name },
          element('file', { href: name }),
          ...own.map((image) => element('dependency', { identifierref: imageId(image) })),
        ),
      ),
      ...[...images].map((image) =>
        element(
          'resource',
          { identifier: imageId(image), type: 'webcontent', href: imagePath(image) },
          element('file', { href: imagePath(image) }),
        ),
      ),
    ),
  )}\n`;

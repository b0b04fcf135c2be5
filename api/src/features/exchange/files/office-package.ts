import { element, XML_HEAD } from './write-xml.ts';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type Part = { name: string; type: string };

/** The `[Content_Types].xml` and `_rels/.rels` of an Office file. The first of its parts is the document. */
export const packageParts = (parts: readonly Part[]): Record<string, string> => ({
  '[Content_Types].xml': `${XML_HEAD}${element(
    'Types',
    { xmlns: `${PACKAGE}/content-types` },
    element('Default', {
      Extension: 'rels',
      ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
    }),
    element('Default', { Extension: 'xml', ContentType: 'application/xml' }),
    ...parts.map(({ name, type }) => element('Override', { PartName: `/${name}`, ContentType: type })),
  )}`,
  '_rels/.rels': relationships({ officeDocument: parts[0]!.name }),
});

/** By their type, targets from the folder of the part. */
export const relationships = (targets: Record<string, string>): string => {
  const all = Object.entries(targets).map(([type, target], index) =>
    element('Relationship', { Id: `rId${index + 1}`, Type: `${OFFICE}/${type}`, Target: target }),
  );
  return `${XML_HEAD}${element('Relationships', { xmlns: `${PACKAGE}/relationships` }, ...all)}`;
};

import { type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

const WORD =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/wordprocessingml\/2006|purl\.oclc\.org\/ooxml\/wordprocessingml)\/main$/;
const OFF = new Set(['0', 'false', 'off']);

/** The root of a part, whose names of Word begin with `w:` whatever prefix the file gives them. */
export function parsePart(xml: string): Element {
  const root = parseDocument(xml, { xmlMode: true }).children.find(isTag);
  if (!root) throw new Error('no element');
  const declared = Object.keys(root.attribs).find(
    (name) => /^xmlns(?::|$)/.test(name) && WORD.test(root.attribs[name]!),
  );
  const prefix = declared?.split(':')[1] ?? '';
  if (declared !== undefined && prefix !== 'w') renamePrefix(root, prefix === '' ? '' : `${prefix}:`);
  return root;
}

function renamePrefix(root: Element, prefix: string): void {
  const rename = (name: string) => {
    const isWord = prefix === '' ? !name.includes(':') : name.startsWith(prefix);
    return isWord ? `w:${name.slice(prefix.length)}` : name;
  };
  const all = [root, ...DomUtils.getElementsByTagName(() => true, root.children)];
  for (const element of all) {
    element.name = rename(element.name);
    if (prefix === '') continue;
    element.attribs = Object.fromEntries(Object.entries(element.attribs).map(([name, value]) => [rename(name), value]));
  }
  const uri = Object.values(root.attribs).find((value) => WORD.test(value))!;
  root.attribs['xmlns:w'] = uri;
}

export const printPart = (root: Element): string => DomUtils.getOuterHTML(root, { xmlMode: true });

export const elementsOf = (element: Element): Element[] => element.children.filter(isTag);

/** The child at the end of a path of names. */
export const childAt = (element: Element | undefined, ...path: string[]): Element | undefined =>
  path.reduce<Element | undefined>(
    (parent, name) => parent?.children.filter(isTag).find((child) => child.name === name),
    element,
  );

export const valueOf = (element: Element | undefined): string | undefined => element?.attribs['w:val'];

/** A property that is there is on, unless its value says otherwise. */
export const isOn = (value: string | undefined): boolean => value !== undefined && !OFF.has(value);

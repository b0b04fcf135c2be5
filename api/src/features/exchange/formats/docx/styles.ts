import type { Element } from 'domhandler';
import { readNumber } from 'text/number.ts';
import { childAt, elementsOf, isOn, valueOf } from './xml-tree.ts';

const TOGGLES = ['b', 'i', 'strike', 'vanish', 'caps', 'smallCaps'] as const;
const OTHERS = ['dstrike', 'u', 'vertAlign', 'position', 'rFonts'] as const;
type Property = (typeof TOGGLES)[number] | (typeof OTHERS)[number];
type Properties = ReadonlyMap<Property, string>;

/** What a run looks like. `isUnclear` where it is raised or lowered in two ways, or by no number. */
export type RunLook = Record<'b' | 'i' | 'u' | 'strike' | 'vanish' | 'caps' | 'smallCaps' | 'isUnclear', boolean> & {
  vertical: 'superscript' | 'subscript' | undefined;
  font: string | undefined;
};

type Kind = 'paragraph' | 'character' | 'table';
type Style = { parent: string | undefined; own: Properties; numbering: Element | undefined; hasParts: boolean };
const NONE: Properties = new Map();
const MEANINGFUL: readonly Property[] = ['strike', 'dstrike', 'vanish', 'vertAlign', 'position'];

/** The styles of a document, as ECMA-376 part 1, 17.7 combines them. */
export class Styles {
  readonly #styles = new Map<string, Style>();
  readonly #standard = new Map<Kind, string>();
  readonly #defaults: Properties;
  readonly #combined = new Map<string, Properties>();

  constructor(root: Element | undefined) {
    this.#defaults = readProperties(childAt(root, 'w:docDefaults', 'w:rPrDefault', 'w:rPr'));
    for (const element of root ? elementsOf(root).filter(({ name }) => name === 'w:style') : []) {
      const kind = element.attribs['w:type'] as Kind;
      const id = element.attribs['w:styleId'] ?? '';
      if (isOn(element.attribs['w:default'])) this.#standard.set(kind, id);
      this.#styles.set(keyOf(kind, id), {
        parent: valueOf(childAt(element, 'w:basedOn')),
        own: readProperties(childAt(element, 'w:rPr')),
        numbering: childAt(element, 'w:pPr', 'w:numPr'),
        hasParts: elementsOf(element).some((part) => part.name === 'w:tblStylePr' && isMeaningful(part)),
      });
    }
  }

  look(run: Element | undefined, styles: { paragraph?: string | undefined; table?: string | undefined }): RunLook {
    const direct = readProperties(run);
    const levels = [
      this.#combine('character', valueOf(childAt(run, 'w:rStyle'))),
      this.#combine('paragraph', styles.paragraph),
      styles.table === undefined ? NONE : this.#combine('table', styles.table),
    ];
    const isSet = (name: (typeof TOGGLES)[number]) => {
      if (direct.has(name)) return isOn(direct.get(name));
      const count = levels.filter((level) => isOn(level.get(name))).length;
      return isOn(this.#defaults.get(name)) || count % 2 === 1;
    };
    const valueFor = (name: (typeof OTHERS)[number]) =>
      [direct, ...levels, this.#defaults].find((level) => level.has(name))?.get(name);
    const underline = valueFor('u');
    return {
      ...(Object.fromEntries(TOGGLES.map((name) => [name, isSet(name)])) as Record<(typeof TOGGLES)[number], boolean>),
      strike: isSet('strike') || isOn(valueFor('dstrike')),
      u: isOn(underline) && underline !== 'none',
      font: valueFor('rFonts'),
      ...verticalOf(valueFor('vertAlign'), valueFor('position')),
    };
  }

  /** The `numPr` that a paragraph has by its style, with the style that says so. */
  numberingOf(paragraph: string | undefined): { style: string; numbering: Element } | undefined {
    for (const [id, style] of this.#chain('paragraph', paragraph)) {
      if (style.numbering) return { style: id, numbering: style.numbering };
    }
    return undefined;
  }

  /** Whether a table style strikes out, hides, raises or lowers in some rows or columns alone. */
  marksParts(table: string | undefined): boolean {
    return this.#chain('table', table).some(([, { hasParts }]) => hasParts);
  }

  #chain(kind: Kind, id: string | undefined): [string, Style][] {
    const chain = new Map<string, Style>();
    let name = id !== undefined && this.#styles.has(keyOf(kind, id)) ? id : this.#standard.get(kind);
    while (name !== undefined && !chain.has(name)) {
      const style = this.#styles.get(keyOf(kind, name));
      if (!style) break;
      chain.set(name, style);
      name = style.parent;
    }
    return [...chain];
  }

  #combine(kind: Kind, id: string | undefined): Properties {
    const key = keyOf(kind, id ?? '');
    const combined =
      this.#combined.get(key) ??
      new Map(
        this.#chain(kind, id)
          .toReversed()
          .flatMap(([, { own }]) => [...own]),
      );
    this.#combined.set(key, combined);
    return combined;
  }
}

const keyOf = (kind: Kind, id: string) => `${kind} ${id}`;

function readProperties(element: Element | undefined): Properties {
  const properties = new Map<Property, string>();
  for (const child of element ? elementsOf(element) : []) {
    const name = child.name.replace(/^w:/, '') as Property;
    if (name === 'rFonts') {
      const font = child.attribs['w:ascii'] ?? child.attribs['w:hAnsi'];
      if (font !== undefined) properties.set(name, font);
    } else if ((TOGGLES as readonly string[]).includes(name) || (OTHERS as readonly string[]).includes(name)) {
      properties.set(name, valueOf(child) ?? '1');
    }
  }
  return properties;
}

function isMeaningful(part: Element): boolean {
  const properties = readProperties(childAt(part, 'w:rPr'));
  return MEANINGFUL.some((name) => properties.has(name));
}

function verticalOf(align: string | undefined, position: string | undefined): Pick<RunLook, 'vertical' | 'isUnclear'> {
  const offset = position === undefined ? 0 : readNumber(position.replace(/(?:mm|cm|in|pt|pc|pi)$/, ''));
  const byAlign = align === 'superscript' || align === 'subscript' ? align : undefined;
  if (offset === undefined) return { vertical: byAlign, isUnclear: true };
  const byOffset = offset > 0 ? 'superscript' : offset < 0 ? 'subscript' : undefined;
  return {
    vertical: byAlign ?? byOffset,
    isUnclear: byAlign !== undefined && byOffset !== undefined && byAlign !== byOffset,
  };
}

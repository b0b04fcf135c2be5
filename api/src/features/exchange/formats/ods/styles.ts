import { FileError } from '../../files/file-error.ts';
import { workbookMessages } from '../../sheet/messages.ts';
import type { FontMarks } from '../../sheet/font-marks.ts';
import { localName } from '../../files/read-xml.ts';

const MAX_STYLES = 100_000;
// Styles may name each other in a circle.
const MAX_PARENTS = 20;

export type Attributes = Readonly<Record<string, string>>;
/** `office:value-type` goes before `calcext:value-type`, which is kept under its full name. */
export function byLocalName(attributes: Attributes): Attributes {
  const local: Record<string, string> = {};
  for (const name in attributes) {
    const short = localName(name);
    if (name.startsWith('calcext:')) local[name] = attributes[name]!;
    local[short] ??= attributes[name]!;
  }
  return local;
}

/** Undefined where the style inherits it. */
export type TextStyle = {
  isStruck?: boolean;
  position?: 'sup' | 'sub' | 'none';
  isHidden?: boolean;
  letters?: 'upper' | 'lower' | 'none';
  font?: string;
};
type Style = TextStyle & { parent?: string; isTableHidden?: boolean };

/** The styles of a document that change what its text means. */
export class OdsStyles {
  readonly #styles = new Map<string, Style>();
  readonly #families = new Map<string, string>();
  #current: Style = {};

  open(name: string, attributes: Attributes): void {
    const { family = '' } = attributes;
    if (name === 'style' || name === 'default-style') {
      const parent = attributes['parent-style-name'];
      this.#current = name === 'style' ? { parent: `${family} ${parent ?? ''}` } : {};
      this.#styles.set(`${family} ${attributes['name'] ?? ''}`, this.#current);
      if (this.#styles.size > MAX_STYLES) throw new FileError(workbookMessages.tooManyFormats({ max: MAX_STYLES }));
    }
    if (name === 'font-face') this.#families.set(attributes['name'] ?? '', unquoted(attributes['font-family'] ?? ''));
    if (name === 'text-properties') Object.assign(this.#current, readProperties(attributes));
    if (name === 'table-properties' && attributes['display'] === 'false') this.#current.isTableHidden = true;
  }

  resolve(family: string, name: string): TextStyle {
    const chain: Style[] = [];
    let style = this.#styles.get(`${family} ${name}`);
    while (style && chain.length < MAX_PARENTS) {
      chain.unshift(style);
      style = style.parent === undefined ? undefined : this.#styles.get(style.parent);
    }
    const { font, ...resolved } = withStyles(...chain);
    return font === undefined ? resolved : { ...resolved, font: this.#families.get(font) ?? font };
  }

  isTableHidden = (name: string) => this.#styles.get(`table ${name}`)?.isTableHidden === true;
}

/** The later ones go before. */
export const withStyles = (...styles: readonly TextStyle[]): TextStyle => Object.assign({}, ...styles) as TextStyle;

export const marksOf = ({ isStruck = false, position = 'none' }: TextStyle): FontMarks => [
  ...(isStruck ? (['s'] as const) : []),
  ...(position === 'none' ? [] : [position]),
];

const unquoted = (family: string) => family.replaceAll(/["']/g, '');

const LETTERS = new Map([
  ['uppercase', 'upper'],
  ['lowercase', 'lower'],
  ['small-caps', 'upper'],
] as const) as ReadonlyMap<string, 'upper' | 'lower'>;

function readProperties(attributes: Attributes): TextStyle {
  const lines = [attributes['text-line-through-style'], attributes['text-line-through-type']].filter(Boolean);
  const position = attributes['text-position']?.trim().split(/\s/)[0];
  const display = attributes['display'];
  const letters = attributes['text-transform'] ?? attributes['font-variant'];
  const font = attributes['font-name'] ?? (attributes['font-family'] && unquoted(attributes['font-family']));
  return {
    ...(lines.length > 0 && { isStruck: !lines.includes('none') }),
    ...(position !== undefined && { position: readPosition(position) }),
    ...(display !== undefined && { isHidden: display === 'none' }),
    ...(letters !== undefined && { letters: LETTERS.get(letters) ?? 'none' }),
    ...(font !== undefined && { font }),
  };
}

function readPosition(position: string): NonNullable<TextStyle['position']> {
  if (position === 'super' || position === 'sub') return position === 'sub' ? 'sub' : 'sup';
  const height = Number.parseFloat(position);
  return height > 0 ? 'sup' : height < 0 ? 'sub' : 'none';
}

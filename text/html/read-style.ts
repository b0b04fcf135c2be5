/** What a style makes of letters; `as typed` undoes an outer one. */
export type Letters = 'upper' | 'lower' | 'as typed';

type StyleMeaning = {
  isStruck: boolean;
  shift: 'sup' | 'sub' | undefined;
  isHidden: boolean;
  letters: Letters | undefined;
  isReversed: boolean;
  /** In small letters, the first of its families. */
  font: string | undefined;
};

/** What a `style` attribute does to the meaning of its text. */
export function readStyle(style: string): StyleMeaning {
  const values = readDeclarations(style);
  const valueOf = (property: string) => values.get(property) ?? '';
  return {
    isStruck:
      valueOf('text-decoration').split(' ').includes('line-through') ||
      !['', 'none'].includes(valueOf('text-line-through')),
    shift: readShift(valueOf),
    isHidden:
      valueOf('display') === 'none' ||
      ['hidden', 'collapse'].includes(valueOf('visibility')) ||
      valueOf('mso-hide') === 'all' ||
      ZERO.test(valueOf('font-size')) ||
      ZERO.test(valueOf('opacity')) ||
      isOutOfSight(valueOf),
    letters: readLetters(valueOf),
    isReversed: valueOf('direction') === 'rtl' || valueOf('unicode-bidi').endsWith('override'),
    font: firstFamily(valueOf('mso-symbol-font-family') || valueOf('font-family') || afterSize(valueOf('font'))),
  };
}

type ValueOf = (property: string) => string;

// Hanging indents are shorter.
const FAR_AWAY = /^-(?:\d{4}|999)/;
const NO_ROOM = /^[01](?:px)?$/;

function isOutOfSight(valueOf: ValueOf): boolean {
  const isFree = ['absolute', 'fixed'].includes(valueOf('position'));
  const isFar = ['left', 'right', 'top', 'bottom'].some((side) => FAR_AWAY.test(valueOf(side)));
  const isClipped = /^rect\(\s?[01](?:px)?[\s,]/.test(valueOf('clip'));
  const isSmall = ['width', 'height', 'max-width', 'max-height'].some((side) => NO_ROOM.test(valueOf(side)));
  return (
    FAR_AWAY.test(valueOf('text-indent')) ||
    (isFree && (isFar || isClipped)) ||
    (valueOf('overflow') === 'hidden' && isSmall)
  );
}

function readLetters(valueOf: ValueOf): StyleMeaning['letters'] {
  const transform = valueOf('text-transform');
  if (transform === 'none') return 'as typed';
  if (transform === 'lowercase') return 'lower';
  const isSmallCaps = `${valueOf('font-variant')} ${valueOf('font-variant-caps')}`.includes('small-caps');
  return transform === 'uppercase' || isSmallCaps ? 'upper' : undefined;
}

/** The families of the shorthand `font`. */
function afterSize(font: string): string {
  const words = font.split(' ');
  return words.slice(words.findIndex((word) => /^[\d.]+[a-z%]/.test(word)) + 1).join(' ');
}

const firstFamily = (families: string) => families.split(',')[0]!.replaceAll(/["']/g, '').trim() || undefined;

const ZERO = /^[-+]?(?:0+(?:\.0*)?|\.0+)(?:[a-z]+|%)?$/;
const SIGN = /^([-+]?)[0.]*[1-9]/;

function readShift(valueOf: ValueOf): StyleMeaning['shift'] {
  const isMoved = valueOf('position') === 'relative';
  return (
    toShift(valueOf('vertical-align')) ??
    toShift(valueOf('font-variant-position')) ??
    toShift(valueOf('mso-text-raise')) ??
    (isMoved ? (opposite(toShift(valueOf('top'))) ?? toShift(valueOf('bottom'))) : undefined)
  );
}

function toShift(value: string): StyleMeaning['shift'] {
  if (value === 'super') return 'sup';
  if (value === 'sub') return 'sub';
  const sign = SIGN.exec(value)?.[1];
  if (sign === undefined) return undefined;
  return sign === '-' ? 'sub' : 'sup';
}

const opposite = (shift: StyleMeaning['shift']) => shift && (shift === 'sup' ? 'sub' : 'sup');

const SHORTHANDS = new Map([
  ['text-decoration-line', 'text-decoration'],
  ['-webkit-text-decoration', 'text-decoration'],
  ['-webkit-text-decoration-line', 'text-decoration'],
]);

/** The later of two declarations of a property wins, unless the earlier one is important. */
function readDeclarations(style: string): Map<string, string> {
  const values = new Map<string, string>();
  const important = new Set<string>();
  for (const declaration of withoutComments(style).toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(colon, 0)).trim();
    const property = SHORTHANDS.get(name) ?? name;
    const [value = '', priority = ''] = declaration.slice(colon + 1).split('!');
    const isImportant = priority.trim() === 'important';
    if (important.has(property) && !isImportant) continue;
    if (isImportant) important.add(property);
    values.set(property, value.trim().split(/\s+/).join(' '));
  }
  return values;
}

// By hand, because an expression takes quadratic time where comments do not end.
const withoutComments = (style: string) =>
  style
    .split('/*')
    .map((part, index) => (index === 0 ? part : part.slice(endOfComment(part))))
    .join(' ');

function endOfComment(part: string): number {
  const end = part.indexOf('*/');
  return end < 0 ? part.length : end + 2;
}

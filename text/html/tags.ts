const words = (list: string): readonly string[] => list.split(' ');

/** A question's body may hold these; the gateway and the web client show all of them. */
export const BODY_TAGS = words('p br ul ol li strong em b i u s del sub sup table caption thead tbody tfoot tr th td');
/** Blocks that have no place of their own in a body: each becomes a paragraph. */
export const OTHER_BLOCKS = words(
  'div h1 h2 h3 h4 h5 h6 section article blockquote pre dl dd dt center address aside header footer main nav figure ' +
    'figcaption fieldset legend details summary form hgroup dialog menu dir listing xmp plaintext hr',
);
export const FORMULA_TAGS = words(
  'math mi mn mo ms mtext mspace mrow mfrac msqrt mroot mstyle merror mpadded mphantom mfenced menclose msub msup msubsup ' +
    'munder mover munderover mmultiscripts mprescripts mtable mtr mtd maction semantics annotation annotation-xml',
);
const INLINE_TAGS = words(
  'html head body title meta link script style noscript template iframe object embed applet frame frameset base ' +
    'input button select option textarea label svg img picture source audio video track canvas map area a abbr acronym ' +
    'bdi bdo big cite code col colgroup data dfn font ins kbd mark marquee q rp rt ruby samp small span strike time tt ' +
    'var wbr datalist optgroup output progress meter param noembed noframes',
);

/** Every tag of HTML that a text may bring. */
export const KNOWN_TAGS: ReadonlySet<string> = new Set([
  ...BODY_TAGS,
  ...OTHER_BLOCKS,
  ...FORMULA_TAGS,
  ...INLINE_TAGS,
]);

const LINE_TAGS = words('p br ul ol li table caption thead tbody tfoot tr th td html body');
/** Text before and after one of these does not run together. */
export const LAYOUT_TAGS: ReadonlySet<string> = new Set([...LINE_TAGS, ...OTHER_BLOCKS]);

/** Removed with what they hold, which no browser shows as text. */
export const UNSEEN_TAGS: ReadonlySet<string> = new Set(
  words(
    'script style template title datalist rp svg canvas video audio object embed applet iframe frame frameset noembed ' +
      'noframes textarea select option optgroup annotation annotation-xml xmp',
  ),
);

// Only complete tags that HTML knows: `x <y and z> w` and `p<0.05` are text.
const ATTRIBUTES = String.raw`(?:"[^"]*"|'[^']*'|[^<>"'])*`;
const wholeTag = (names: Iterable<string>) =>
  `/?(?:${[...names].join('|')})(?:\\s*/?>|[\\s/](?=[^<>]*=)${ATTRIBUTES}>)`;

/** In a text without such a tag, line breaks count. */
export const LAYOUT_TAG = new RegExp(`<${wholeTag(LAYOUT_TAGS)}`, 'i');
/** A `<` that begins no tag. */
export const NO_TAG = new RegExp(`<(?!${wholeTag(KNOWN_TAGS)}|!--)`, 'gi');

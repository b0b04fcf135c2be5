/** The gateway and the web client show all of these. */
export const BODY_TAGS = 'p br ul ol li strong em b i u s del sub sup table caption thead tbody tfoot tr th td'.split(
  ' ',
);
export const BLOCK_TAGS = 'div h1 h2 h3 h4 h5 h6 section article blockquote pre dd dt center'.split(' ');
export const FORMULA_TAGS = (
  'math mi mn mo ms mtext mspace mrow mfrac msqrt mroot mstyle merror mpadded mphantom mfenced menclose msub msup msubsup ' +
  'munder mover munderover mmultiscripts mprescripts mtable mtr mtd maction semantics annotation annotation-xml'
).split(' ');
const OTHER_TAGS = (
  'html head body title meta link script style noscript template iframe object embed applet frame frameset base ' +
  'form input button select option textarea label fieldset legend svg img picture source audio video track canvas map ' +
  'area a abbr acronym address aside bdi bdo big cite code col colgroup data details dfn dialog dl figcaption ' +
  'figure font footer header hr ins kbd main mark marquee nav samp small span strike summary time tt var wbr'
).split(' ');

// Only complete tags that HTML knows: `x <y and z> w` and `p<0.05` are text.
const ATTRIBUTES = String.raw`(?:"[^"]*"|'[^']*'|[^<>"'])*`;
const wholeTag = (names: readonly string[]) => `/?(?:${names.join('|')})(?:\\s*/?>|[\\s/](?=[^<>]*=)${ATTRIBUTES}>)`;

const LAYOUT_TAGS = 'p br ul ol li table caption thead tbody tfoot tr th td dl hr html body'.split(' ');

/** In a text without such a tag, line breaks count. */
export const LAYOUT_TAG = new RegExp(`<${wholeTag([...LAYOUT_TAGS, ...BLOCK_TAGS])}`, 'i');
export const NO_TAG = new RegExp(
  `<(?!${wholeTag([...BODY_TAGS, ...BLOCK_TAGS, ...FORMULA_TAGS, ...OTHER_TAGS])}|!--)`,
  'gi',
);

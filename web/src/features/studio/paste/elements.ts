const BLOCKS = new Set(
  (
    'address article aside blockquote body caption center dd details dir div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre section summary table tbody td tfoot th ' +
    'thead tr ul'
  ).split(' '),
);
// Nothing but items and cells may be directly in these.
const FRAMES = new Set(['dl', 'ol', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'ul']);

export const isBlock = ({ localName }: Element) => BLOCKS.has(localName);

export const hasText = (node: Node | null) => node !== null && node.textContent!.trim() !== '';

export const styleOf = (element: Element) => element.getAttribute('style') ?? '';

export function create(name: string, content: Iterable<Node>, owner: Node): HTMLElement {
  const element = owner.ownerDocument!.createElement(name);
  element.append(...content);
  return element;
}

/** Replaces the element by its content. */
export const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Gives the element another name. */
export function rename(element: Element, name: string): Element {
  if (element.localName === name) return element;
  const renamed = create(name, element.childNodes, element);
  element.replaceWith(renamed);
  return renamed;
}

/** Puts a tag around the content of an element, of each cell of a table and of each item of a list. */
export function wrapContent(element: Element, name: string): void {
  if (FRAMES.has(element.localName)) for (const child of element.children) wrapContent(child, name);
  else element.append(create(name, [...element.childNodes], element));
}

/** What matches, without what is inside another match. */
export function* outermost(root: ParentNode & Node, selector: string): Generator<Element> {
  for (const element of root.querySelectorAll(selector)) if (root.contains(element)) yield element;
}

/** Takes an element away. Where its line has other text, `mark` says what stood there. */
export function removeWithMark(element: Element, mark: string): void {
  let outer: Element = element;
  while (outer.parentElement && !isBlock(outer.parentElement)) outer = outer.parentElement;
  element.replaceChildren();
  const isInText = hasText(outer) || hasTextBeside(outer, 'previousSibling') || hasTextBeside(outer, 'nextSibling');
  element.replaceWith(isInText ? ` ${mark} ` : ' ');
}

function hasTextBeside(element: Element, direction: 'previousSibling' | 'nextSibling'): boolean {
  for (let node = element[direction]; node; node = node[direction]) {
    if (node instanceof Element && (isBlock(node) || node.localName === 'br')) return false;
    if (hasText(node)) return true;
  }
  return false;
}

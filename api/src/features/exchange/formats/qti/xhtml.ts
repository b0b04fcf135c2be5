import { parseDocument } from 'htmlparser2';
import { element, escapeXml } from '../../files/write-xml.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Tag = Extract<Node, { attribs: Record<string, string> }>;

const INLINE: Record<string, [name: string, className?: string]> = {
  strong: ['strong'],
  b: ['b'],
  em: ['em'],
  i: ['i'],
  sub: ['sub'],
  sup: ['sup'],
  u: ['span', 'underline'],
  s: ['span', 'strike'],
  del: ['span', 'strike'],
};

const isTag = (node: Node): node is Tag => node.type === 'tag';
const tagsNamed = (nodes: readonly Node[], ...names: string[]) =>
  nodes.filter((node): node is Tag => isTag(node) && names.includes(node.name));

/** Body HTML as QTI 2.1 takes it: well-formed, no blocks in lines, tables with a body, no `u`, `s` and `del`. */
export const xhtmlOf = (html: string): string => flow(parseDocument(html).children);

const flow = (nodes: readonly Node[]): string => nodes.map(flowOf).join('');

function flowOf(node: Node): string {
  if (!isTag(node)) return textOf(node);
  switch (node.name) {
    case 'ul':
    case 'ol':
      return list(node);
    case 'table':
      return table(node);
    case 'p':
      return element('p', {}, line(node.children));
    default:
      return node.name === 'br' || node.name in INLINE ? line([node]) : element('div', {}, flow(node.children));
  }
}

const textOf = (node: Node) => (node.type === 'text' ? escapeXml(node.data) : '');

/** Lines only; a block in it starts a new one. */
const line = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (!isTag(node)) return textOf(node);
      if (node.name === 'br') return '<br/>';
      const [name, className] = INLINE[node.name] ?? [];
      return name === undefined
        ? `<br/>${line(node.children)}`
        : element(name, { class: className }, line(node.children));
    })
    .join('');

function list({ name, children }: Tag): string {
  const items = tagsNamed(children, 'li').map((item) => element('li', {}, flow(item.children)));
  return items.length === 0 ? element('div', {}, flow(children)) : element(name, {}, ...items);
}

function table({ children }: Tag): string {
  const caption = tagsNamed(children, 'caption').map((one) => element('caption', {}, line(one.children)));
  const section = (name: string) => tagsNamed(children, name).flatMap((one) => rows(one.children));
  const [head, foot] = [section('thead'), section('tfoot')];
  const body = [...section('tbody'), ...rows(children)];
  const all = [...head, ...body, ...foot];
  if (all.length === 0) return '';
  // A table needs a body.
  if (body.length === 0) return element('table', {}, ...caption, element('tbody', {}, ...all));
  return element(
    'table',
    {},
    ...caption,
    ...(head.length > 0 ? [element('thead', {}, ...head)] : []),
    ...(foot.length > 0 ? [element('tfoot', {}, ...foot)] : []),
    element('tbody', {}, ...body),
  );
}

const rows = (nodes: readonly Node[]): string[] =>
  tagsNamed(nodes, 'tr').flatMap(({ children }) => {
    const cells = tagsNamed(children, 'td', 'th').map(({ name, attribs, children: content }) =>
      element(name, { colspan: attribs['colspan'], rowspan: attribs['rowspan'] }, flow(content)),
    );
    return cells.length === 0 ? [] : [element('tr', {}, ...cells)];
  });

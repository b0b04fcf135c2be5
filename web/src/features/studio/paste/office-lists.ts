import { readNumber } from 'text/number.ts';
import { create, styleOf } from './elements.ts';
import type { CountLoss } from './losses.ts';

type Item = {
  /** What stands for it in the page. */
  from: Element;
  level: number;
  /** Items of another list do not continue this one. */
  list: string;
  isOrdered: boolean;
  /** Undefined where it is a letter, or several numbers. */
  number: number | undefined;
  content: Node[];
};

const WORD_LEVEL = /mso-list:\s*(l\d+)\s+level(\d+)(\s+lfo\d+)?/i;
const WORD_MARKER = '[style*="mso-list" i]';
const IGNORED = /mso-list:\s*ignore/i;
const ONLINE_ITEM = 'li[data-aria-level]';

/** Makes lists of what Word writes as paragraphs with a bullet or number in their text, and Word online as a list each. */
export function restoreLists(body: HTMLElement, count: CountLoss): void {
  let run: Item[] = [];
  const flush = () => {
    const [first] = run;
    first?.from.before(...buildLists(run, count));
    for (const { from } of run) from.remove();
    run = [];
  };
  const seen = new Set<Element>();
  for (const element of body.querySelectorAll(`${WORD_MARKER}, div.ListContainerWrapper`)) {
    if (seen.has(element) || IGNORED.test(styleOf(element))) continue;
    for (let next: Element | null = element; next; next = followerOf(next)) {
      const items = readItems(next);
      if (items.length === 0) break;
      seen.add(next);
      run.push(...items);
    }
    flush();
  }
}

/** The next sibling, unless text is between. */
function followerOf(element: Element): Element | null {
  for (let node = element.nextSibling; node; node = node.nextSibling) {
    if (node instanceof Element) return node;
    if (node.textContent!.trim() !== '') return null;
  }
  return null;
}

function readItems(element: Element): Item[] {
  if (element.matches('div.ListContainerWrapper')) {
    return [...element.querySelectorAll(ONLINE_ITEM)].map((item) => ({
      from: element,
      level: Number(item.getAttribute('data-aria-level')),
      list: item.getAttribute('data-listid') ?? '',
      isOrdered: item.parentElement!.localName === 'ol',
      number: readOnlineNumber(item),
      content: [...item.childNodes],
    }));
  }
  const [, list, level, instance = ''] = WORD_LEVEL.exec(styleOf(element)) ?? [];
  if (list === undefined) return [];
  const marker = [...element.querySelectorAll(WORD_MARKER)].find((one) => IGNORED.test(styleOf(one)));
  const label = marker?.textContent!.trim() ?? '';
  marker?.remove();
  const content = [create('p', element.childNodes, element)];
  return [{ from: element, level: Number(level), list: list + instance, ...readLabel(label), content }];
}

// "o" and others are bullets of Word's symbol fonts.
const SYMBOL = /^(?:[^\p{L}\p{N}]*|[oqvüØ§nlwzuÜà])$/u;

function readLabel(label: string): Pick<Item, 'isOrdered' | 'number'> {
  if (SYMBOL.test(label)) return { isOrdered: false, number: undefined };
  const number = readNumber(/^\(?([\p{L}\p{N}]+)[().:]*$/u.exec(label)?.[1] ?? '');
  return { isOrdered: true, number: Number.isInteger(number) ? number : undefined };
}

/** The number of a list of Word online whose style is decimal, which is what it writes without another. */
function readOnlineNumber(item: Element): number | undefined {
  const start = item.parentElement!.getAttribute('start') ?? '1';
  const first = readNumber(start);
  const index = [...item.parentElement!.children].indexOf(item);
  const style = /list-style-type:\s*([a-z-]+)/i.exec(`${styleOf(item.parentElement!)};${styleOf(item)}`)?.[1];
  return first === undefined || (style !== undefined && style !== 'decimal') ? undefined : first + index;
}

type Open = { list: HTMLElement; level: number; item: Item; last: HTMLElement; next: number | undefined };

function buildLists(items: readonly Item[], count: CountLoss): HTMLElement[] {
  const lists: HTMLElement[] = [];
  const open: Open[] = [];
  const renumbered = new Set<HTMLElement>();
  for (const item of items) {
    while (open.length > 0 && open.at(-1)!.level > item.level) open.pop();
    let current = open.at(-1);
    const isOther = current?.level === item.level && !continues(current, item);
    if (isOther) {
      open.pop();
      current = open.at(-1);
    }
    const element = create('li', item.content, item.from);
    if (!current || current.level < item.level) {
      const list = create(item.isOrdered ? 'ol' : 'ul', [], item.from);
      if (item.isOrdered && (item.number ?? 1) !== 1) list.setAttribute('start', String(item.number));
      if (current) current.last.append(list);
      else lists.push(list);
      current = { list, level: item.level, item, last: element, next: item.number ?? 1 };
      open.push(current);
    }
    if (item.isOrdered && item.number !== current.next) renumbered.add(current.list);
    current.list.append(element);
    current.last = element;
    current.next = (current.next ?? 1) + 1;
  }
  if (renumbered.size > 0) count('numbering', renumbered.size);
  return lists;
}

const continues = ({ item }: Open, next: Item) => item.isOrdered === next.isOrdered && item.list === next.list;

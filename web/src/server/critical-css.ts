import { parse, type ChildNode, type Container } from 'postcss';

/** A rule with the classes that each of its selectors names, or an at-rule around others. */
type Part = { text: string; classes: string[][] } | { open: string; parts: Part[] };

/** Such a style sheet goes in whole: when one is loaded later, Chromium lays out the whole page once more. */
export const hasLayers = (sheet: string) => sheet.includes('@layer');

/**
 * Reads built style sheets. The result leaves out of them the rules whose classes a page lacks. It looks at nothing
 * else, so that states, colour schemes and what a page's elements contain never matter.
 */
export function criticalCss(sheets: readonly string[]): (html: string) => string {
  const parts = sheets.flatMap((sheet) => (hasLayers(sheet) ? { text: sheet, classes: [[]] } : partsOf(parse(sheet))));
  return (html) => {
    const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)));
    return print(parts, (name) => classes.has(name));
  };
}

const partsOf = (container: Container): Part[] => (container.nodes ?? []).flatMap((node) => partOf(node) ?? []);

function partOf(node: ChildNode): Part | undefined {
  if (node.type === 'comment') return undefined;
  if (node.type === 'rule') return { text: node.toString(), classes: node.selectors.map((one) => classesOf(one)) };
  if (node.type === 'atrule' && node.nodes && /^(?:layer|media|supports|container)$/.test(node.name))
    return { open: `@${node.name} ${node.params}`, parts: partsOf(node) };
  const end = node.type === 'atrule' && node.nodes ? '' : ';';
  return { text: node.toString() + end, classes: [[]] };
}

/** What an element must have; the arguments of :not() and :is() it need not. */
function classesOf(selector: string): string[] {
  let plain = selector;
  for (let last = ''; last !== plain;) {
    last = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  // An escape is rare: keep its rule.
  return plain.includes('\\') ? [] : [...plain.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);
}

function print(parts: readonly Part[], has: (name: string) => boolean): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.classes.some((names) => names.every(has)) ? part.text : '';
      const inner = print(part.parts, has);
      return inner && `${part.open}{${inner}}`;
    })
    .join('');
}

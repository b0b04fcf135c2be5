import { TOKENS } from './tokens.ts';
import { t } from '../../i18n/index.tsx';

const NAME = /^<\/?([a-z0-9]+)/;

const WIDE_COLUMNS = 4;

type Table = { labels: string[]; caption: string; hasCards: boolean };

/**
 * Puts each table of sanitised HTML into a focusable box that scrolls. A table with column headings gets `data-cards`
 * on the box and `data-label` on each cell, so that narrow screens (`wide`: tablets too) show rows as cards.
 */
export function frameTables(html: string): string {
  if (!html.includes('<table')) return html;
  const out: string[] = [];
  const open: string[][] = [];
  for (const token of html.match(TOKENS) ?? []) {
    const [, name] = NAME.exec(token) ?? [];
    if (name === 'table' && token[1] !== '/') open.push([]);
    (open.at(-1) ?? out).push(token);
    if (token === '</table>' && open.length > 0) {
      const framed = frame(open.pop()!);
      (open.at(-1) ?? out).push(framed);
    }
  }
  return [...out, ...open.flat()].join('');
}

function frame(tokens: string[]): string {
  const { labels, caption, hasCards } = describe(tokens);
  const label = caption || t('shared.table');
  const box = `<div class="table-box" tabindex="0" role="group" aria-label="${label}"${hasCards ? cardsFor(labels) : ''}>`;
  return `${box}${(hasCards ? withLabels(tokens, labels) : tokens).join('')}</div>`;
}

const cardsFor = (labels: string[]) => ` data-cards="${labels.length >= WIDE_COLUMNS ? 'wide' : ''}"`;

function describe(tokens: string[]): Table {
  const labels: string[] = [];
  let caption = '';
  let rows = 0;
  let inside = '';
  let isHeaded = true;
  for (const token of tokens) {
    const [, name = ''] = NAME.exec(token) ?? [];
    if (token.startsWith('</')) inside = name === inside ? '' : inside;
    else if (name === 'tr') rows += 1;
    else if (name === 'caption') inside = name;
    else if (name === 'th' || name === 'td') {
      if (rows === 1 && name === 'th') labels.push('');
      if ((rows === 1 && name === 'td') || /\b(?:col|row)span=/.test(token)) isHeaded = false;
      inside = rows === 1 ? name : '';
    } else if (!token.startsWith('<')) {
      if (inside === 'caption') caption += token;
      else if (inside === 'th') labels[labels.length - 1] += token;
    }
  }
  const isNested = tokens.some((token, index) => index > 0 && token.includes('<table'));
  return {
    labels: labels.map(attribute),
    caption: attribute(caption),
    hasCards: isHeaded && labels.length > 1 && rows > 1 && !isNested,
  };
}

function withLabels(tokens: string[], labels: string[]): string[] {
  let row = 0;
  let column = 0;
  return tokens.map((token) => {
    const [, name] = NAME.exec(token) ?? [];
    if (token.startsWith('</')) return token;
    if (name === 'tr') [row, column] = [row + 1, 0];
    if ((name !== 'td' && name !== 'th') || row === 1) return token;
    const label = labels[column++];
    return label ? `<${name} data-label="${label}"${token.slice(name.length + 1)}` : token;
  });
}

const attribute = (text: string) => text.trim().replaceAll('"', '&quot;');

import { STATE_ID } from '../app/restored-state.ts';

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>\s*/;
const ROOT = /(<div id="root">)[\s\S]*?(<\/div>\s*<noscript>)/;

// The page can be read without it: what it is seen by goes first over a slow line.
const CODE = /<script type="module"|<link rel="modulepreload"/g;

/** For a quoted attribute. */
export const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Parts = {
  head: string;
  /** The root's content and the cache that it was rendered from; without them the browser renders it. */
  body?: string;
  state?: unknown;
};

/** Puts rendered pages into the built index.html. Throws where that has not the places for it. */
export function createDocument(template: string): (parts: Parts) => string {
  for (const place of [TITLE, DESCRIPTION, ROOT, /<\/head>/, /<\/body>/]) {
    if (!place.test(template)) throw new Error(`index.html has no ${place.source}`);
  }
  // By functions, because a `$` in a page must stay one.
  return ({ head, body, state }) => {
    let html = template.replace(TITLE, '').replace('</head>', () => `${head}</head>`);
    if (head.includes('<meta name="description"')) html = html.replace(DESCRIPTION, '');
    if (body === undefined) return html;
    return html
      .replaceAll(CODE, '$& fetchpriority="low"')
      .replace(ROOT, (_, before: string, after: string) => before + body + after)
      .replace('</body>', () => `<script type="application/json" id="${STATE_ID}">${dataBlock(state)}</script></body>`);
  };
}

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that ends no script element; its keys in order, so that equal data is equal text. */
function dataBlock(state: unknown): string {
  const inOrder = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return JSON.stringify(state, inOrder).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character]!);
}

import { STATE_ID } from '../app/restored-state.ts';

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>\s*/;
const ROOT = /(<div id="root">)[\s\S]*?(<\/div>\s*<noscript>)/;

// The page is readable without it: styles and pictures come first on a slow connection.
const CODE = /<script type="module"|<link rel="modulepreload"/g;

export const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Content = {
  head: string;
  body?: string;
  state?: unknown;
};

/** Puts rendered pages into the built index.html. Throws when that lacks a placeholder. */
export function createDocument(template: string): (content: Content) => string {
  for (const placeholder of [TITLE, DESCRIPTION, ROOT, /<\/head>/, /<\/body>/]) {
    if (!placeholder.test(template)) throw new Error(`index.html has no ${placeholder.source}`);
  }
  // Replacement functions, because a page may contain `$&`.
  return ({ head, body, state }) => {
    let html = template.replace(TITLE, '').replace('</head>', () => `${head}</head>`);
    if (head.includes('<meta name="description"')) html = html.replace(DESCRIPTION, '');
    if (body === undefined) return html;
    return html
      .replaceAll(CODE, '$& fetchpriority="low"')
      .replace(ROOT, (_, before: string, after: string) => before + body + after)
      .replace(
        '</body>',
        () => `<script type="application/json" id="${STATE_ID}">${toScriptJson(state)}</script></body>`,
      );
  };
}

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

// Sorted keys, so that equal data gives equal text.
function toScriptJson(state: unknown): string {
  const sortKeys = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return JSON.stringify(state, sortKeys).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character]!);
}

import type { Language } from 'schema/languages.ts';
import { STATE_ID } from '../app/restored-state.ts';
import { START_SCRIPT, type PageFiles } from './start-script.ts';

const LANGUAGE = /(?<=<html )lang="en"/;
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>\s*/;
const ROOT = /(<div id="root">)[\s\S]*?(<\/div>\s*<noscript>)/;

// The page is readable without it: styles and pictures come first on a slow connection.
const CODE = /<script type="module"|<link rel="modulepreload"/g;
const LATER = '$& fetchpriority="low"';

export const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const STYLE = /<link rel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>\s*/g;
const PRELOAD = /<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>\s*/g;
const ENTRY = /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>\s*/g;

/** What a body needs of style sheets, and those to load later. Undefined where one of the files cannot be read. */
export type InlineStyles = (files: readonly string[], body: string) => { css: string; later: string[] } | undefined;

type Content = {
  language: Language;
  head: string;
  body?: string;
  state?: unknown;
  /** Without, style sheets block the page's first paint. */
  inlineStyles?: InlineStyles | undefined;
};

/** Puts rendered pages into the built index.html. Throws when that lacks a placeholder. */
export function createDocument(template: string): (content: Content) => string {
  for (const placeholder of [TITLE, DESCRIPTION, ROOT, /<\/head>/, /<\/body>/]) {
    if (!placeholder.test(template)) throw new Error(`index.html has no ${placeholder.source}`);
  }
  // Replacement functions, because a page may contain `$&`.
  return ({ language, head, body, state, inlineStyles }) => {
    let html = template.replace(TITLE, '').replace(LANGUAGE, `lang="${language}"`);
    if (head.includes('<meta name="description"')) html = html.replace(DESCRIPTION, '');
    if (body === undefined) return html.replace('</head>', () => `${head}</head>`);
    const code = codeAfterPaint({ template, head }, (files) => inlineStyles?.(files, body));
    const whole = code ? withoutCode(html) : html.replaceAll(CODE, LATER);
    const ownHead = code ? withoutCode(head) + code.script + code.style : head.replaceAll(CODE, LATER);
    return whole
      .replace('</head>', () => `${ownHead}</head>`)
      .replace(ROOT, (_, before: string, after: string) => before + body + after)
      .replace(
        '</body>',
        () => `<script type="application/json" id="${STATE_ID}">${toScriptJson(state)}</script></body>`,
      );
  };
}

const filesOf = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, file]) => file!);
const withoutCode = (html: string) => [STYLE, PRELOAD, ENTRY].reduce((rest, tag) => rest.replaceAll(tag, ''), html);

type Heads = { template: string; head: string };

/**
 * The styles inline, and a script that loads the other files after the first paint. In the head, because the script also
 * reserves room for a reader's record: later, that would move what a slow device has painted.
 */
function codeAfterPaint({ template, head }: Heads, inline: (files: readonly string[]) => ReturnType<InlineStyles>) {
  const styles = inline([...filesOf(template, STYLE), ...filesOf(head, STYLE)]);
  if (!styles) return undefined;
  const scripts = [...filesOf(template, PRELOAD), ...filesOf(template, ENTRY)];
  const files: PageFiles = { styles: styles.later, scripts, preloads: [...scripts, ...filesOf(head, PRELOAD)] };
  return {
    style: `<style>${styles.css}</style>`,
    script: `<script data-files="${escapeAttribute(JSON.stringify(files))}">${START_SCRIPT}</script>`,
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

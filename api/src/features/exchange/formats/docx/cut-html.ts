const TOKEN = /<[^<>]*>|&(?:amp|lt|gt|quot|#39|#x27);|[^]/gu;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const EMPTY = /<(\w+)>\s*<\/\1>/g;

const isTag = (token: string) => token.startsWith('<') && token.length > 1;
const isBreak = (token: string) => /^<br\s*\/?>$/.test(token);
const characterOf = (token: string) => (token.length > 1 && token.startsWith('&') ? (ENTITIES[token] ?? "'") : token);

/** The characters of HTML that the converter made, unchanged; a line break counts as one. */
export const textOf = (html: string): string =>
  html.replace(TOKEN, (token) => (isBreak(token) ? '\n' : isTag(token) ? '' : characterOf(token)));

/** Cuts HTML behind the first characters of its text; tags that are open there close and open again. */
export function cutHtml(html: string, characters: number): [head: string, tail: string] {
  const open: string[] = [];
  let position = 0;
  let left = characters;
  for (const [token] of html.matchAll(TOKEN)) {
    if (left <= 0 && !token.startsWith('</')) break;
    position += token.length;
    if (isBreak(token)) left -= 1;
    else if (!isTag(token)) left -= characterOf(token).length;
    else if (token.startsWith('</')) open.pop();
    else if (!/^<img\b|\/>$/.test(token)) open.push(token);
  }
  const closing = open.map((tag) => `</${/\w+/.exec(tag)![0]}>`).toReversed();
  const head = html.slice(0, position) + closing.join('');
  return [withoutEmpty(head), withoutEmpty(open.join('') + html.slice(position))];
}

function withoutEmpty(html: string): string {
  const less = html.replace(EMPTY, '');
  return less === html ? html : withoutEmpty(less);
}

/** Without the first characters of its text. */
export const cutLead = (html: string, characters: number): string =>
  characters === 0 ? html : cutHtml(html, characters)[1].trim();

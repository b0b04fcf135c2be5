import MarkdownIt from 'markdown-it';
import { imagePath, SITE_LINK, sanitiseArticle } from '../../features/internship/index.ts';
import { PICTURE_PATH } from './fields.ts';
import type { UsePicture } from './pictures.ts';

// Wide enough for the article's column on a sharp screen.
const PICTURE_WIDTH = 1_024;

type Rendering = { picture: UsePicture; tell: (problem: string) => void };
const renderingOf = (env: unknown) => env as Rendering;

const markdown = new MarkdownIt({ html: true });
// A link that may not stand is told to the editor; left to the parser it would silently be text.
markdown.validateLink = () => true;

markdown.renderer.rules['link_open'] = (tokens, index, options, env, self) => {
  const href = String(tokens[index]!.attrGet('href') ?? '');
  if (!SITE_LINK.test(href)) {
    renderingOf(env).tell(
      `links to ${href.slice(0, 100)}: a link is an https:// address, a mailto: or a path of this site`,
    );
  }
  return self.renderToken(tokens, index, options);
};

// Screen readers say a column's name with each cell.
markdown.renderer.rules['th_open'] = () => '<th scope="col">';

markdown.renderer.rules['image'] = (tokens, index, _options, env) => {
  const { picture, tell } = renderingOf(env);
  const token = tokens[index]!;
  const path = String(token.attrGet('src') ?? '');
  if (!PICTURE_PATH.test(path)) {
    tell(`shows ${path.slice(0, 100)}: a picture is a file in pictures/, such as pictures/heart.webp`);
    return '';
  }
  const shown = picture(path);
  if (!shown) return '';
  const { publicId, width, height } = shown;
  const size = width === undefined || height === undefined ? '' : ` width="${width}" height="${height}"`;
  return `<img src="${imagePath(publicId)}?w=${PICTURE_WIDTH}" alt="${markdown.utils.escapeHtml(token.content)}"${size}>`;
};

/** Markdown, raw HTML in it allowed, as an article's sanitised HTML. */
export const renderArticle = (text: string, rendering: Rendering): string =>
  sanitiseArticle(markdown.render(text, rendering)).trim();

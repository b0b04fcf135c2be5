import { SITE_LINK } from 'schema/site-link.ts';
import MarkdownIt from 'markdown-it';
import { imagePath, sanitiseArticle } from '../../features/internship/index.ts';
import { nameLoss } from '../../texts/markup-losses.ts';
import { PICTURE_PATH } from './fields.ts';
import type { UsePicture } from './pictures.ts';
import type { Message } from '../../http/messages.ts';
import { problemMessages } from './problem-messages.ts';

// The article's column on a high-density screen.
const PICTURE_WIDTH = 1_024;

type Rendering = { picture: UsePicture; report: (problem: Message) => void };
const renderingOf = (env: unknown) => env as Rendering;

const markdown = new MarkdownIt({ html: true });
// Links are checked below: the parser would silently turn a bad one into text.
markdown.validateLink = () => true;

markdown.renderer.rules['link_open'] = (tokens, index, options, env, self) => {
  const href = String(tokens[index]!.attrGet('href') ?? '');
  if (!SITE_LINK.test(href)) {
    renderingOf(env).report(problemMessages.badLink({ href: href.slice(0, 100) }));
    return '<a>';
  }
  return self.renderToken(tokens, index, options);
};

// Screen readers announce the column with each cell.
markdown.renderer.rules['th_open'] = () => '<th scope="col">';

markdown.renderer.rules['image'] = (tokens, index, _options, env) => {
  const { picture, report } = renderingOf(env);
  const token = tokens[index]!;
  const path = String(token.attrGet('src') ?? '');
  if (!PICTURE_PATH.test(path)) {
    report(problemMessages.badPicture({ path: path.slice(0, 100) }));
    return '';
  }
  const usedPicture = picture(path);
  if (!usedPicture) return '';
  const { publicId, width, height } = usedPicture;
  const size = width === undefined || height === undefined ? '' : ` width="${width}" height="${height}"`;
  return `<img src="${imagePath(publicId)}?w=${PICTURE_WIDTH}" alt="${markdown.utils.escapeHtml(token.content)}"${size}>`;
};

export const renderArticle = (text: string, rendering: Rendering): string =>
  sanitiseArticle(markdown.render(text, rendering), (loss) =>
    rendering.report(problemMessages.lost({ loss: nameLoss(loss) })),
  ).trim();

import { t } from '../../messages/index.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** The descriptions of the pictures, in their order. */
export const altsIn = (html: string): string[] =>
  Array.from(parse(html).querySelectorAll('img'), (picture) => picture.alt.trim());

/** With the descriptions and ids of pictures as words, which a comparison shows. */
export function withPictureText(html: string): string {
  const body = parse(html);
  for (const picture of body.querySelectorAll('img')) {
    const id =
      picture
        .getAttribute('src')
        ?.split(/[/?]/)
        .find((part) => part.length === ID_LENGTH) ?? '';
    picture.replaceWith(t('desk.draftPictureText', { alt: `${picture.alt.trim()} ${id}`.trim() }));
  }
  return body.innerHTML;
}

const ID_LENGTH = 22;

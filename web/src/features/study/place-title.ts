import { site } from '../../theme/site.ts';

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

// Parts of a path that name nothing: years and chapters have ids such as _1 and _1-ANAT-42.
const isName = (part: string) => !part.startsWith('_') && part !== 'topics' && part !== 'chapter';

/** The title of a place in a list; made from the path if none was known when the place was stored. */
export const placeTitle = ({ path, title }: { path: string; title: string }): string =>
  // Titles were once read from the document, which may have had none but the product's.
  title && title !== site.name ? title : path.split('/').slice(2).filter(isName).map(decode).toReversed().join(', ');

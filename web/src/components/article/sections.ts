export type Section = { id: string; title: string };

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

const toText = (html: string) =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();

/** The sections of a body by its second-level headings. Their ids are set when the body is rendered. */
export const sectionsOf = (html: string): Section[] =>
  html
    .split(/<h2\b/i)
    .slice(1)
    .map((part, index) => ({
      id: `section-${index + 1}`,
      title: toText(part.slice(part.indexOf('>') + 1).split(/<\/h2/i)[0] ?? ''),
    }));

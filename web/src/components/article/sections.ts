/** A part of a long text, by the id of its heading. */
export type Section = { id: string; title: string };

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

const asText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();

/** The parts of a body by its second-level headings, in their order; their ids are given when it is shown. */
export const sectionsOf = (html: string): Section[] =>
  html
    .split(/<h2\b/i)
    .slice(1)
    .map((part, index) => ({
      id: `section-${index + 1}`,
      title: asText(part.slice(part.indexOf('>') + 1).split(/<\/h2/i)[0] ?? ''),
    }));

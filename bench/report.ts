/** One part of the report: what was measured, as a table, and what it shows. */
export type Section = { title: string; head: string[]; rows: (string | number)[][]; notes: string[] };

const cell = (value: string | number) => (typeof value === 'number' ? value.toLocaleString('en-GB') : value);

/** A section as Markdown. */
export function toMarkdown({ title, head, rows, notes }: Section): string {
  const line = (cells: (string | number)[]) => `| ${cells.map(cell).join(' | ')} |`;
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
  return [`## ${title}`, table, ...notes].join('\n\n');
}

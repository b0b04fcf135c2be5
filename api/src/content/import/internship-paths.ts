import { CONTENT_ID } from './fields.ts';

export type InternshipFile =
  | { kind: 'topic'; subject: string; id: string }
  | { kind: 'article'; subject: string; topic: string | null; id: string };

/** internship/SUBJECT/ID.md, internship/SUBJECT/ID/topic.json or internship/SUBJECT/TOPIC/ID.md; else undefined. */
export function internshipFile(path: string): InternshipFile | undefined {
  const [root, subject = '', ...rest] = path.split('/');
  if (root !== 'internship' || !CONTENT_ID.test(subject) || rest.length < 1 || rest.length > 2) return undefined;
  const name = rest.at(-1)!;
  const topic = rest.length === 2 ? rest[0]! : null;
  if (topic !== null && !CONTENT_ID.test(topic)) return undefined;
  if (topic !== null && name === 'topic.json') return { kind: 'topic', subject, id: topic };
  const id = name.endsWith('.md') ? name.slice(0, -3) : '';
  return CONTENT_ID.test(id) ? { kind: 'article', subject, topic, id } : undefined;
}

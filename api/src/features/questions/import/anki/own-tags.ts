import { cutText } from 'server/cut-text.ts';
import type { Message } from '../../../../http/messages.ts';
import { originSchema, professionalYears } from '../../index.ts';
import { cellText as plain } from '../cell-texts.ts';
import { rowMessages } from '../messages.ts';
import { subjectOf } from '../moodle/category.ts';
import type { TemplateCells } from '../template-row.ts';

const TYPES = ['SBA', 'MTF', 'SAQ'];
const MAX_TAG = 60;

/** The tags of our own export, in any order: Anki sorts them. */
export function readOwnTags(text: string): { cells: TemplateCells; notes: Message[] } {
  const cells: TemplateCells = {};
  const papers: string[] = [];
  const others: string[] = [];
  for (const tag of text.split(/\s+/).filter(Boolean)) {
    const [kind = '', value] = tag.split('::');
    const name = value?.replaceAll('_', ' ');
    const [prof = '', subject = ''] = tag.split('-');
    if (name !== undefined && kind === 'paper') papers.push(name);
    else if (name !== undefined && (kind === 'chapter' || kind === 'topic')) cells[kind] = plain(name);
    else if (TYPES.includes(tag)) cells['type'] = tag;
    else if (originSchema.safeParse(tag).success) cells['origin'] = tag;
    else if (isProf(prof) && subjectOf(subject) !== undefined) Object.assign(cells, { prof, subject });
    else others.push(cutText(tag, MAX_TAG));
  }
  const notes = others.length > 0 ? [rowMessages.tagsLost({ tags: others })] : [];
  return { cells: { ...cells, appearances: papers.join('; ') }, notes };
}

const isProf = (text: string) => professionalYears.some(({ code }) => code === text);

import { professionalYears } from 'question/curriculum.ts';
import { KINDS } from 'question/kinds/names.ts';
import type { Message } from '../../../../http/messages.ts';
import { originSchema } from '../../../bank/draft/index.ts';
import { cellText as plain } from '../../template/cell-texts.ts';
import { lostTags } from '../shared/tags.ts';
import { subjectOf } from '../../template/subject-names.ts';
import type { TemplateCells } from '../../template/template-columns.ts';

/** The tags of our own export, in any order: Anki sorts them. */
export function readOwnTags(text: string): { cells: TemplateCells; notes: Message[] } {
  const cells: TemplateCells = {};
  const papers: string[] = [];
  const items: string[] = [];
  const others: string[] = [];
  for (const tag of text.split(/\s+/).filter(Boolean)) {
    const [kind = '', value] = tag.split('::');
    const name = value?.replaceAll('_', ' ');
    const [prof = '', subject = ''] = tag.split('-');
    if (name !== undefined && kind === 'paper') papers.push(name);
    else if (value !== undefined && kind === 'item') items.push(value);
    else if (name !== undefined && (kind === 'chapter' || kind === 'topic')) cells[kind] = plain(name);
    else if (KINDS.some((type) => type === tag)) cells['type'] = tag;
    else if (originSchema.safeParse(tag).success) cells['origin'] = tag;
    else if (isProf(prof) && subjectOf(subject) !== undefined) Object.assign(cells, { prof, subject });
    else others.push(tag);
  }
  return {
    cells: { ...cells, appearances: papers.join('; '), ...(items.length > 0 && { items: items.join('; ') }) },
    notes: lostTags(others),
  };
}

const isProf = (text: string) => professionalYears.some(({ code }) => code === text);

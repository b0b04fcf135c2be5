import type { Message } from '../../../../http/messages.ts';
import { takeAppearances } from '../../../bank/draft/index.ts';
import { boardCodes } from '../../../../curriculum.ts';
import { lostTags } from '../shared/tags.ts';
import { type Category, readSteps } from '../shared/category.ts';
import { subjectOf } from '../../template/subject-names.ts';

export type Tags = { appearances: string; category: Category; notes: Message[] };

/** `DHK::2023::May` is a paper, `Anatomy::Upper_limb::Axilla` the subject with chapter and topic; others are named. */
export function readTags(text: string): Tags {
  const papers: string[] = [];
  const others: string[] = [];
  let category: Category = {};
  for (const tag of text.split(/\s+/).filter(Boolean)) {
    const steps = tag.split('::').map((step) => step.replaceAll('_', ' ').trim());
    const paper = steps.join(' ');
    if (isPaper(paper)) papers.push(paper);
    else if (subjectOf(steps[0]!) !== undefined) category = readSteps(steps);
    else others.push(tag);
  }
  return { appearances: papers.join('; '), category, notes: lostTags(others) };
}

const isPaper = (text: string) =>
  boardCodes.includes(/^[a-z]+/i.exec(text)?.[0].toUpperCase() ?? '') &&
  'appearances' in takeAppearances({ appearances: text });

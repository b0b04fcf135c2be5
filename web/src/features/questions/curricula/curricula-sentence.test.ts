import { describe, expect, it } from 'vitest';
import { subjectIn } from '../../../testing/graph.ts';
import { curriculaSentence } from './curricula-sentence.ts';

type Years = [string, string, string];

describe('the professional years of a subject', () => {
  it.each([
    [['_1', '_1', '_1'], '1st professional year here and in the curricula of 2012 and 2021.'],
    [['_2', '_2', '_3'], '2nd professional year here and in the 2012 curriculum; 3rd in the 2021 curriculum.'],
    [['_2', '_3', '_2'], '2nd professional year here and in the 2021 curriculum; 3rd in the 2012 curriculum.'],
    [['_3', '_2', '_2'], '3rd professional year here; 2nd in the curricula of 2012 and 2021.'],
    [['_4', '_2', '_3'], '4th professional year here; 2nd in the 2012 curriculum; 3rd in the 2021 curriculum.'],
  ] as [Years, string][])('%j become one sentence', (years, sentence) => {
    expect(curriculaSentence(subjectIn('COMM', 'Community Medicine', ...years).curricula)).toBe(sentence);
  });

  it('include both years of a curriculum that examines it twice', () => {
    const [here, ...others] = subjectIn('COMM', 'Community Medicine', '_2', '_2', '_2').curricula;
    const twice = { ...here!, professionalYears: ['_1', '_2'] };
    expect(curriculaSentence([twice, ...others])).toBe(
      '1st and 2nd professional year here; 2nd in the curricula of 2012 and 2021.',
    );
  });
});

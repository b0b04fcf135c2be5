import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { parseAll } from '../../../../testing/question-import.ts';
import { wordTemplate } from './template.ts';

test('the import reads the template to download as it is', async () => {
  const option = (text: string, correct: boolean) => ({ text, correct });
  expect(await parseAll('docx', Readable.from([await wordTemplate()]))).toMatchObject([
    {
      at: 'table 1, row 1',
      draft: {
        type: 'SBA',
        stem: 'Which of these is a carpal bone?',
        options: [option('Cuboid', false), option('Lunate', true), option('Navicular', false), option('Talus', false)],
        explanation: 'The others are tarsal bones.',
      },
    },
    {
      at: 'table 2, row 1',
      draft: {
        type: 'MTF',
        stem: 'The axillary nerve supplies the',
        options: [
          option('deltoid', true),
          { ...option('biceps brachii', false), reason: 'The musculocutaneous nerve supplies it.' },
          option('teres minor', true),
          option('triceps brachii', false),
          option('skin over the lower deltoid', true),
        ],
        chapter: 'Upper limb',
      },
    },
    {
      at: 'table 3, row 1',
      draft: {
        type: 'SAQ',
        parts: [{ label: 'a', text: 'Where does it end?', marks: 1, points: ['At the left venous angle'] }],
      },
    },
  ]);
});

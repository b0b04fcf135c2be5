import { defineMessages } from '../../../http/messages.ts';
import * as bangla from './export-messages.bn.ts';

/** Words inside the files of an export, some of which the import reads again. */
export const exportMessages = defineMessages('questions.export.file', bangla.exportMessages, {
  true: () => 'True',
  false: () => 'False',
  answer: ({ letters }: { letters: string }) => `Answer: ${letters}`,
  noneTrue: () => 'Answer: none is true',
  takeAway: ({ text }: { text: string }) => `Remember: ${text}`,
  explanationBn: () => 'Explanation in Bangla',
  references: () => 'References',
  pictureSource: ({ text }: { text: string }) => `Source: ${text}`,
  pictureLicence: ({ text }: { text: string }) => `Licence: ${text}`,
  picture: ({ alt }: { alt: string }) => `[Picture: ${alt}]`,
  marks: ({ marks }: { marks: number }) => `${marks} mark${marks === 1 ? '' : 's'}`,
  weight: ({ weight }: { weight: number }) => `weight ${weight}`,
  doesNotCarry: ({ losses }: { losses: readonly string[] }) => `What this file cannot carry: ${losses.join(' ')}`,
});

import { wordsOf } from 'text/words.ts';
import type { SearchTerm } from './interpret.ts';

const SYMPTOMS = new Set(
  wordsOf(
    'pain ache headache bleeding haemorrhage hemorrhage breathlessness breathless wheeze cyanosis fever vomiting ' +
      'diarrhoea weakness paralysis droop seizure convulsion fit jerking unconscious unresponsive drowsy collapse ' +
      'faintness confusion swelling rash pallor palpitation dehydration choking gasping',
  ),
);

/** Whether a search is for a symptom, by any of the words that it may mean. */
export const isSymptom = (terms: readonly SearchTerm[]): boolean =>
  terms.some(({ phrases }) => phrases.some((phrase) => phrase.some((word) => SYMPTOMS.has(word))));

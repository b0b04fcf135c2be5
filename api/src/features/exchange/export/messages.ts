import { defineInputMessages, defineMessages } from '../../../http/messages.ts';
import * as bangla from './messages.bn.ts';

type Codes = { codes: readonly string[] };
type Count = { count: number };

const questions = ({ count }: Count) => `${count} question${count === 1 ? '' : 's'}`;

export const inputMessages = defineInputMessages('questions.export.input', bangla.inputMessages, {
  format: ({ formats }: { formats: readonly string[] }) => `format must be one of ${formats.join(', ')}`,
  prof: ({ codes }: Codes) => `prof must be one of ${codes.join(', ')}`,
  subject: ({ codes }: Codes) => `subject must be one of ${codes.join(', ')}`,
  type: () => 'type must be SBA, MTF or SAQ',
  ref: () => 'ref takes letters, digits, - and _, at most 64',
  tooManyRefs: ({ max }: { max: number }) => `ref: more than ${max}`,
  list: () => 'list must be a list such as DHK_1-ANAT/year/2024, DHK_1-ANAT/topic/Heart or _1-ANAT/chapter/Thorax',
});

export const errorMessages = defineMessages('questions.export', bangla.errorMessages, {
  empty: () => 'No question is selected.',
  noPictures: () => 'No selected question has a picture.',
});

/** What a file cannot carry, as sentences. */
export const lossMessages = defineMessages('questions.export.loss', bangla.lossMessages, {
  hidden: (count: Count) => `An import shows ${questions(count)} that ${count.count === 1 ? 'is' : 'are'} hidden here.`,
  pictureFiles: (count: Count) =>
    `The pictures of ${questions(count)} are named, but not in the file: export them into a folder.`,
  pictureRights: (count: Count) =>
    `Source and licence of the pictures of ${questions(count)} stand as text below them, which no import reads.`,
  pictures: (count: Count) => `The pictures of ${questions(count)} are left out; their descriptions stand in the stem.`,
  allFalse: (count: Count) =>
    `${questions(count)} without a true statement ${count.count === 1 ? 'is' : 'are'} left out.`,
  papers: (count: Count) => `The papers of ${questions(count)} are tags.`,
  papersLost: (count: Count) => `The papers of ${questions(count)} are left out.`,
  lists: () => 'Topic and origin are tags, and of several chapters the first is the category.',
  listsLost: () => 'Chapter, topic and origin are left out.',
  ankiLists: () => 'Chapter, topic, papers and origin are tags.',
  points: (count: Count) => `The model points of ${questions(count)} are notes for the grader, who marks by hand.`,
  pointsAsText: (count: Count) => `Marks and model points of ${questions(count)} are plain text.`,
  mtfAsChoices: () =>
    'An MTF is a multiple choice question with several answers, not a true or false for each statement.',
  feedback: () => 'Take-home line and references are part of the feedback.',
  oneField: () => 'Options, reasons, explanations and references are text on the two sides of a card.',
  markup: () => 'Underlined and struck-out text is marked by a class, which a reader may not show.',
});

import { defineInputMessages, defineMessages, type Message, wordsOf } from '../../http/messages.ts';
import * as bangla from './problem-messages.bn.ts';

/** What is wrong with a file of a content folder. */
export const problemMessages = defineMessages('content.problem', bangla.problemMessages, {
  at: ({ place, problem }: { place: string; problem: Message }) => `${place}: ${wordsOf(problem)}`,
  tooLong: ({ max }: { max: number }) => `is longer than ${max} characters`,
  hasControls: () => 'has control characters in it',
  noFrontMatter: () => 'must start with --- and its title and date, then another ---',
  notYaml: ({ error }: { error: string }) => `its first part is not YAML: ${error}`,
  noText: () => 'has no text',
  badLink: ({ href }: { href: string }) =>
    `links to ${href}: a link is an https:// address, a mailto: or a path of this site`,
  lost: ({ loss }: { loss: Message }) => `holds ${wordsOf(loss)}, which an article cannot show: take it out`,
  badPicture: ({ path }: { path: string }) =>
    `shows ${path}: a picture is a file in pictures/, such as pictures/heart.webp`,
  noPicture: ({ path }: { path: string }) => `there is no ${path}: put the picture there`,
  notUploaded: () => 'has not been uploaded: upload it first',
  notContent: () => 'is no file of a content folder: check its name, or take it out',
  notAPicture: () => 'is no file of a content folder: a picture is a .webp, .png or .jpg',
  unknownFile: () => 'is no file of a content folder: take it out',
  nameTaken: ({ id, file }: { id: string; file: string }) => `${id} is the name of ${file} too: give it another`,
  topicTaken: ({ id, subject }: { id: string; subject: string }) =>
    `${id} is the name of a topic of ${subject} already: give it another`,
  noSubject: ({ subject }: { subject: string }) => `there is no subject ${subject}: add it to internship/subjects.json`,
  noList: ({ parent, subject }: { parent: string; subject: string }) =>
    `${parent} is no list: add internship/${subject}/${parent}/topic.json`,
  orphan: ({ id }: { id: string }) => `${id} stands below it and is not in the folder: import with --prune`,
  notJson: ({ error }: { error: string }) => `is not JSON: ${error}`,
  textTooLarge: () => 'is larger than 1 MB',
  notUtf8: () => 'is not UTF-8: save it as UTF-8',
  symbolicLink: () => 'is a symbolic link: put the file itself there',
  notAFile: () => 'is no file',
  pictureTooLarge: ({ megabytes }: { megabytes: string }) => `has ${megabytes} MB: a picture has at most 5 MB`,
  tooMuchText: () => 'has more than 16 MB of text: split it',
});

/** What is wrong with a field. */
export const fieldMessages = defineInputMessages('content.field', bangla.fieldMessages, {
  missing: () => 'is missing',
  notText: () => 'must be text',
  empty: () => 'is empty',
  lost: ({ loss }: { loss: Message }) => `holds ${wordsOf(loss)}, which an article cannot show`,
  tooLong: ({ max }: { max: number }) => `is longer than ${max} characters`,
  hasBreaks: () => 'has a line break or a control character in it',
  hasControls: () => 'has a control character in it',
  id: () => 'must be lower-case letters, digits and hyphens, such as septic-shock',
  picture: () => 'must be a file in pictures/, such as pictures/heart.webp',
  https: () => 'must be an https:// address',
  unknownKeys: ({ keys }: { keys: readonly string[] }) =>
    `has ${keys.join(', ')}, which nothing reads: check the spelling or take it out`,
  notAnObject: () => 'must be an object',
  notAList: () => 'must be a list',
  tooManyEntries: ({ max }: { max: number }) => `has more than ${max} entries`,
  twice: ({ id }: { id: string }) => `${id} is there twice`,
  wholeNumber: () => 'must be a whole number',
  fromOne: () => 'must be 1 or more',
  notAnItem: () => 'takes codes of items of the curriculum, at most ten',
  atMost: ({ max }: { max: number }) => `must be at most ${max}`,
  day: () => 'must be a day, such as 2026-11-01',
  review: () => 'is missing: reviewer and reviewed_on go together',
  tooManyLines: ({ max }: { max: number }) => `has more than ${max} lines`,
  trueOrFalse: () => 'must be true or false',
  taka: () => 'must be whole Tk',
  tooExpensive: ({ max }: { max: number }) => `is over ${max} Tk`,
  noPrice: () => 'needs one price',
  tooManyPrices: ({ max }: { max: number }) => `has more than ${max} prices`,
});

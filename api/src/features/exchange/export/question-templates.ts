import { Readable } from 'node:stream';
import type { Batches, ExportContext, ExportQuestion, Summary } from '../formats/format.ts';
import { findFormat, type TemplateFormat } from '../formats/index.ts';

const common = {
  ref: '',
  prof: '_1',
  appearances: [],
  media: [],
  parts: [],
  options: [],
  references: [],
  items: [],
  also_in: [],
};

const EXAMPLES: ExportQuestion[] = [
  {
    ...common,
    type: 'SBA',
    subject: 'ANAT',
    chapter: 'Upper limb',
    origin: 'ORIGINAL',
    stem: 'Example: a man cannot extend his wrist after a fracture of the shaft of the humerus. Which nerve is injured?',
    options: [
      { text: 'Axillary nerve', correct: false, reason: 'It winds round the surgical neck.' },
      { text: 'Median nerve', correct: false },
      { text: 'Musculocutaneous nerve', correct: false },
      { text: 'Radial nerve', correct: true, reason: 'It lies in the spiral groove, on the bone.' },
      { text: 'Ulnar nerve', correct: false },
    ],
    explanation: 'The radial nerve supplies the extensors of the wrist.',
    references: ["Gray's Anatomy, 42nd edition, chapter 49"],
  },
  {
    ...common,
    type: 'MTF',
    subject: 'PHYS',
    chapter: 'Blood',
    origin: 'ORIGINAL',
    stem: 'Example: erythropoietin',
    options: [
      { text: 'is made mainly in the kidney', correct: true },
      { text: 'is a steroid', correct: false, reason: 'It is a glycoprotein.' },
      { text: 'is raised at high altitude', correct: true },
      { text: 'makes red cells live longer', correct: false },
      { text: 'acts on the bone marrow', correct: true },
    ],
  },
  {
    ...common,
    type: 'SAQ',
    subject: 'ANAT',
    chapter: 'Thorax',
    origin: 'ORIGINAL',
    stem: 'Example: the thoracic duct.',
    parts: [
      { label: 'a', text: 'Where does it end?', marks: 1, points: ['At the left venous angle'] },
      { label: 'b', text: 'Name two regions that it drains.', marks: 2, points: ['Both lower limbs', 'The abdomen'] },
    ],
  },
];

// The longest lists of the examples, and a place for a picture.
const SUMMARY: Summary = {
  questions: EXAMPLES.length,
  saq: 1,
  allFalse: 0,
  withPictures: 0,
  withPapers: 0,
  hidden: 0,
  options: 5,
  parts: 2,
  pictures: 1,
};

const CONTEXT: ExportContext = { summary: SUMMARY, losses: [], picture: () => Promise.resolve(undefined) };

async function* examples(): Batches {
  yield EXAMPLES;
}

/** A file to fill in, with an example of each type of question. */
export async function questionTemplate(id: TemplateFormat): Promise<{ contentType: string; content: Readable }> {
  const { mediaType: contentType, template, write } = findFormat(id);
  if (typeof template === 'function') return { contentType, content: Readable.from([await template()]) };
  return { contentType, content: Readable.from((await write!())(examples(), CONTEXT)) };
}

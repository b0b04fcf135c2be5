import { englishOf } from '../../../../http/messages.ts';
import { exportMessages } from '../export-messages.ts';
import { categoryOf, feedbackOf, htmlOf, lossesLine, modelAnswerOf, otherTagsOf, partsOf } from '../shared/texts.ts';
import type { ExportQuestion, Batches, ExportContext } from '../format.ts';

/** Moodle's text format. An MTF becomes a question with several answers, an SAQ an essay. */
export async function* writeGift(batches: Batches, { losses }: ExportContext): AsyncGenerator<string> {
  yield `// ${lossesLine(losses)}\n\n`;
  let category = '';
  for await (const batch of batches) {
    for (const question of batch) {
      const answers = answersOf(question);
      if (answers === undefined) continue;
      const own = categoryOf(question);
      if (own !== category) yield `$CATEGORY: ${own}\n\n`;
      category = own;
      yield `${labels(question)}\n::${question.ref}::[html]${stemOf(question)} {\n${answers}${closing(question)}}\n\n`;
    }
  }
}

/** A blank line would end the question; spaces of other widths stay. */
const escape = (html: string): string => html.replace(/[\\~=#{}:]/g, '\\$&').replace(/[\t\n\r ]+/g, ' ');

const labels = (question: ExportQuestion): string =>
  `// ${[`id:${question.ref}`, ...otherTagsOf(question).map((tag) => `tag:${tag.replace(/[\s[\]]+/g, ' ')}`)]
    .map((label) => `[${label}]`)
    .join(' ')}`;

function stemOf(question: ExportQuestion): string {
  const pictures = question.media.map(({ alt }) => `<p>${htmlOf(englishOf(exportMessages.picture({ alt })))}</p>`);
  return escape(`${question.stem}${pictures.join('')}${partsOf(question)}`);
}

/** Undefined where Moodle would refuse the question: an MTF without a true statement. */
function answersOf({ type, options }: ExportQuestion): string | undefined {
  const right = options.filter(({ correct }) => correct).length;
  if (type === 'MTF' && right === 0) return undefined;
  const share = (count: number) => Number((100 / count).toFixed(5));
  const sign = (correct: boolean) => {
    if (type === 'SBA') return correct ? '=' : '~';
    return `~%${correct ? share(right) : -share(options.length - right)}%`;
  };
  return options
    .map(({ text, correct, reason }) => {
      const feedback = reason === undefined ? '' : ` #[html]${escape(reason)}`;
      return `${sign(correct)}[html]${escape(text)}${feedback}\n`;
    })
    .join('');
}

function closing(question: ExportQuestion): string {
  const feedback = modelAnswerOf(question) + feedbackOf(question);
  return feedback === '' ? '' : `####[html]${escape(feedback)}\n`;
}

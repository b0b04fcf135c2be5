import { foldBody } from '../../bank/draft/index.ts';
import type { QuestionContent } from '../../bank/index.ts';

type Content = Pick<QuestionContent, 'stem' | 'options' | 'parts'>;

// Versions of one question share more than a third of their longer words.
const SHARED_WORDS = 1 / 3;
const LONGER_WORD = /[\p{L}\p{M}\p{N}]{4,}/gu;

/** True if they have no option or part and hardly a word in common: a ref may have been reused. */
export function isAnotherQuestion(one: Content, other: Content): boolean {
  if (shared(bodiesOf(one), bodiesOf(other)) > 0 || foldBody(one.stem) === foldBody(other.stem)) return false;
  const [a, b] = [wordsOf(one.stem), wordsOf(other.stem)];
  const both = shared(a, b);
  return both <= (a.size + b.size - both) * SHARED_WORDS;
}

const bodiesOf = ({ options, parts }: Content) => new Set([...options, ...parts].map(({ text }) => foldBody(text)));
const wordsOf = (html: string) => new Set(foldBody(html).match(LONGER_WORD));
const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((entry) => other.has(entry)).length;

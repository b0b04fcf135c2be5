import { safeHtml } from '../../graphql/safe-html.ts';
import type { StudioQuestionRow } from './rows.ts';

const htmlOrNull = (html: string | null | undefined) => (html == null ? null : safeHtml(html));

/** For `extensions`, which no scalar cleans: the draft with the names of the graph. */
export function conflictingQuestion({
  id,
  version,
  status,
  draft,
  undecided,
  prof,
  subject,
  chapter,
}: StudioQuestionRow) {
  return {
    id,
    version,
    status,
    draft: {
      ...draft,
      stem: safeHtml(draft.stem),
      options: draft.options.map((option) => ({
        ...option,
        text: safeHtml(option.text),
        reason: htmlOrNull(option.reason),
      })),
      parts: draft.parts.map((part) => ({ ...part, text: safeHtml(part.text) })),
      explanation: htmlOrNull(draft.explanation),
    },
    undecided,
    prof,
    subject,
    chapter: chapter ?? null,
  };
}

import { useMemo } from 'react';
import { differencesOf } from '../editor/conflict/differences.ts';
import { toForm } from '../editor/draft/form.ts';
import { FieldDiffs } from './diff/FieldDiffs.tsx';
import { t } from './messages/index.ts';
import classes from './Review.module.css';
import type { ReviewedQuestionFragment } from './reviewed-question.generated.ts';

type Option = { key: string; text: string; correct: boolean };

/** Field by field, what readers will see instead of what they see now. */
export function Changes({ question }: { question: ReviewedQuestionFragment }) {
  const { draft, published } = question;
  const fields = useMemo(() => {
    if (!published) return [];
    const names = new Map([...published.items, ...draft.items].map(({ code, name }) => [code, name]));
    const differences = differencesOf(toForm({ ...question, draft: published }), toForm(question), names);
    return differences.map(({ field, label, mine, theirs }) => ({ field, label, before: mine, after: theirs }));
  }, [question, published, draft]);
  return (
    <section aria-labelledby="changes-heading" className={classes.column}>
      <h2 id="changes-heading">{t('studio.whatChanges')}</h2>
      <div className={classes.changes}>
        {!published && <p className={classes.quiet}>{t('studio.firstPublication')}</p>}
        {published && fields.length === 0 && <p className={classes.quiet}>{t('studio.nothingChanges')}</p>}
        {published && isNewKey(published.options, draft.options) && (
          <p className={classes.note}>
            {t('studio.keyChanges', { from: keyOf(published.options), to: keyOf(draft.options) })}
          </p>
        )}
        {fields.length > 0 && <FieldDiffs fields={fields} />}
      </div>
    </section>
  );
}

const keyOf = (options: readonly Option[]) =>
  options.flatMap(({ key, correct }) => (correct ? [key] : [])).join(', ') || t('studio.noTrueOne');

/** As the api decides it: options are the same by their text, else by their place. */
function isNewKey(before: readonly Option[], after: readonly Option[]): boolean {
  const byText = new Map(before.map(({ text, correct }) => [text, correct]));
  return after.some(({ text, correct }, index) => {
    const was = byText.get(text) ?? before[index]?.correct;
    return was !== undefined && was !== correct;
  });
}

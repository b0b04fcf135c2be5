import { t } from '../../messages/index.ts';
import type { Form } from '../draft/form.ts';
import { focusSoon } from '../fields/focus.ts';
import classes from './Missing.module.css';
import { fieldOf } from './field-of.ts';

type Props = { form: Form; lacks: readonly string[]; warnings: readonly string[] };

/** What keeps the question from review, and what to look at again; each leads to its field. */
export const Missing = ({ form, lacks, warnings }: Props) => (
  <>
    <Findings kind="lacks" title={t('studio.lacksTitle', { count: lacks.length })} texts={lacks} form={form} />
    <Findings kind="warnings" title={t('studio.warningsTitle')} texts={warnings} form={form} />
  </>
);

type FindingsProps = { kind: 'lacks' | 'warnings'; title: string; texts: readonly string[]; form: Form };

const Findings = ({ kind, title, texts, form }: FindingsProps) =>
  texts.length > 0 && (
    <section className={classes.findings} data-kind={kind} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <button type="button" onClick={() => focusSoon(fieldOf(text, form))}>
              {capitalise(text)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

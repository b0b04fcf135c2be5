import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import type { QuestionType } from '../../../../graphql.generated.ts';
import type { StudioChoicesQuery } from '../../choices/choices.generated.ts';
import { t } from '../../messages/index.ts';
import { TextField } from '../../paste/index.ts';
import type { Form } from '../draft/form.ts';
import type { ChangeForm } from '../draft/state.ts';
import classes from './Fields.module.css';
import { useExistingNamesQuery } from '../../choices/topics.generated.ts';

const TYPES = [
  { value: 'MTF', text: 'studio.typeMtf' },
  { value: 'SBA', text: 'studio.typeSba' },
  { value: 'SAQ', text: 'studio.typeSaq' },
] as const satisfies { value: QuestionType; text: string }[];

type Props = { form: Form; change: ChangeForm; isReadOnly: boolean; choices: StudioChoicesQuery | undefined };

/** How it is answered, and where it is filed. */
export function BasicFields({ form, change, isReadOnly, choices }: Props) {
  const years = choices?.professionalYears ?? [];
  const subjects = years.find(({ code }) => code === form.prof)?.subjects ?? [];
  return (
    <section className={classes.group} aria-label={t('studio.basics')}>
      <fieldset className={classes.types} disabled={isReadOnly}>
        <legend>{t('studio.type')}</legend>
        {TYPES.map(({ value, text }) => (
          <label key={value}>
            <input type="radio" name="type" checked={form.type === value} onChange={() => change({ type: value })} />
            <span>{t(text)}</span>
          </label>
        ))}
      </fieldset>
      <div className={classes.pair}>
        <NativeSelect
          id="field-prof"
          label={t('studio.prof')}
          disabled={isReadOnly}
          value={form.prof}
          data={withNone(
            years.map(({ code, name }) => ({ value: code, label: name })),
            form.prof,
          )}
          onChange={({ currentTarget }) => change({ prof: currentTarget.value, subject: '' })}
        />
        <NativeSelect
          id="field-subject"
          label={t('studio.subject')}
          disabled={isReadOnly || !form.prof}
          value={form.subject}
          data={withNone(
            subjects.map(({ code, name }) => ({ value: code, label: name })),
            form.subject,
          )}
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
      </div>
      <Places key={`${form.prof} ${form.subject}`} {...{ form, change, isReadOnly }} />
    </section>
  );
}

type Option = { value: string; label: string };

/** A value that the choices do not have, yet or any more, stays. */
const withNone = (options: readonly Option[], value: string) => [
  { value: '', label: t('studio.choose') },
  ...options,
  ...(value !== '' && !options.some((option) => option.value === value) ? [{ value, label: value }] : []),
];

/** Names that the subject has already are suggested, so that lists are not split by a spelling. */
function Places({ form, change, isReadOnly }: Omit<Props, 'choices'>) {
  const { prof, subject, chapter, topic } = form;
  const chapters = useId();
  const topics = useId();
  const names = useExistingNamesQuery({
    variables: { prof, subject },
    skip: !prof || !subject,
    errorPolicy: 'all',
    fetchPolicy: 'cache-first',
  }).data;
  const boards = names && [names.dhaka, names.chattogram, names.sylhet, names.rajshahi];
  const known = new Set(boards?.flatMap((board) => board?.topics ?? []));
  return (
    <div className={classes.pair}>
      <TextField
        id="field-chapter"
        label={t('studio.chapter')}
        value={chapter}
        readOnly={isReadOnly}
        list={chapters}
        autoComplete="off"
        maxLength={MAX_LINE}
        onChange={({ currentTarget }) => change({ chapter: currentTarget.value })}
      />
      <TextField
        id="field-topic"
        label={t('studio.topic')}
        value={topic}
        readOnly={isReadOnly}
        list={topics}
        autoComplete="off"
        maxLength={MAX_LINE}
        onChange={({ currentTarget }) => change({ topic: currentTarget.value })}
      />
      <Suggestions id={chapters} names={names?.chapters?.map(({ name }) => name) ?? []} />
      <Suggestions id={topics} names={[...known].sort()} />
    </div>
  );
}

const MAX_LINE = 2000;

const Suggestions = ({ id, names }: { id: string; names: readonly string[] }) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ))}
  </datalist>
);

import { Button, TextInput } from '@mantine/core';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { t } from '../../messages/index.ts';
import { PlainPaste } from '../../paste/index.ts';
import { newLine, type Form } from '../draft/form.ts';
import type { ChangeForm } from '../draft/state.ts';
import classes from './Fields.module.css';
import { focusSoon } from './focus.ts';
import { referenceLine } from './reference-line.ts';
import { RowTools } from '../../row-tools/RowTools.tsx';
import { changed, moved, removed } from './rows.ts';

const MAX_REFERENCES = 20;
const NOTHING = { title: '', edition: '', page: '' };

type Props = { form: Form; change: ChangeForm; isReadOnly: boolean };

/** Where to read it up: a line each, and fields that write one. */
export function ReferenceFields({ form: { references }, change, isReadOnly }: Props) {
  return (
    <section className={classes.group} aria-labelledby="references-heading">
      <h2 id="references-heading" className={classes.heading} tabIndex={-1}>
        {t('studio.references')}
      </h2>
      <ul className={classes.lines}>
        {references.map(({ id, text }, index) => (
          <li key={id} className={classes.point}>
            <PlainPaste className={classes.line}>
              <input
                aria-label={t('studio.referenceName', { number: index + 1 })}
                value={text}
                maxLength={2000}
                readOnly={isReadOnly}
                onChange={({ currentTarget }) =>
                  change((form) => ({ references: changed(form.references, id, { text: currentTarget.value }) }))
                }
              />
            </PlainPaste>
            {!isReadOnly && (
              <RowTools
                name={t('studio.referenceName', { number: index + 1 })}
                isFirst={index === 0}
                isLast={index === references.length - 1}
                onMove={(by) => change((form) => ({ references: moved(form.references, id, by) }))}
                onRemove={() => {
                  change((form) => ({ references: removed(form.references, id) }));
                  focusSoon('field-reference');
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {!isReadOnly && references.length < MAX_REFERENCES && <NewReference change={change} />}
    </section>
  );
}

function NewReference({ change }: Pick<Props, 'change'>) {
  const [parts, setParts] = useState(NOTHING);
  const group = useRef<HTMLFieldSetElement>(null);
  const add = () => {
    const line = referenceLine(parts);
    if (!line) return;
    change(({ references }) => ({ references: [...references, newLine(line)] }));
    setParts(NOTHING);
  };
  const byKeyboard = {
    // What was typed here is a reference, whether or not the button was pressed.
    onBlur: ({ relatedTarget }: FocusEvent) => !group.current?.contains(relatedTarget) && add(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      add();
      focusSoon('field-reference');
    },
  };
  const field = (name: keyof typeof NOTHING, label: string, id?: string) => (
    <TextInput
      {...(id && { id })}
      label={label}
      value={parts[name]}
      autoComplete="off"
      onChange={({ currentTarget }) => setParts({ ...parts, [name]: currentTarget.value })}
      {...byKeyboard}
    />
  );
  return (
    <PlainPaste>
      <fieldset ref={group} className={classes.reference}>
        <legend className={classes.hidden}>{t('studio.addReference')}</legend>
        {field('title', t('studio.referenceTitle'), 'field-reference')}
        {field('edition', t('studio.referenceEdition'))}
        {field('page', t('studio.referencePage'))}
        <Button variant="default" onClick={add} {...byKeyboard}>
          {t('studio.add')}
        </Button>
      </fieldset>
    </PlainPaste>
  );
}

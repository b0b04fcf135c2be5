import { Button } from '@mantine/core';
import { IconPlus } from '../../../../components/icons.ts';
import { t } from '../../messages/index.ts';
import { letter, newOption, type Form, type OptionRow } from '../draft/form.ts';
import type { ChangeForm } from '../draft/state.ts';
import { RichField } from '../../rich/RichField.tsx';
import classes from './Fields.module.css';
import { focusSoon } from './focus.ts';
import { RowTools } from '../../row-tools/RowTools.tsx';
import { changed, moved, removed } from './rows.ts';

const MAX_OPTIONS = 10;

type Props = { form: Form; change: ChangeForm; isReadOnly: boolean };

/** The options of an SBA or the statements of an MTF. */
export function OptionFields({ form, change, isReadOnly }: Props) {
  const { options, type } = form;
  const add = () => {
    const option = newOption();
    change((before) => ({ options: [...before.options, option] }));
    focusSoon(`option-${option.id}`);
  };
  return (
    <section className={classes.group} aria-labelledby="options-heading">
      <h2 id="options-heading" className={classes.heading} tabIndex={-1}>
        {t(type === 'MTF' ? 'studio.statements' : 'studio.options')}
      </h2>
      {options.map((option, index) => (
        <OptionField
          key={option.id}
          option={option}
          index={index}
          isFirst={index === 0}
          isLast={index === options.length - 1}
          {...{ type, change, isReadOnly }}
        />
      ))}
      {!isReadOnly && options.length < MAX_OPTIONS && (
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
          {t(type === 'MTF' ? 'studio.addStatement' : 'studio.addOption')}
        </Button>
      )}
    </section>
  );
}

type OptionProps = Omit<Props, 'form'> & {
  option: OptionRow;
  type: Form['type'];
  index: number;
  isFirst: boolean;
  isLast: boolean;
};

function OptionField({ option, type, index, isFirst, isLast, change, isReadOnly }: OptionProps) {
  const { id, text, reason, isTrue, isBest } = option;
  const name = t(type === 'MTF' ? 'studio.statementName' : 'studio.optionName', { letter: letter(index) });
  const set = (part: Partial<OptionRow>) => change(({ options }) => ({ options: changed(options, id, part) }));
  const setBest = () =>
    change(({ options }) => ({ options: options.map((one) => ({ ...one, isBest: one.id === id })) }));
  const isRight = type === 'MTF' ? isTrue : isBest;
  const why = isRight === null ? 'studio.whyEither' : isRight ? 'studio.whyRight' : 'studio.whyWrong';
  return (
    <div role="group" aria-label={name} className={classes.option} data-right={isRight === true}>
      <RichField
        id={`option-${id}`}
        label={name}
        value={text}
        onChange={(html) => set({ text: html })}
        isReadOnly={isReadOnly}
      />
      {type === 'MTF' ? (
        <Truth
          id={id}
          name={name}
          isTrue={isTrue}
          isReadOnly={isReadOnly}
          onChange={(value) => set({ isTrue: value })}
        />
      ) : (
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={isBest}
            disabled={isReadOnly}
            onChange={() => (isBest ? set({ isBest: false }) : setBest())}
          />
          {t('studio.bestAnswer')}
        </label>
      )}
      <RichField
        id={`reason-${id}`}
        label={t(why, { letter: letter(index), type })}
        value={reason}
        onChange={(html) => set({ reason: html })}
        isReadOnly={isReadOnly}
      />
      {!isReadOnly && (
        <RowTools
          name={name}
          isFirst={isFirst}
          isLast={isLast}
          onMove={(by) => change(({ options }) => ({ options: moved(options, id, by) }))}
          onRemove={() => {
            change(({ options }) => ({ options: removed(options, id) }));
            focusSoon('options-heading');
          }}
        />
      )}
    </div>
  );
}

type TruthProps = {
  id: string;
  name: string;
  isTrue: boolean | null;
  isReadOnly: boolean;
  onChange: (isTrue: boolean) => void;
};

const Truth = ({ id, name, isTrue, isReadOnly, onChange }: TruthProps) => (
  <fieldset className={classes.truth} disabled={isReadOnly}>
    <legend className={classes.hidden}>{t('studio.truthOf', { name })}</legend>
    {[true, false].map((value) => (
      <label key={String(value)} data-truth={value}>
        <input type="radio" name={`truth-${id}`} checked={isTrue === value} onChange={() => onChange(value)} />
        <span>{t(value ? 'studio.true' : 'studio.false')}</span>
      </label>
    ))}
  </fieldset>
);

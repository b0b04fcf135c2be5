import { Button, TextInput } from '@mantine/core';
import { readNumber } from 'text/number.ts';
import { IconPlus } from '../../../../components/icons.ts';
import { t } from '../../messages/index.ts';
import { PlainPaste } from '../../paste/index.ts';
import { newPart, newPoint, type Form, type PartRow, type PointRow } from '../draft/form.ts';
import type { ChangeForm } from '../draft/state.ts';
import { RichField } from '../../rich/RichField.tsx';
import classes from './Fields.module.css';
import { focusSoon } from './focus.ts';
import { RowTools } from '../../row-tools/RowTools.tsx';
import { changed, moved, removed } from './rows.ts';

const MAX_PARTS = 10;

type Props = { form: Form; change: ChangeForm; isReadOnly: boolean };

/** What a short answer asks, each part with its marks and the points of a model answer. */
export function PartFields({ form: { parts }, change, isReadOnly }: Props) {
  const add = () => {
    const part = newPart(parts.length);
    change((before) => ({ parts: [...before.parts, part] }));
    focusSoon(`part-${part.id}`);
  };
  return (
    <section className={classes.group} aria-labelledby="parts-heading">
      <h2 id="parts-heading" className={classes.heading} tabIndex={-1}>
        {t('studio.parts')}
      </h2>
      {parts.map((part, index) => (
        <PartField
          key={part.id}
          part={part}
          isFirst={index === 0}
          isLast={index === parts.length - 1}
          {...{ change, isReadOnly }}
        />
      ))}
      {!isReadOnly && parts.length < MAX_PARTS && (
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
          {t('studio.addPart')}
        </Button>
      )}
    </section>
  );
}

type PartProps = Omit<Props, 'form'> & { part: PartRow; isFirst: boolean; isLast: boolean };

function PartField({ part, isFirst, isLast, change, isReadOnly }: PartProps) {
  const { id, label, text, marks } = part;
  const name = t('studio.partName', { label });
  const set = (what: Partial<PartRow>) => change(({ parts }) => ({ parts: changed(parts, id, what) }));
  return (
    <div role="group" aria-label={name} className={classes.option}>
      <div className={classes.marks}>
        <TextInput
          label={t('studio.partLabel')}
          value={label}
          maxLength={10}
          readOnly={isReadOnly}
          onChange={({ currentTarget }) => set({ label: currentTarget.value })}
        />
        <TextInput
          label={t('studio.marks')}
          value={marks}
          inputMode="decimal"
          readOnly={isReadOnly}
          error={isUnreadable(marks) && t('studio.notANumber')}
          onChange={({ currentTarget }) => set({ marks: currentTarget.value })}
        />
      </div>
      <RichField
        id={`part-${id}`}
        label={t('studio.partText')}
        value={text}
        onChange={(html) => set({ text: html })}
        isReadOnly={isReadOnly}
      />
      <Points part={part} set={set} isReadOnly={isReadOnly} />
      {!isReadOnly && (
        <RowTools
          name={name}
          isFirst={isFirst}
          isLast={isLast}
          onMove={(by) => change(({ parts }) => ({ parts: moved(parts, id, by) }))}
          onRemove={() => {
            change(({ parts }) => ({ parts: removed(parts, id) }));
            focusSoon('parts-heading');
          }}
        />
      )}
    </div>
  );
}

const isUnreadable = (text: string) => text.trim() !== '' && readNumber(text) === undefined;

type PointsProps = { part: PartRow; set: (what: Partial<PartRow>) => void; isReadOnly: boolean };

function Points({ part: { label, points, isWeighted }, set, isReadOnly }: PointsProps) {
  const setPoint = (id: string, what: Partial<PointRow>) => set({ points: changed(points, id, what) });
  const addAfter = (index: number) => {
    const point = newPoint();
    set({ points: points.toSpliced(index + 1, 0, point) });
    focusSoon(`point-${point.id}`);
  };
  return (
    <fieldset className={classes.points} disabled={isReadOnly}>
      <legend>{t('studio.points')}</legend>
      <ol>
        {points.map((point, index) => (
          <li key={point.id} className={classes.point}>
            <PointText
              point={point}
              name={t('studio.pointOf', { number: index + 1, label })}
              onChange={(text) => setPoint(point.id, { text })}
              onEnter={() => addAfter(index)}
            />
            {isWeighted && (
              <TextInput
                className={classes.weight}
                aria-label={t('studio.weightOf', { number: index + 1, label })}
                inputMode="decimal"
                value={point.weight}
                error={isUnreadable(point.weight) && t('studio.notANumber')}
                onChange={({ currentTarget }) => setPoint(point.id, { weight: currentTarget.value })}
              />
            )}
            <RowTools
              name={t('studio.pointName', { number: index + 1 })}
              isFirst={index === 0}
              isLast={index === points.length - 1}
              onMove={(by) => set({ points: moved(points, point.id, by) })}
              onRemove={() => set({ points: removed(points, point.id) })}
            />
          </li>
        ))}
      </ol>
      <div className={classes.pointTools}>
        <Button size="sm" variant="default" onClick={() => addAfter(points.length - 1)}>
          {t('studio.addPoint')}
        </Button>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={isWeighted}
            onChange={({ currentTarget }) => set({ isWeighted: currentTarget.checked })}
          />
          {t('studio.weighted')}
        </label>
      </div>
    </fieldset>
  );
}

type PointTextProps = { point: PointRow; name: string; onChange: (text: string) => void; onEnter: () => void };

const PointText = ({ point, name, onChange, onEnter }: PointTextProps) => (
  <PlainPaste className={classes.line}>
    <input
      id={`point-${point.id}`}
      aria-label={name}
      value={point.text}
      maxLength={2000}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onEnter();
      }}
    />
  </PlainPaste>
);

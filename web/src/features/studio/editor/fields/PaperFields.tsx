import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus } from '../../../../components/icons.ts';
import type { QuestionOrigin } from '../../../../graphql.generated.ts';
import type { StudioChoicesQuery } from '../../choices/choices.generated.ts';
import { t } from '../../messages/index.ts';
import { newAppearance, type AppearanceRow, type Form } from '../draft/form.ts';
import type { ChangeForm } from '../draft/state.ts';
import classes from './Fields.module.css';
import { focusSoon } from './focus.ts';
import { RowTools } from '../../row-tools/RowTools.tsx';
import { changed, moved, removed } from './rows.ts';

const FIRST_YEAR = 1971;
const SITTINGS = ['May', 'November'] as const;

type Props = { form: Form; change: ChangeForm; isReadOnly: boolean; choices: StudioChoicesQuery | undefined };

/** The papers that it was set in, or in whose style it was written. */
export function PaperFields({ form: { appearances, origin }, change, isReadOnly, choices }: Props) {
  const add = () => {
    const row = newAppearance();
    change((form) => ({ appearances: [...form.appearances, row] }));
    focusSoon(`board-${row.id}`);
  };
  return (
    <section className={classes.group} aria-labelledby="papers-heading">
      <h2 id="papers-heading" className={classes.heading} tabIndex={-1}>
        {t('studio.papers')}
      </h2>
      <NativeSelect
        label={t('studio.origin')}
        disabled={isReadOnly}
        value={origin}
        data={[
          { value: 'ORIGINAL', label: t('studio.originOwn') },
          { value: 'PAPER', label: t('studio.originPaper') },
          { value: '', label: t('studio.originUnknown') },
        ]}
        onChange={({ currentTarget }) => change({ origin: currentTarget.value as QuestionOrigin | '' })}
      />
      {appearances.map((row, index) => (
        <Appearance
          key={row.id}
          row={row}
          name={t('studio.paperName', { number: index + 1 })}
          isFirst={index === 0}
          isLast={index === appearances.length - 1}
          boards={choices?.boards ?? []}
          {...{ change, isReadOnly }}
        />
      ))}
      {!isReadOnly && (
        <Button id="add-paper" variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
          {t('studio.addPaper')}
        </Button>
      )}
    </section>
  );
}

type AppearanceProps = Pick<Props, 'change' | 'isReadOnly'> & {
  row: AppearanceRow;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  boards: StudioChoicesQuery['boards'];
};

function Appearance({ row, name, isFirst, isLast, boards, change, isReadOnly }: AppearanceProps) {
  const { id, board, year, sitting } = row;
  const set = (part: Partial<AppearanceRow>) =>
    change((form) => ({ appearances: changed(form.appearances, id, part) }));
  return (
    <fieldset className={classes.paper} disabled={isReadOnly}>
      <legend className={classes.hidden}>{name}</legend>
      <NativeSelect
        id={`board-${id}`}
        label={t('studio.board')}
        value={board}
        data={[
          { value: '', label: t('studio.choose') },
          ...boards.map((one) => ({ value: one.code, label: one.name })),
        ]}
        onChange={({ currentTarget }) => set({ board: currentTarget.value })}
      />
      <TextInput
        label={t('studio.year')}
        value={year}
        inputMode="numeric"
        maxLength={4}
        error={year.length === 4 && !isYear(year) && t('studio.yearRange', { min: String(FIRST_YEAR) })}
        onChange={({ currentTarget }) => set({ year: currentTarget.value })}
      />
      <NativeSelect
        label={t('studio.sitting')}
        value={sitting}
        data={[
          { value: '', label: t('studio.sittingUnknown') },
          ...SITTINGS.map((value) => ({ value, label: t(value === 'May' ? 'studio.may' : 'studio.november') })),
        ]}
        onChange={({ currentTarget }) => set({ sitting: currentTarget.value })}
      />
      <RowTools
        name={name}
        isFirst={isFirst}
        isLast={isLast}
        onMove={(by) => change((form) => ({ appearances: moved(form.appearances, id, by) }))}
        onRemove={() => {
          change((form) => ({ appearances: removed(form.appearances, id) }));
          focusSoon('add-paper');
        }}
      />
    </fieldset>
  );
}

const isYear = (text: string) => Number(text) >= FIRST_YEAR && Number(text) <= new Date().getFullYear();

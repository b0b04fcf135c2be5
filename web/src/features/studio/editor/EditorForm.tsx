import { isSelfMarked } from 'question/kinds/names.ts';
import type { StudioChoicesQuery } from '../choices/choices.generated.ts';
import { t } from '../messages/index.ts';
import type { DraftSession } from './draft/session.ts';
import { isEditable, type DraftState } from './draft/state.ts';
import classes from './Editor.module.css';
import { BasicFields } from './fields/BasicFields.tsx';
import { OptionFields } from './fields/OptionFields.tsx';
import { PaperFields } from './fields/PaperFields.tsx';
import { PartFields } from './fields/PartFields.tsx';
import { ReferenceFields } from './fields/ReferenceFields.tsx';
import { ItemsField } from '../items/index.ts';
import { TextField } from '../paste/index.ts';
import { PicturesField } from '../pictures/index.ts';
import { BanglaField, RichField } from '../rich/index.ts';

const MAX_LINE = 2000;
const STEM_LINES = 3;

type Props = { state: DraftState; session: DraftSession; choices: StudioChoicesQuery | undefined };

export function EditorForm({ state, session: { change }, choices }: Props) {
  const { form } = state;
  const isReadOnly = !isEditable(state) || state.theirs !== undefined;
  const fields = { form, change, isReadOnly };
  return (
    <form className={classes.form} aria-label={t('studio.question')} onSubmit={(event) => event.preventDefault()}>
      <BasicFields {...fields} choices={choices} />
      <RichField
        id="field-stem"
        label={t('studio.stem')}
        value={form.stem}
        onChange={(stem) => change({ stem })}
        isReadOnly={isReadOnly}
        lines={STEM_LINES}
      />
      <PicturesField value={form.media} onChange={(media) => change({ media })} disabled={isReadOnly} />
      {isSelfMarked(form.type) ? <PartFields {...fields} /> : <OptionFields {...fields} />}
      <RichField
        id="field-explanation"
        label={t('studio.explanation')}
        value={form.explanation}
        onChange={(explanation) => change({ explanation })}
        isReadOnly={isReadOnly}
        lines={2}
      />
      <BanglaField
        id="field-explanation-bn"
        value={form.explanationBn}
        onChange={(explanationBn) => change({ explanationBn })}
        isReadOnly={isReadOnly}
        lines={2}
      />
      <TextField
        label={t('studio.takeAway')}
        value={form.takeAway}
        maxLength={MAX_LINE}
        readOnly={isReadOnly}
        autoComplete="off"
        onChange={({ currentTarget }) => change({ takeAway: currentTarget.value })}
      />
      <ReferenceFields {...fields} />
      <ItemsField value={form.items} onChange={(items) => change({ items })} of={form} isReadOnly={isReadOnly} />
      <PaperFields {...fields} choices={choices} />
    </form>
  );
}

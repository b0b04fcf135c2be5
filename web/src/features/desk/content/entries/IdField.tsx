import { TextInput } from '@mantine/core';
import { TextField } from '../../../studio/paste/index.ts';
import { t } from '../messages/index.ts';
import classes from './Entries.module.css';
import { idFrom } from './new-id.ts';

const MAX_ID = 64;

type Props = {
  title: string;
  titleLabel: string;
  maxLength: number;
  id: string;
  idLabel?: string;
  idHint: string;
  /** Only then the id can still be chosen. */
  isNew: boolean;
  onChange: (title: string, id: string) => void;
};

/** A title, and the id that follows it until somebody types another. */
export function IdField({ title, titleLabel, maxLength, id, idLabel, idHint, isNew, onChange }: Props) {
  return (
    <div className={classes.pair}>
      <TextField
        label={titleLabel}
        required
        maxLength={maxLength}
        autoComplete="off"
        value={title}
        onChange={({ currentTarget: { value } }) =>
          onChange(value, isNew && (id === '' || id === idFrom(title)) ? idFrom(value) : id)
        }
      />
      <TextInput
        label={idLabel ?? t('desk.contentId')}
        description={isNew ? idHint : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required={isNew}
        readOnly={!isNew}
        maxLength={MAX_ID}
        autoComplete="off"
        spellCheck={false}
        value={id}
        onChange={({ currentTarget: { value } }) => onChange(title, value)}
      />
    </div>
  );
}

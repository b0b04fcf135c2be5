import { VisuallyHidden } from '@mantine/core';
import { useId, useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react';
import { t } from './messages/index.ts';
import { MAX_PICTURES, type Picture } from './picture.ts';
import { PictureRow } from './PictureRow.tsx';
import classes from './PicturesField.module.css';
import { UploadList } from './UploadList.tsx';
import { usePictureList } from './usePictureList.ts';

type Props = { value: readonly Picture[]; onChange: (value: Picture[]) => void; disabled?: boolean };

const picturesOf = ({ files }: DataTransfer) => [...files].filter(({ type }) => type.startsWith('image/'));

/** The pictures of a question's stem: uploaded by choosing, dropping or pasting, described, ordered and removed. */
export function PicturesField({ value, onChange, disabled = false }: Props) {
  const hint = useId();
  const { input, list, news, uploads, add, dismiss, retry, edit, move, removeAt } = usePictureList(value, onChange);
  const [isOver, setIsOver] = useState(false);
  const isFull = value.length >= MAX_PICTURES;

  const paste = (event: ClipboardEvent) => {
    const files = picturesOf(event.clipboardData);
    if (files.length === 0 || disabled) return;
    event.preventDefault();
    add(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) add([...event.dataTransfer.files]);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The file field does the same by keyboard.
    <fieldset
      className={classes.field}
      data-over={isOver || undefined}
      onPaste={paste}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
    >
      <legend id="pictures-heading" tabIndex={-1}>
        {t('studio.picturesHeading', { count: value.length, max: MAX_PICTURES })}
      </legend>
      <ol ref={list} className={classes.list}>
        {value.map((picture, index) => (
          <PictureRow
            // The same picture may be there twice.
            key={`${picture.imageId} ${value.slice(0, index).filter(({ imageId }) => imageId === picture.imageId).length}`}
            picture={picture}
            index={index}
            count={value.length}
            disabled={disabled}
            onChange={(fields) => edit(index, fields)}
            onMove={(by) => move(index, by)}
            onRemove={() => removeAt(index)}
          />
        ))}
      </ol>
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      {!isFull && <ChoosePictures input={input} hint={hint} disabled={disabled} onChoose={add} />}
      <p id={hint} className={classes.hint}>
        {isFull ? t('studio.picturesFull', { max: MAX_PICTURES }) : t('studio.picturesHint')}
      </p>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </fieldset>
  );
}

type ChooseProps = {
  input: RefObject<HTMLInputElement | null>;
  /** Id of the text that describes it. */
  hint: string;
  disabled: boolean;
  onChoose: (files: File[]) => void;
};

const ChoosePictures = ({ input, hint, disabled, onChoose }: ChooseProps) => (
  <label className={classes.choose} aria-disabled={disabled}>
    <input
      ref={input}
      type="file"
      multiple
      accept="image/png,image/jpeg,image/webp"
      disabled={disabled}
      aria-describedby={hint}
      onChange={({ currentTarget }) => {
        onChoose([...(currentTarget.files ?? [])]);
        // Choosing the same file again must fire `change`.
        currentTarget.value = '';
      }}
    />
    <span>{t('studio.choosePictures')}</span>
  </label>
);

import { VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { t } from './messages/index.ts';
import { MAX_PICTURES, type Picture } from './picture.ts';
import { PictureRow } from './PictureRow.tsx';
import classes from './PicturesField.module.css';
import { UploadList } from './UploadList.tsx';
import { usePictureUploads } from './usePictureUploads.ts';

type Props = { value: readonly Picture[]; onChange: (value: Picture[]) => void; disabled?: boolean };

const picturesOf = ({ files }: DataTransfer) => [...files].filter(({ type }) => type.startsWith('image/'));

/** The pictures of a question's stem: uploaded by choosing, dropping or pasting, described, ordered and removed. */
export function PicturesField({ value, onChange, disabled = false }: Props) {
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const nextFocus = useRef<{ index: number; selector: string }>(undefined);
  const [isOver, setIsOver] = useState(false);
  const [news, setNews] = useState('');
  // Uploads may end faster than the form renders.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (next: Picture[]) => {
    latest.current = next;
    onChange(next);
  };
  const { uploads, add, remove, retry } = usePictureUploads(value.length, (picture, name) => {
    change([...latest.current, picture]);
    setNews(t('studio.pictureDone', { name }));
  });
  const isFull = value.length >= MAX_PICTURES;
  const focusOn = (index: number, selector: string) => {
    nextFocus.current = { index, selector };
  };
  // Once the new order is on the page.
  useEffect(() => {
    if (!nextFocus.current) return;
    const { index, selector } = nextFocus.current;
    nextFocus.current = undefined;
    const row = list.current?.children[index];
    const target =
      row?.querySelector<HTMLElement>(`${selector}:enabled`) ??
      row?.querySelector<HTMLElement>('input') ??
      input.current;
    target?.focus();
  });

  function move(index: number, by: 1 | -1) {
    const next = [...value];
    next.splice(index + by, 0, ...next.splice(index, 1));
    change(next);
    setNews(t('studio.pictureMoved', { from: index + 1, to: index + by + 1 }));
    focusOn(index + by, by < 0 ? '[data-earlier]' : '[data-later]');
  }

  function removeAt(index: number) {
    change(value.filter((_picture, at) => at !== index));
    setNews(t('studio.pictureRemoved', { number: index + 1 }));
    focusOn(Math.min(index, value.length - 2), '[data-remove]');
  }

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
            onChange={(fields) => change(value.map((one, at) => (at === index ? { ...one, ...fields } : one)))}
            onMove={(by) => move(index, by)}
            onRemove={() => removeAt(index)}
          />
        ))}
      </ol>
      <UploadList uploads={uploads} onRetry={retry} onDismiss={remove} />
      {!isFull && (
        <label className={classes.choose} aria-disabled={disabled}>
          <input
            ref={input}
            type="file"
            multiple
            accept="image/png,image/jpeg,image/webp"
            disabled={disabled}
            aria-describedby={hint}
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])]);
              // Choosing the same file again must fire `change`.
              currentTarget.value = '';
            }}
          />
          <span>{t('studio.choosePictures')}</span>
        </label>
      )}
      <p id={hint} className={classes.hint}>
        {isFull ? t('studio.picturesFull', { max: MAX_PICTURES }) : t('studio.picturesHint')}
      </p>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </fieldset>
  );
}

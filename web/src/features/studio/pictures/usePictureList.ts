import { useEffect, useRef, useState } from 'react';
import { t } from './messages/index.ts';
import type { Picture } from './picture.ts';
import { usePictureUploads } from './usePictureUploads.ts';

/** Changes the list, says what has changed, and keeps the focus where the reader was. */
export function usePictureList(value: readonly Picture[], onChange: (value: Picture[]) => void) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const nextFocus = useRef<{ index: number; selector: string }>(undefined);
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

  const edit = (index: number, fields: Partial<Picture>) =>
    change(value.map((one, at) => (at === index ? { ...one, ...fields } : one)));

  return { input, list, news, uploads, add, dismiss: remove, retry, edit, move, removeAt };
}

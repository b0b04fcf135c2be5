import { TextInput, type TextInputProps } from '@mantine/core';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { countFiles } from './files.ts';
import type { Losses } from './losses.ts';
import { PasteNote } from './PasteNote.tsx';
import { toPlainText } from './plain-text.ts';

type Props = {
  /** A field of text without formatting, with its label. */
  children: ReactNode;
  /** Whether something around it takes the files. */
  takesFiles?: boolean;
  className?: string | undefined;
};

/** Says under a plain field what a paste into it leaves out, and keeps raised and lowered digits. */
export function PlainPaste({ children, takesFiles = false, className }: Props) {
  const [losses, setLosses] = useState<Losses>({});
  const receive = (event: SyntheticEvent, data: DataTransfer) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.readOnly) return;
    if (data.files.length > 0 && takesFiles) return;
    const pasted = readPasted(data, field);
    setLosses(pasted?.losses ?? {});
    if (!pasted) return;
    event.preventDefault();
    field.focus();
    // The only way that can be undone by Ctrl+Z.
    if (pasted.text !== '') document.execCommand('insertText', false, pasted.text);
  };
  return (
    <div
      className={className}
      onPaste={(event) => receive(event, event.clipboardData)}
      onDrop={(event) => receive(event, event.dataTransfer)}
    >
      {children}
      <PasteNote losses={losses} onDismiss={() => setLosses({})} />
    </div>
  );
}

/** A text field that says what a paste leaves out. */
export const TextField = ({ takesFiles = false, ...props }: TextInputProps & Pick<Props, 'takesFiles'>) => (
  <PlainPaste takesFiles={takesFiles}>
    <TextInput {...props} />
  </PlainPaste>
);

type Field = HTMLInputElement | HTMLTextAreaElement;

const oneLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

/** What to insert, or undefined where the browser does it as well. */
function readPasted(data: DataTransfer, field: Field): { text: string; losses: Losses } | undefined {
  const [html, plain] = [data.getData('text/html'), data.getData('text/plain')];
  if (!html && !plain) return data.files.length > 0 ? { text: '', losses: countFiles(data.files) } : undefined;
  const converted = html ? toPlainText(html) : undefined;
  const { text, losses } = converted ?? { text: plain, losses: {} };
  const line = field instanceof HTMLInputElement ? oneLine(text) : text;
  const fitting = fit(line, roomIn(field));
  const over = line.length - fitting.length;
  if (!converted && over === 0) return undefined;
  return { text: fitting, losses: over > 0 ? { ...losses, length: over } : losses };
}

function roomIn({ value, maxLength, selectionStart, selectionEnd }: Field): number {
  const selected = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return maxLength < 0 ? Infinity : Math.max(0, maxLength - value.length + selected);
}

/** Without half a character at the end. */
const fit = (text: string, room: number) => text.slice(0, room).replace(/[\uD800-\uDBFF]$/, '');

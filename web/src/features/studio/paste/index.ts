export { PasteNote } from './PasteNote.tsx';
export { PlainPaste, TextField } from './PlainPaste.tsx';
export { useRichPaste } from './useRichPaste.ts';

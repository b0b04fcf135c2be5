export { ActiveEditorContext } from './active-editor.ts';
export { BanglaField } from './BanglaField.tsx';
export { FormatBar, TableControl } from './FormatBar.tsx';
export { RichField } from './RichField.tsx';

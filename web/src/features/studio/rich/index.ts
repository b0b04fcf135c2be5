export { ActiveEditorContext } from './active-editor.ts';
export { FormatBar, TableControl } from './FormatBar.tsx';
export { RichField } from './RichField.tsx';

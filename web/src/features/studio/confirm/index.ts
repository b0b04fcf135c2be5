export { default as confirmClasses } from './Confirm.module.css';
export { ConfirmDialog } from './ConfirmDialog.tsx';
export { ReasonField } from './ReasonField.tsx';
export { problemOf, useOnce } from './useOnce.ts';

export { ShortcutsDialog } from './ShortcutsDialog.tsx';

import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { t } from '../messages/index.ts';
import classes from './Editor.module.css';

const KEYS = [
  ['Ctrl/⌘ + S', 'studio.keySave'],
  ['Ctrl/⌘ + Enter', 'studio.keySubmit'],
  ['Ctrl/⌘ + B, I', 'studio.keyBold'],
  ['Ctrl/⌘ + . ,', 'studio.keySuperscript'],
  ['Ctrl/⌘ + Shift + 8, 7', 'studio.keyLists'],
  ['Alt + F10', 'studio.keyBar'],
  ['?', 'studio.keyHelp'],
] as const;

export const ShortcutsHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={t('studio.shortcuts')} onClose={onClose}>
    <dl className={classes.keys}>
      {KEYS.map(([key, text]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(text)}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);

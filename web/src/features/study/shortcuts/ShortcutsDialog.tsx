import { useState } from 'react';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { areShortcutsOn, turnShortcuts } from '../../../components/shortcuts/shortcuts.ts';
import { t } from '../messages/index.ts';
import classes from './ShortcutsDialog.module.css';

const PRACTICE = [
  ['A – E', 'study.keyOption'],
  ['T, F', 'study.keyJudge'],
  ['Enter', 'study.keyCheck'],
  ['Shift Enter', 'study.keyCheckSure'],
  ['N', 'study.keyNext'],
  ['P', 'study.keyPrevious'],
  ['G', 'study.keyFlag'],
  ['?', 'study.keyHelp'],
] as const;

const KEYS = {
  LIST: [
    ['A – E', 'study.keyOption'],
    ['T, F', 'study.keyJudge'],
    ['Enter', 'study.keyCheck'],
    ['N', 'study.keyNext'],
    ['P', 'study.keyPrevious'],
    ['G', 'study.keyFlag'],
    ['?', 'study.keyHelp'],
  ],
  PRACTICE,
  REVIEW: [['U', 'study.keyUndo'], ['L', 'study.keyPostpone'], ...PRACTICE],
  PAPER: [
    ['A – E', 'study.keyOption'],
    ['T, F', 'study.keyJudge'],
    ['Enter', 'study.keyGoOn'],
    ['N', 'study.keyNext'],
    ['P', 'study.keyPrevious'],
    ['G', 'study.keyFlag'],
    ['S', 'study.keySheet'],
    ['?', 'study.keyHelp'],
  ],
} as const;

type Props = { of: keyof typeof KEYS; onClose: () => void };

/** Lists the shortcuts, with a switch to turn single keys off. */
export function ShortcutsDialog({ of, onClose }: Props) {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  return (
    <Dialog title={t('study.shortcuts')} onClose={onClose}>
      <dl className={classes.keys}>
        {KEYS[of].map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <label className={classes.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => {
            turnShortcuts(currentTarget.checked);
            setIsOn(currentTarget.checked);
          }}
        />
        {t('study.shortcutsOn')}
      </label>
    </Dialog>
  );
}

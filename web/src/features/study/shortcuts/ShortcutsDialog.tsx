import { useState } from 'react';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { areShortcutsOn, turnShortcuts } from '../../../components/shortcuts/shortcuts.ts';
import { t } from '../messages/index.ts';
import classes from './ShortcutsDialog.module.css';

const KEYS = [
  ['A – E', 'study.keyOption'],
  ['T, F', 'study.keyJudge'],
  ['Enter', 'study.keyCheck'],
  ['N', 'study.keyNext'],
  ['P', 'study.keyPrevious'],
  ['G', 'study.keyFlag'],
  ['?', 'study.keyHelp'],
] as const;

const PAPER_KEYS = [
  ['A – E', 'study.keyOption'],
  ['T, F', 'study.keyJudge'],
  ['Enter', 'study.keyGoOn'],
  ['N', 'study.keyNext'],
  ['P', 'study.keyPrevious'],
  ['G', 'study.keyFlag'],
  ['S', 'study.keySheet'],
  ['?', 'study.keyHelp'],
] as const;

type Props = { /** Of a paper: it has an answer sheet. */ isPaper?: boolean; onClose: () => void };

/** Lists the shortcuts, with a switch to turn single keys off. */
export function ShortcutsDialog({ isPaper = false, onClose }: Props) {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  const keys = isPaper ? PAPER_KEYS : KEYS;
  return (
    <Dialog title={t('study.shortcuts')} onClose={onClose}>
      <dl className={classes.keys}>
        {keys.map(([key, text]) => (
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

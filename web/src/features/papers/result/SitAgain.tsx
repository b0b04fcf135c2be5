import { Button } from '@mantine/core';
import { countKinds } from 'question/kinds/names.ts';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import type { StoredPaper } from '../device/stored-paper.ts';
import { Facts, minutesOf } from '../Facts.tsx';
import { t } from '../messages/index.ts';
import classes from '../Papers.module.css';
import { StartButton } from '../start/index.ts';

/** Offers the same paper, or another like it if no account has this one. The clock starts only after a look at what it asks. */
export function SitAgain({ stored: { paper, owner, input } }: { stored: StoredPaper }) {
  const [isOpen, setIsOpen] = useState(false);
  // Without its input the account has it.
  const next = input ?? (owner ? { copyOf: paper.id, mode: paper.mode } : undefined);
  if (!next) return null;
  const name = t(input ? 'papers.sitAnother' : 'papers.sitAgain');
  const questions = paper.sections.flatMap(({ items }) => items.map(({ asked }) => asked));
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {name}
      </Button>
      {isOpen && (
        <Dialog title={name} onClose={() => setIsOpen(false)}>
          <div className={classes.start}>
            <Facts counts={countKinds(questions)} minutes={minutesOf(paper)} />
            <p>{t(paper.mode === 'EXAM' ? 'papers.examHint' : 'papers.tutorHint')}</p>
            <div className={classes.startWays}>
              <StartButton input={next}>{t('papers.startPaper')}</StartButton>
              <Button variant="default" onClick={() => setIsOpen(false)}>
                {t('papers.notNow')}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

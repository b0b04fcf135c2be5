import { lazy, Suspense } from 'react';
import type { Entry } from '../device/sheets.ts';
import { HandInDialog } from './HandInDialog.tsx';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('../../study/shortcuts/index.ts')).ShortcutsDialog,
}));

export type SitDialog = 'HAND_IN' | 'KEYS';
type Props = {
  dialog: SitDialog | undefined;
  entries: Entry[];
  onOpen: (number: number) => void;
  onHandIn: () => void;
  onClose: () => void;
};

export function SitDialogs({ dialog, entries, onOpen, onHandIn, onClose }: Props) {
  if (dialog === 'KEYS') {
    return (
      <Suspense>
        <ShortcutsDialog of="PAPER" onClose={onClose} />
      </Suspense>
    );
  }
  if (dialog !== 'HAND_IN') return null;
  return (
    <HandInDialog
      entries={entries}
      onOpen={(number) => {
        onClose();
        onOpen(number);
      }}
      onHandIn={() => {
        onClose();
        onHandIn();
      }}
      onClose={onClose}
    />
  );
}

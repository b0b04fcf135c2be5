import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePapersOfferedQuery } from './papers-offered.generated.ts';
import { NEW_PAPER_PATH } from './paths.ts';

/** What the form for a new paper starts with. */
export type PaperSource = {
  prof?: string;
  subject?: string;
  board?: string;
  year?: string;
  topic?: string;
  pool?: 'WRONG' | 'FLAGGED';
};

type Props = { source: PaperSource; children: ReactNode };

/** Leads to a new paper of what is on show, where the server offers papers. Without texts of its own, to be small. */
export function SitPaperLink({ source, children }: Props) {
  const { data } = usePapersOfferedQuery();
  if (!data?.features.papers) return null;
  return (
    <Button
      component={Link}
      to={{ pathname: NEW_PAPER_PATH, search: `?${new URLSearchParams(source)}` }}
      variant="default"
    >
      {children}
    </Button>
  );
}

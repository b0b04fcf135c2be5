import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PaperInput } from '../../../graphql.generated.ts';
import { StartProblem } from './StartProblem.tsx';
import { useStartPaper } from './useStartPaper.ts';

type Props = {
  input: Omit<PaperInput, 'rule'> & { rule?: string };
  variant?: 'filled' | 'default';
  children: ReactNode;
};

/** Starts a paper and opens it. */
export function StartButton({ input, variant = 'filled', children }: Props) {
  const { start, busy, error } = useStartPaper();
  return (
    <>
      <Button variant={variant} loading={busy} onClick={() => void start(input)}>
        {children}
      </Button>
      <StartProblem error={error} />
    </>
  );
}

import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useOnce } from '../../../studio/confirm/index.ts';
import { useEvidenceMethodsQuery } from '../../evidence/index.ts';
import { t } from '../messages/index.ts';
import type { Match, Statement } from './match.ts';
import { MatchStatementDocument } from './statement.generated.ts';

const MAX_BYTES = 1_000_000;

/** A statement, the wallet it is of, and which orders it pays. */
export function useComparison() {
  const client = useApolloClient();
  const [csv, setCsv] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [result, setResult] = useState<{ statement: Statement; match: Match }>();
  const wallets = (useEvidenceMethodsQuery().data?.checkout?.methods ?? []).filter(({ kind }) => kind === 'MANUAL');
  const method = wallets.length > 1 ? (chosen ?? wallets[0]!.id) : undefined;
  const { run, isBusy, problem, setProblem } = useOnce();
  const change = (text: string) => {
    setCsv(text);
    setProblem(undefined);
    setResult(undefined);
  };
  const compare = () => {
    if (csv.trim() === '') return setProblem(t('desk.statementEmpty'));
    if (new Blob([csv]).size > MAX_BYTES) return setProblem(t('desk.statementTooLarge'));
    const statement = { csv, ...(method && { method }) };
    return void run(async () => {
      const request = { query: MatchStatementDocument, variables: statement, fetchPolicy: 'no-cache' } as const;
      const { data } = await client.query(request);
      setResult({ statement, match: data!.desk.matchStatement });
    });
  };
  const chooseWallet = (id: string) => {
    setChosen(id);
    setResult(undefined);
  };
  return { csv, change, wallets, method, chooseWallet, compare, isBusy, problem, result };
}

export type Comparison = ReturnType<typeof useComparison>;

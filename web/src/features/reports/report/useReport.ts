import { useRef, useState } from 'react';
import { errorCode, extensionsOf, errorText } from '../../../apollo/errors.ts';
import { useIdempotencyKey } from '../../../apollo/useIdempotencyKey.ts';
import type { ReportKind } from '../../../graphql.generated.ts';
import { t } from '../messages/index.ts';
import { useReportQuestionMutation } from './report-question.generated.ts';

export const MAX_LENGTH = 1_000;
/** Reports alone have a limit for a day. */
const LONGEST_OTHER_LIMIT_SECONDS = 3600;

type Draft = { kind?: ReportKind; text: string };

/** By question: what was written survives a dialog that was closed by mistake. */
const drafts = new Map<string, Draft>();

/** A report that is being written. It is sent once, however often the button is pressed. */
export function useReport(questionId: string) {
  const [draft, setDraft] = useState<Draft>(drafts.get(questionId) ?? { text: '' });
  const [problem, setProblem] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const [report, { loading: busy }] = useReportQuestionMutation();
  const onceFor = useIdempotencyKey();
  const isSending = useRef(false);

  const change = (next: Draft) => {
    drafts.set(questionId, next);
    setDraft(next);
    setProblem(undefined);
  };
  const send = async () => {
    const { kind } = draft;
    const text = draft.text.replaceAll(/\s+/g, ' ').trim();
    if (!kind) return setProblem(t('reports.chooseKind'));
    if (kind === 'OTHER' && !text) return setProblem(t('reports.sayWhat'));
    if (isSending.current) return undefined;
    isSending.current = true;
    const variables = { questionId, kind, text };
    try {
      await report({ variables, context: onceFor(variables) });
      drafts.delete(questionId);
      setIsSent(true);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      isSending.current = false;
    }
    return undefined;
  };
  return { draft, change, problem, busy, isSent, send };
}

function problemOf(error: unknown): string {
  const code = errorCode(error);
  const waitSeconds = extensionsOf(error).retryAfter ?? 0;
  if (code === 'TOO_MANY_REQUESTS' && waitSeconds > LONGEST_OTHER_LIMIT_SECONDS) return t('reports.limit');
  if (code === 'NOT_SUPPORTED') return t('reports.notSupported');
  return code === undefined && !navigator.onLine ? t('reports.offline') : errorText(error);
}

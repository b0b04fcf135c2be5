import { Button } from '@mantine/core';
import { useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { IconAlertTriangle } from '../../../components/icons.ts';
import { accountPaths, useSession, type LoginState } from '../../../session/index.ts';
import { t } from '../messages/index.ts';
import type { ReportedQuestion } from '../ReportSlot.tsx';
import classes from './Report.module.css';
import type { ReportDialogProps } from './ReportDialog.tsx';
import { useTakesReportsQuery } from './takes-reports.generated.ts';
import { useReportAfterLogIn } from './useReportAfterLogIn.ts';

/** Opens the report of a question; a visitor logs in first. Absent where the site takes no reports. */
export function ReportAction({ question }: { question: ReportedQuestion }) {
  const { data, error } = useTakesReportsQuery();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  const [isOffline, setIsOffline] = useState(false);

  const open = async () => {
    try {
      const { ReportDialog } = await import('./ReportDialog.tsx');
      setDialog(() => ReportDialog);
      setIsOffline(false);
    } catch {
      setIsOffline(true);
    }
  };
  const wait = useReportAfterLogIn(question.id, () => void open());
  const start = () => {
    if (session) return open();
    if (!navigator.onLine) return setIsOffline(true);
    wait();
    // Practice has the question in its search already.
    const hash = new URLSearchParams(search).has('view') ? '' : `#${encodeURIComponent(question.ref)}`;
    const state: LoginState = { from: pathname + search + hash, message: t('reports.logInFirst') };
    return navigate(accountPaths.logIn, { state });
  };

  // If the server has not said whether it takes reports, sending one shows it.
  if (!data?.features.reports && !error) return null;
  return (
    <>
      <Button
        variant="subtle"
        className={classes.open}
        leftSection={<IconAlertTriangle size={16} stroke={1.75} aria-hidden />}
        aria-label={t('reports.reportIn', { ref: question.ref })}
        aria-haspopup={session ? 'dialog' : undefined}
        onClick={() => void start()}
      >
        {t('reports.report')}
      </Button>
      {isOffline && (
        <p role="alert" className={classes.offline}>
          {t('reports.notLoaded')}
        </p>
      )}
      {Dialog && <Dialog question={question} onClose={() => setDialog(undefined)} />}
    </>
  );
}

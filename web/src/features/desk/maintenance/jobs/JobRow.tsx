import { countAgain } from '../../../studio/shell/index.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../../components/toast.ts';
import { ConfirmDialog, useOnce } from '../../../studio/confirm/index.ts';
import classes from '../Maintenance.module.css';
import { t } from '../messages/index.ts';
import { JobItem } from './JobItem.tsx';
import { useRetryJobMutation, type QueuedJobFragment } from './jobs.generated.ts';
import { kindName } from './kind-name.ts';

type Props = { job: QueuedJobFragment; onRetried: () => void };

export function JobRow({ job, onRetried }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { id, kind, state, attempts } = job;
  return (
    <JobItem job={job} count={t('desk.jobAttempts', { id, attempts })}>
      {state !== 'RUNNING' && (
        <Button
          variant="default"
          className={classes.run}
          aria-label={t('desk.runJobOf', { job: kindName(kind), id })}
          onClick={() => setIsAsking(true)}
        >
          {t('desk.runJob')}
        </Button>
      )}
      {isAsking && <RetryDialog job={job} onRetried={onRetried} onClose={() => setIsAsking(false)} />}
    </JobItem>
  );
}

function RetryDialog({ job: { id, kind }, onRetried, onClose }: Props & { onClose: () => void }) {
  const once = useOnce();
  const [retry] = useRetryJobMutation(countAgain);
  const name = kindName(kind);
  const confirm = () =>
    once.run(async () => {
      await retry({ variables: { id } });
      void toast(t('desk.jobRuns', { job: name }), 'success');
      onClose();
      onRetried();
    });
  return (
    <ConfirmDialog
      title={t('desk.runJobTitle', { job: name })}
      press={t('desk.runJob')}
      once={once}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('desk.runJobText')}</p>
    </ConfirmDialog>
  );
}

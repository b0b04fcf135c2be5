import { Button } from '@mantine/core';
import { useDownload } from '../../exchange/export/index.ts';
import classes from './Figures.module.css';
import { t } from './messages/index.ts';

export function Download({ path }: { path: string }) {
  const {
    state: { bytes, name, problem },
    start,
  } = useDownload();
  return (
    <div className={classes.download}>
      <Button variant="default" loading={bytes !== undefined} onClick={() => start(path)}>
        {t('desk.figuresDownload')}
      </Button>
      <p role="status">{name !== undefined && t('desk.figuresDownloaded', { name })}</p>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
}

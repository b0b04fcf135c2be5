import { Button, Code, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { useDownload } from '../../../exchange/export/index.ts';
import { inDigits } from '../../../../i18n/formats/digits.ts';
import classes from '../Maintenance.module.css';
import { t, Trans } from '../messages/index.ts';

const ADDRESS = '/exchange/database';
const MB = 1_000_000;

/** The password is asked for each time, and forgotten once it is sent. */
export function DatabaseForm() {
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { state, start, stop } = useDownload();
  const { bytes, name, problem } = state;
  const isRunning = bytes !== undefined;
  useEffect(() => {
    if (problem !== undefined) field.current?.focus();
  }, [problem]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isRunning || password === '') return;
    start(ADDRESS, { password });
    setPassword('');
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      <TextInput
        ref={field}
        type="password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        label={t('desk.databasePassword')}
        description={
          <Trans
            id="desk.databaseNoPassword"
            components={{ reset: <Link to={siteRoutes.forgotPassword} />, code: <Code /> }}
          />
        }
        value={password}
        error={problem}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <div className={classes.progress}>
        <Button type="submit" loading={isRunning}>
          {t('desk.databaseStart')}
        </Button>
        {isRunning && (
          <Button variant="default" onClick={stop}>
            {t('desk.databaseStop')}
          </Button>
        )}
        <p role="status">
          {isRunning && t('desk.databaseRuns', { size: inDigits((bytes / MB).toFixed(1)) })}
          {name !== undefined && t('desk.databaseDone', { name })}
        </p>
      </div>
    </form>
  );
}

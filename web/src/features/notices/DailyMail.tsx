import { Button } from '@mantine/core';
import { useOnce } from '../../components/useOnce.ts';
import { useOwnDailyMailQuery, useSetDailyMailMutation } from './daily-mail.generated.ts';
import classes from './DailyMail.module.css';
import { t } from './messages/index.ts';

/** The switch in the profile. Absent for people without a role. */
export function DailyMail() {
  const { data } = useOwnDailyMailQuery({ fetchPolicy: 'cache-and-network' });
  const [set] = useSetDailyMailMutation();
  const once = useOnce();
  const isOn = data?.viewer?.dailyMail ?? null;
  if (isOn === null) return null;
  return (
    <section className={classes.section} aria-labelledby="daily-mail">
      <h2 id="daily-mail">{t('notices.title')}</h2>
      <p>{t('notices.intro')}</p>
      <p role="status">{t(isOn ? 'notices.on' : 'notices.off')}</p>
      <Button
        variant={isOn ? 'default' : 'filled'}
        loading={once.isBusy}
        onClick={() => void once.run(() => set({ variables: { on: !isOn } }))}
      >
        {t(isOn ? 'notices.turnOff' : 'notices.turnOn')}
      </Button>
      {once.problem !== undefined && <p role="alert">{once.problem}</p>}
    </section>
  );
}

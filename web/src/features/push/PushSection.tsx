import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@apollo/client/react';
import { Choices } from '../../components/choices/Choices.tsx';
import { PartError } from '../../components/PartError.tsx';
import { useOnline } from '../../components/useOnline.ts';
import { useSession } from '../../session/index.ts';
import type { PushKind } from '../../graphql.generated.ts';
import { t } from './messages/index.ts';
import { NoReminders } from './NoReminders.tsx';
import { OwnPushDocument, type PushFactsFragment } from './push.generated.ts';
import classes from './Push.module.css';
import { useChoices } from './useChoices.ts';
import { usePushBrowser } from './usePushBrowser.ts';

const KINDS: readonly PushKind[] = ['REVIEWS_DUE', 'REPORT_ANSWERED', 'PLAN_ENDS', 'MESSAGE'];
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

/** Reminders in the profile: this browser's, which ones, and when none. Absent where the site sends none. */
export function PushSection() {
  const { data, error, refetch } = useQuery(OwnPushDocument, { fetchPolicy: 'cache-and-network' });
  const owner = useSession()?.user_id;
  const push = data?.viewer?.push;
  if (!push && !error) return null;
  return (
    <section id="reminders" className={classes.section} aria-labelledby="reminders-title">
      <h2 id="reminders-title">{t('push.title')}</h2>
      <p>{t('push.intro')}</p>
      {push && owner !== undefined ? (
        <Reminders push={push} owner={owner} />
      ) : (
        <PartError text={t('push.failed')} onRetry={() => void refetch().catch(() => {})} />
      )}
    </section>
  );
}

function Reminders({ push, owner }: { push: PushFactsFragment; owner: string }) {
  const browser = usePushBrowser(push.publicKey, owner);
  const { state, isBusy } = browser;
  const isOffline = !useOnline();
  const { chosen, choose, problem } = useChoices(push);
  const isUsed = state === 'ON' || push.subscriptions > 0;
  return (
    <>
      {(state === 'ON' || state === 'OFF') && (
        <>
          <p role="status">{t(state === 'ON' ? 'push.on' : 'push.off')}</p>
          <Button
            variant={state === 'ON' ? 'default' : 'filled'}
            loading={isBusy}
            disabled={isOffline}
            onClick={() => void (state === 'ON' ? browser.switchOff() : browser.switchOn())}
          >
            {t(state === 'ON' ? 'push.turnOff' : 'push.turnOn')}
          </Button>
        </>
      )}
      <NoReminders state={state} />
      {isOffline && <p>{t('push.offline')}</p>}
      {browser.problem !== undefined && <p role="alert">{browser.problem}</p>}
      {push.subscriptions > 0 && <p>{t('push.others', { count: push.subscriptions })}</p>}
      {isUsed && (
        <fieldset className={classes.choices} disabled={isOffline}>
          <Choices
            type="checkbox"
            legend={t('push.kinds')}
            options={KINDS.map((kind) => ({ value: kind, text: t('push.kind', { kind }) }))}
            chosen={chosen.kinds}
            onChange={(kinds) => choose({ kinds: KINDS.filter((kind) => kinds.includes(kind)) })}
          />
          <QuietHours {...chosen} onChange={choose} />
        </fieldset>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}

type QuietProps = Pick<PushFactsFragment, 'quietFrom' | 'quietTo'> & {
  onChange: (hours: { quietFrom?: number; quietTo?: number }) => void;
};

function QuietHours({ quietFrom, quietTo, onChange }: QuietProps) {
  const hours = HOURS.map((hour) => ({ value: hour, label: t('push.hour', { hour }) }));
  return (
    <fieldset className={classes.quiet}>
      <legend>{t('push.quiet')}</legend>
      <NativeSelect
        label={t('push.quietFrom')}
        data={hours}
        value={String(quietFrom)}
        onChange={(event) => onChange({ quietFrom: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        label={t('push.quietTo')}
        data={hours}
        value={String(quietTo)}
        onChange={(event) => onChange({ quietTo: Number(event.currentTarget.value) })}
      />
      {quietFrom === quietTo && <p>{t('push.always')}</p>}
    </fieldset>
  );
}

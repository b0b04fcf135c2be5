import { useMutation } from '@apollo/client/react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { toast } from '../../../components/toast.ts';
import { useCopy } from '../../../components/useCopy.ts';
import { BASE } from '../../../i18n/base.ts';
import { useOnce } from '../confirm/index.ts';
import { moment } from '../moment.ts';
import { paths } from '../pages.ts';
import {
  CreateExpertLinkDocument,
  type DraftReviewFragment,
  RevokeExpertLinkDocument,
} from './draft-review.generated.ts';
import classes from './DraftReview.module.css';
import { t } from './messages/index.ts';

const DAYS = [1, 3, 7, 14, 30];
const USUAL_DAYS = 7;

/** With the token behind the hash, which browsers send to no server. */
const addressOf = (token: string) => `${location.origin}${BASE}${paths.expert}#${token}`;

/** Links to the draft for people without an account. */
export function ExpertLinks({ review: { id, expertLinks, mayComment } }: { review: DraftReviewFragment }) {
  const [days, setDays] = useState(USUAL_DAYS);
  const [address, setAddress] = useState<string>();
  const [create] = useMutation(CreateExpertLinkDocument);
  const once = useOnce();
  const make = () =>
    once.run(async () => {
      const { data } = await create({ variables: { id, days } });
      if (data) setAddress(addressOf(data.createExpertLink.token));
    });
  return (
    <section className={classes.sheet} aria-labelledby="experts-heading">
      <h2 id="experts-heading">{t('studio.experts')}</h2>
      <p className={classes.who}>{t('studio.expertsHint')}</p>
      {mayComment && (
        <div className={classes.assignment}>
          <NativeSelect
            label={t('studio.expertDays')}
            value={String(days)}
            data={DAYS.map((count) => ({ value: String(count), label: t('studio.days', { count }) }))}
            onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
          />
          <div className={classes.buttons}>
            <Button variant="default" loading={once.isBusy} onClick={() => void make()}>
              {t('studio.makeLink')}
            </Button>
          </div>
        </div>
      )}
      {once.problem && <p role="alert">{once.problem}</p>}
      {address && <NewLink address={address} />}
      {expertLinks.length > 0 && (
        <ul className={classes.threads}>
          {expertLinks.map((link) => (
            <LinkRow key={link.id} id={id} link={link} />
          ))}
        </ul>
      )}
    </section>
  );
}

function NewLink({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const { copy } = useCopy(field, { copied: t('studio.linkCopied'), selected: t('studio.linkSelected') });
  return (
    <div className={classes.assignment}>
      <TextInput
        ref={field}
        label={t('studio.newLink')}
        description={t('studio.newLinkHint')}
        readOnly
        value={address}
      />
      <div className={classes.buttons}>
        <Button onClick={() => void copy(address)}>{t('studio.copyLink')}</Button>
      </div>
    </div>
  );
}

type RowProps = { id: string; link: DraftReviewFragment['expertLinks'][number] };

function LinkRow({ id, link: { id: link, by, madeAt, expiresAt, state } }: RowProps) {
  const [revoke] = useMutation(RevokeExpertLinkDocument);
  const once = useOnce();
  const name = by ?? t('studio.commentGone');
  return (
    <li className={classes.thread}>
      <p>{t('studio.linkState', { state, when: moment(expiresAt) })}</p>
      <p className={classes.who}>{t('studio.linkBy', { name })}</p>
      {state === 'OPEN' && (
        <div className={classes.buttons}>
          <Button
            size="compact-sm"
            variant="default"
            loading={once.isBusy}
            aria-label={t('studio.revokeLinkOf', { name, when: moment(madeAt) })}
            onClick={() =>
              void once.run(async () => {
                await revoke({ variables: { id, link } });
                void toast(t('studio.doneRevoke'), 'success');
              })
            }
          >
            {t('studio.revokeLink')}
          </Button>
        </div>
      )}
      {once.problem && <p role="alert">{once.problem}</p>}
    </li>
  );
}

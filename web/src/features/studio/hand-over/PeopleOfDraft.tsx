import { useMutation } from '@apollo/client/react';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useAuthors } from '../choices/index.ts';
import { ConfirmDialog, useOnce } from '../confirm/index.ts';
import { t } from '../messages/index.ts';
import { HandOverQuestionDocument, SetCoAuthorsDocument } from './hand-over.generated.ts';
import classes from './PeopleOfDraft.module.css';

type Person = { userId: string; name: string };
type Props = {
  id: string;
  coAuthors: readonly Person[];
  /** Sends what is typed, before the draft changes otherwise. */
  onStart: () => Promise<unknown>;
  onDone: () => void;
};

/** Who may edit a draft, and how it goes to somebody else. */
export function PeopleOfDraft({ id, coAuthors, onStart, onDone }: Props) {
  const authors = useAuthors();
  const [setCoAuthors] = useMutation(SetCoAuthorsDocument);
  const [isHandingOver, setIsHandingOver] = useState(false);
  const once = useOnce();
  const set = (people: string[]) =>
    once.run(async () => {
      await onStart();
      await setCoAuthors({ variables: { id, people } });
      onDone();
    });
  const ids = coAuthors.map(({ userId }) => userId);
  return (
    <section aria-labelledby="people-heading" className={classes.people}>
      <h2 id="people-heading">{t('studio.peopleOnDraft')}</h2>
      <h3>{t('studio.coAuthors')}</h3>
      {coAuthors.length === 0 && <p>{t('studio.noCoAuthors')}</p>}
      <ul>
        {coAuthors.map(({ userId, name }) => (
          <li key={userId}>
            <span>{name}</span>
            <Button
              variant="subtle"
              disabled={once.isBusy}
              onClick={() => void set(ids.filter((one) => one !== userId))}
            >
              {t('studio.remove', { name })}
            </Button>
          </li>
        ))}
      </ul>
      <NativeSelect
        label={t('studio.addCoAuthor')}
        value=""
        disabled={once.isBusy}
        data={[{ value: '', label: t('studio.choose') }, ...authors.filter(({ value }) => !ids.includes(value))]}
        onChange={({ currentTarget: { value } }) => value !== '' && void set([...ids, value])}
      />
      {once.problem && <p role="alert">{once.problem}</p>}
      <Button variant="default" onClick={() => setIsHandingOver(true)}>
        {t('studio.handOver')}
      </Button>
      {isHandingOver && (
        <HandOverDialog id={id} onStart={onStart} onDone={onDone} onClose={() => setIsHandingOver(false)} />
      )}
    </section>
  );
}

function HandOverDialog({ id, onStart, onDone, onClose }: Omit<Props, 'coAuthors'> & { onClose: () => void }) {
  const authors = useAuthors();
  const [handOver] = useMutation(HandOverQuestionDocument);
  const [to, setTo] = useState('');
  const once = useOnce();
  const name = authors.find(({ value }) => value === to)?.label;
  const send = () =>
    once.run(async () => {
      await onStart();
      await handOver({ variables: { id, to } });
      onClose();
      onDone();
    });
  return (
    <ConfirmDialog
      title={t('studio.handOver')}
      press={t('studio.handOver')}
      once={once}
      isBlocked={to === ''}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <NativeSelect
        label={t('studio.handOverTo')}
        value={to}
        data={[{ value: '', label: t('studio.choose') }, ...authors]}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      {name !== undefined && <p>{t('studio.handOverEffect', { name })}</p>}
    </ConfirmDialog>
  );
}

import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../../apollo/errors.ts';
import { loadSanitizer } from '../../../components/load-sanitizer.ts';
import { saveFile } from '../../../components/save-file.ts';
import { toast } from '../../../components/toast.ts';
import { useHashTarget } from '../../../components/useHashTarget.ts';
import { t } from '../messages/index.ts';
import type { TopicsSource } from '../overview/Topics.tsx';
import { OWN_DATA_ID } from '../paths.ts';
import { toAnki } from './anki.ts';
import { toCsv } from './csv.ts';
import { DeleteRecord } from './DeleteRecord.tsx';
import { ATTEMPT_COLUMNS, exportAccount, exportCards, exportDevice, exportRealMarks, exportTargets } from './export.ts';
import classes from './OwnData.module.css';

const FORMATS = {
  json: { type: 'application/json', name: 'study-record.json', label: 'record.exportAll' },
  answers: { type: 'text/csv', name: 'answers.csv', label: 'record.exportAnswers' },
  notes: { type: 'text/csv', name: 'flags-and-notes.csv', label: 'record.exportNotes' },
  anki: { type: 'text/plain', name: 'anki.txt', label: 'record.exportAnki' },
} as const;
type Format = keyof typeof FORMATS;

type Writer = (client: ApolloClient | undefined) => Promise<string>;

/** `client` for the account's record, else this device's. */
const exportRecord = (client: ApolloClient | undefined) => (client ? exportAccount(client) : exportDevice());

const WRITERS: Record<Format, Writer> = {
  json: async (client) => {
    const realMarks = client ? await exportRealMarks(client) : [];
    const targets = client ? await exportTargets(client) : [];
    return JSON.stringify({ ...(await exportRecord(client)), realMarks, targets }, null, 2);
  },
  answers: async (client) => toCsv(ATTEMPT_COLUMNS, (await exportRecord(client)).attempts),
  notes: async (client) => toCsv(['questionId', 'ref', 'flagged', 'note'], (await exportRecord(client)).questions),
  anki: async (client) => toAnki(await exportCards(client), await loadSanitizer()),
};

/** Export and deletion of the record. */
export function OwnData({ source }: { source: TopicsSource }) {
  const client = useApolloClient();
  const [busy, setBusy] = useState<Format>();
  const [isDeleting, setDeleting] = useState(false);
  useHashTarget();
  const download = async (format: Format) => {
    setBusy(format);
    try {
      const { type, name } = FORMATS[format];
      const text = await WRITERS[format](source === 'ACCOUNT' ? client : undefined);
      saveFile(new Blob([text], { type }), name);
    } catch (error) {
      void toast(errorText(error), 'error');
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <section id={OWN_DATA_ID} className={classes.sheet} aria-labelledby="own-data-title">
      <h2 id="own-data-title">{t('record.ownData')}</h2>
      <p>{source === 'ACCOUNT' ? t('record.inAccount') : t('record.onDevice')}</p>
      <div className={classes.ways}>
        {(Object.keys(FORMATS) as Format[]).map((format) => (
          <Button
            key={format}
            variant="default"
            loading={busy === format}
            disabled={busy !== undefined && busy !== format}
            onClick={() => void download(format)}
          >
            {t(FORMATS[format].label)}
          </Button>
        ))}
        <Button variant="default" className={classes.remove} onClick={() => setDeleting(true)}>
          {t('record.remove')}
        </Button>
      </div>
      {isDeleting && <DeleteRecord source={source} onClose={() => setDeleting(false)} />}
    </section>
  );
}

import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../../apollo/errors.ts';
import { toast } from '../../../components/toast.ts';
import { useHashTarget } from '../../../components/useHashTarget.ts';
import { t } from '../messages/index.ts';
import type { TopicsSource } from '../overview/Topics.tsx';
import { OWN_DATA_ID } from '../paths.ts';
import { toCsv } from './csv.ts';
import { DeleteRecord } from './DeleteRecord.tsx';
import { ATTEMPT_COLUMNS, exportAccount, exportDevice, type ExportedRecord } from './export.ts';
import classes from './OwnData.module.css';

const FORMATS = {
  json: { type: 'application/json', name: 'study-record.json', label: 'record.exportAll' },
  answers: { type: 'text/csv', name: 'answers.csv', label: 'record.exportAnswers' },
  notes: { type: 'text/csv', name: 'flags-and-notes.csv', label: 'record.exportNotes' },
} as const;
type Format = keyof typeof FORMATS;

const WRITERS: Record<Format, (record: ExportedRecord) => string> = {
  json: (record) => JSON.stringify(record, null, 2),
  answers: ({ attempts }) => toCsv(ATTEMPT_COLUMNS, attempts),
  notes: ({ questions }) => toCsv(['questionId', 'ref', 'flagged', 'note'], questions),
};

function save(text: string, { type, name }: { type: string; name: string }) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Export and deletion of the record. */
export function OwnData({ source }: { source: TopicsSource }) {
  const client = useApolloClient();
  const [busy, setBusy] = useState<Format>();
  const [isDeleting, setDeleting] = useState(false);
  useHashTarget();
  const download = async (format: Format) => {
    setBusy(format);
    try {
      const record = await (source === 'ACCOUNT' ? exportAccount(client) : exportDevice());
      save(WRITERS[format](record), FORMATS[format]);
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

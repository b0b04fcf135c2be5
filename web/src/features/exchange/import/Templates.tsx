import { Button } from '@mantine/core';
import { useDownload } from '../export/useDownload.ts';
import { FORMAT_NAMES } from '../formats.ts';
import { t } from '../messages/index.ts';
import classes from './Import.module.css';
import mapClasses from './MapColumns.module.css';

const FORMATS = ['csv', 'xlsx', 'docx'] as const;

/** Files to fill in, with an example of each type of question. */
export function Templates() {
  const { state, start } = useDownload();
  const { bytes, name, problem } = state;
  return (
    <section aria-labelledby="templates" className={classes.file}>
      <h2 id="templates" className={mapClasses.title}>
        {t('exchange.templates')}
      </h2>
      <p className={classes.hint}>{t('exchange.templatesHint')}</p>
      <div className={mapClasses.templates}>
        {FORMATS.map((format) => (
          <Button
            key={format}
            variant="default"
            disabled={bytes !== undefined}
            onClick={() => start(`/exchange/template?format=${format}`)}
          >
            {FORMAT_NAMES[format]}
          </Button>
        ))}
        <p role="status" className={classes.hint}>
          {name !== undefined && t('exchange.downloaded', { name })}
        </p>
      </div>
      {problem !== undefined && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </section>
  );
}

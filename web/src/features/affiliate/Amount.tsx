import { VisuallyHidden } from '@mantine/core';
import { taka } from '../../components/taka.ts';
import { t } from './messages/index.ts';

/** In Tk; a dash for null. */
export const Amount = ({ value }: { value: number | null }) => <Figure value={value === null ? null : taka(value)} />;

/** A dash for null. */
export const Figure = ({ value }: { value: string | null }) =>
  value ?? (
    <>
      <span aria-hidden>—</span>
      <VisuallyHidden>{t('affiliate.notAvailable')}</VisuallyHidden>
    </>
  );

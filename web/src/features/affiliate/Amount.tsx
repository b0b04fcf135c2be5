import { VisuallyHidden } from '@mantine/core';
import { taka } from '../../components/taka.ts';
import { t } from './messages/index.ts';

/** An amount in Tk, or a dash where the server could not read it. */
export const Amount = ({ value }: { value: number | null }) => <Figure value={value === null ? null : taka(value)} />;

/** A figure, or a dash where the server could not read it. */
export const Figure = ({ value }: { value: string | null }) =>
  value ?? (
    <>
      <span aria-hidden>—</span>
      <VisuallyHidden>{t('affiliate.notAvailable')}</VisuallyHidden>
    </>
  );

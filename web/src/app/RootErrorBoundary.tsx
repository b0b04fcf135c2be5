import { useWindowEvent } from '@mantine/hooks';
import { Component, type ReactNode } from 'react';
import { PageLoadNotice, reload, UnknownErrorNotice } from '../components/ErrorNotices.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { useOnline } from '../components/useOnline.ts';
import { PageLoadError } from '../components/lazy-page.ts';
import { t } from '../i18n/index.tsx';

type State = { error?: unknown };

/** Handles what no screen caught: code that failed to load, or a bug. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof PageLoadError) return <PageLoadFailure />;
    return (
      <>
        <PageHeader title={t('shared.somethingWrong')} />
        <UnknownErrorNotice />
      </>
    );
  }
}

function PageLoadFailure() {
  const online = useOnline();
  // Some browsers cache a failed module: only a reload fetches it again.
  useWindowEvent('online', () => reload());
  return (
    <>
      <PageHeader title={t(online ? 'shared.somethingWrong' : 'shared.offlineTitle')} />
      <PageLoadNotice online={online} />
    </>
  );
}

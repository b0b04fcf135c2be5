import { Component, type ReactNode } from 'react';
import { ReloadNotice, UnknownErrorNotice } from '../components/ErrorNotices.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { PageLoadError } from './lazy-page.ts';

type State = { error?: unknown };

/** Sorts what no screen has caught: code that did not arrive, or a mistake of ours. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <>
        <PageHeader title="Something went wrong" />
        {error instanceof PageLoadError ? <ReloadNotice /> : <UnknownErrorNotice />}
      </>
    );
  }
}

import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AppTheme } from '../../theme/AppTheme.tsx';
import { ReportAction } from './report/ReportAction.tsx';
import { TakesReportsDocument, type TakesReportsQuery } from './report/takes-reports.generated.ts';

const show = (reports: boolean) => {
  const result = vi.fn<() => { data: TakesReportsQuery }>(() => ({
    data: { features: { __typename: 'Features', reports } as TakesReportsQuery['features'] },
  }));
  render(
    <MockedProvider mocks={[{ request: { query: TakesReportsDocument }, result, delay: 0 }]}>
      <MemoryRouter>
        <AppTheme>
          <ReportAction question={{ id: '1', ref: 'ANAT-000001' }} />
        </AppTheme>
      </MemoryRouter>
    </MockedProvider>,
  );
  return result;
};

it('a mistake is reported where the site takes reports', async () => {
  show(true);
  expect(await screen.findByRole('button', { name: 'Report a mistake in ANAT-000001' })).toBeTruthy();
});

it('nothing is offered where it takes none', async () => {
  const asked = show(false);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('button')).toBeNull();
});

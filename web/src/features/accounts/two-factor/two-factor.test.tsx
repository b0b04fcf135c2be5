import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '../../../session/index.ts';
import { amina, begin, googleMock, homeMock, operationMock, ownFeatures } from '../../../testing/accounts.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { ViewerDocument } from '../profile/viewer.generated.ts';
import { ConfirmTwoFactorDocument, StartTwoFactorDocument, StopTwoFactorDocument } from './two-factor.generated.ts';

const SETUP = { __typename: 'TwoFactorSetup', secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/A?secret=JBSWY3DP' };
const CODES = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-DDD${index}`);

async function open({
  twoFactor,
  offered = true,
  mocks = [],
}: {
  twoFactor: boolean;
  offered?: boolean;
  mocks?: object[];
}) {
  begin();
  const features = { ...ownFeatures, twoFactor: offered };
  const viewer = operationMock(ViewerDocument, { features, viewer: { ...amina, twoFactor } });
  const view = await renderAt('/profile', { mocks: [viewer.mock, googleMock(), homeMock(), ...(mocks as [])] });
  await screen.findByLabelText('Year');
  return view;
}

/** Asks for the password as long as there is none. */
const startMock = () => ({
  request: { query: StartTwoFactorDocument, variables: () => true },
  result: ({ password }: Record<string, unknown>) =>
    password === 'secret1'
      ? { data: { startTwoFactor: SETUP } }
      : {
          errors: [
            {
              message: password === undefined ? 'Give your password.' : 'This is not your password.',
              extensions: { code: 'BAD_USER_INPUT', field: 'password' },
            },
          ],
        },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

afterEach(() => {
  endSession();
  localStorage.clear();
});

describe('two-step log-in in the profile', () => {
  it('is switched on with the password and the first code, and shows the recovery codes once', async () => {
    URL.createObjectURL = vi.fn<typeof URL.createObjectURL>(() => 'blob:codes');
    const confirm = operationMock(ConfirmTwoFactorDocument, { confirmTwoFactor: CODES });
    const { user } = await open({ twoFactor: false, mocks: [startMock(), confirm.mock] });
    await user.click(screen.getByRole('button', { name: 'Switch on' }));
    await user.type(await screen.findByLabelText('Password'), 'another{Enter}');
    expect(await screen.findByText('This is not your password.')).toBeTruthy();
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'secret1{Enter}');

    expect(await screen.findByRole('img', { name: 'QR code for an authenticator app' })).toBeTruthy();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText(CODES[9]!)).toBeTruthy();
    expect(confirm.onCall).toHaveBeenCalledExactlyOnceWith({ code: '123456' });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const [file] = vi.mocked(URL.createObjectURL).mock.calls[0]!;
    expect(await (file as Blob).text()).toContain(CODES.join('\n'));

    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(screen.queryByText(CODES[9]!)).toBeNull();
    expect(screen.getByText(/It is on/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Switch off' })).toBeTruthy();
  });

  it('says what to do where the log-in is too old, and nothing changes', async () => {
    const message = 'Please log in again to switch on two-step log-in.';
    const { mock } = operationMock(StartTwoFactorDocument, { message, code: 'FORBIDDEN' });
    const { user } = await open({ twoFactor: false, mocks: [mock] });
    await user.click(screen.getByRole('button', { name: 'Switch on' }));
    expect(await screen.findByText(message)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Switch on' })).toBeTruthy();
  });

  it('is switched off with a code', async () => {
    const stop = operationMock(StopTwoFactorDocument, { stopTwoFactor: true });
    const { user } = await open({ twoFactor: true, mocks: [stop.mock] });
    await user.click(screen.getByRole('button', { name: 'Switch off' }));
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Switch on' })).toBeTruthy());
    expect(stop.onCall).toHaveBeenCalledExactlyOnceWith({ code: '123456' });
  });

  it('is hidden where the server does not have it', async () => {
    await open({ twoFactor: false, offered: false });
    expect(screen.queryByRole('heading', { name: 'Two-step log-in' })).toBeNull();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '../../../session/index.ts';
import { amina, begin, googleMock, homeMock, operationMock, ownFeatures } from '../../../testing/accounts.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { ViewerDocument } from '../profile/viewer.generated.ts';
import {
  ConfirmTwoFactorDocument,
  RenewRecoveryCodesDocument,
  StartTwoFactorDocument,
  StopTwoFactorDocument,
} from './two-factor.generated.ts';

const SETUP = { __typename: 'TwoFactorSetup', secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/A?secret=JBSWY3DP' };
const CODES = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-DDD${index}`);

async function open({
  twoFactor,
  codesLeft = twoFactor ? 10 : null,
  offered = true,
  mocks = [],
}: {
  twoFactor: boolean;
  codesLeft?: number | null;
  offered?: boolean;
  mocks?: object[];
}) {
  begin();
  const features = { ...ownFeatures, twoFactor: offered };
  const viewer = operationMock(ViewerDocument, {
    features,
    viewer: { ...amina, twoFactor, recoveryCodesLeft: codesLeft },
  });
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
    const createUrl = vi.fn<(file: Blob) => string>(() => 'blob:codes');
    URL.createObjectURL = createUrl;
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
    expect(await createUrl.mock.calls[0]![0].text()).toContain(CODES.join('\n'));

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

  it('says how many recovery codes are left, and shows new ones for a code', async () => {
    const renew = operationMock(RenewRecoveryCodesDocument, { renewRecoveryCodes: CODES });
    const { user } = await open({ twoFactor: true, codesLeft: 1, mocks: [renew.mock] });
    expect(screen.getByText(/Only 1 recovery code is left/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'New recovery codes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New recovery codes' }));
    await user.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(dialog.getByLabelText('Recovery code'), 'aaaa bbbb cccc dddd{Enter}{Enter}');

    const heading = await screen.findByRole('heading', { name: 'Recovery codes' });
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(renew.onCall).toHaveBeenCalledExactlyOnceWith({ code: 'aaaa bbbb cccc dddd' });
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(screen.getByText(/^10 recovery codes are left/)).toBeTruthy();
    expect(screen.queryByText(CODES[9]!)).toBeNull();
  });

  it('keeps the old recovery codes where the code is wrong or the dialog is closed', async () => {
    const message = 'This code is wrong.';
    const renew = operationMock(RenewRecoveryCodesDocument, { message, code: 'BAD_USER_INPUT', field: 'code' });
    const { user } = await open({ twoFactor: true, mocks: [renew.mock] });
    await user.click(screen.getByRole('button', { name: 'New recovery codes' }));
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText(message)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/^10 recovery codes are left/)).toBeTruthy();
  });

  it.each([
    [0, 'No recovery codes are left'],
    [3, 'Only 3 recovery codes are left'],
  ])('warns where %i recovery codes are left', async (codesLeft, words) => {
    await open({ twoFactor: true, codesLeft });
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
  });

  it('offers no new recovery codes where the server does not count them', async () => {
    await open({ twoFactor: true, codesLeft: null });
    expect(screen.getByRole('button', { name: 'Switch off' })).toBeTruthy();
    expect(screen.queryByText(/recovery code/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'New recovery codes' })).toBeNull();
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

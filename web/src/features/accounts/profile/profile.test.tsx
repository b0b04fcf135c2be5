import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '../../../components/toast.ts';
import { endSession } from '../../../session/index.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { LogOutDocument } from '../log-out.generated.ts';
import { amina, operationMock, begin, googleMock, homeMock } from '../../../testing/accounts.ts';
import { UpdateProfileDocument } from './update-profile.generated.ts';
import { ViewerDocument } from './viewer.generated.ts';

vi.mock('../../../components/toast.ts', async (original) => ({
  ...(await original<object>()),
  toast: vi.fn<typeof toast>(),
}));

const INSTITUTE = 'institute name updated successfully';
const YEAR = 'year updated successfully';
const PHONE = 'Phone number updated successfully';
const photo = { __typename: 'Image' as const, publicId: 'p1', url: '/images/p1?w=192&h=192' };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const root = () => JSON.parse(localStorage.getItem('root') ?? 'null');
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(update: object = { updateProfile: amina }, viewer: object | null = amina) {
  begin();
  const { mock, onCall } = operationMock(UpdateProfileDocument, update);
  const logOut = operationMock(LogOutDocument, { logOut: true });
  const mocks = [operationMock(ViewerDocument, { viewer }).mock, mock, logOut.mock, googleMock(), homeMock()];
  const view = await renderAt('/profile', { mocks });
  if (viewer) await screen.findByLabelText('Year');
  return { ...view, onCall, onLogOut: logOut.onCall };
}

beforeEach(() => {
  vi.mocked(toast).mockReset();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  endSession();
  localStorage.clear();
});

describe('the profile', () => {
  it('shows the record; name and email cannot be changed', async () => {
    const { container } = await open();
    expect([field('Name').readOnly, field('Email').readOnly]).toEqual([true, true]);
    const labels = ['Name', 'Email', 'ID', 'Medical college', 'Year', 'Country code', 'Phone'];
    expect(labels.map((label) => field(label).value)).toEqual([
      'Amina Rahman',
      'amina@example.org',
      'AMINA-1',
      'Dhaka Medical College',
      '3rd',
      '+880',
      '01712345678',
    ]);
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Affiliate' }).getAttribute('href')).toBe('/profile/affiliate');
    expect(container.querySelector('main img')).toBeNull();
  });

  it.each([
    ['Medical college', 'medicalCollege', INSTITUTE],
    ['Year', 'year', YEAR],
  ])('%s is saved 1 s after the last key', async (label, name, message) => {
    const { onCall } = await open({ updateProfile: { ...amina, year: '4th' } });
    fireEvent.change(field(label), { target: { value: ' 4t' } });
    await later(800);
    fireEvent.change(field(label), { target: { value: ' 4th' } });
    await later(800);
    expect(onCall).not.toHaveBeenCalled();
    await later(200);
    await vi.waitFor(() => expect(onCall.mock.calls).toEqual([[{ input: { [name]: '4th' } }]]));
    await vi.waitFor(() => expect(toast).toHaveBeenCalledWith(message, 'success'));
    expect(root().user.year).toBe('4th');
  });

  it('sends nothing that is as it was', async () => {
    const { user, onCall } = await open();
    await user.type(field('Year'), 'x{Backspace}');
    await later(3000);
    expect(onCall).not.toHaveBeenCalled();
  });

  it.each([
    ['Medical college', 'Institute is required'],
    ['Year', 'Year is required'],
  ])('%s must not be blank', async (label, placeholder) => {
    const { user, onCall } = await open();
    await user.clear(field(label));
    await user.type(field(label), '  ');
    await later(2000);
    expect(onCall).not.toHaveBeenCalled();
    expect(field(label).placeholder).toBe(placeholder);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(placeholder)).toBeTruthy();
  });

  it('keeps what was typed where it could not be saved, says why, and tries again', async () => {
    const message = 'Too many requests! Please try again later.';
    const { user, onCall } = await open({ message, code: 'TOO_MANY_REQUESTS' });
    await user.type(field('Year'), '!');
    await later(1100);
    await vi.waitFor(() => expect(toast).toHaveBeenCalledWith(message, 'error'));
    expect(field('Year').value).toBe('3rd!');
    expect(screen.getByText(message)).toBeTruthy();
    await user.type(field('Year'), '?');
    await later(1100);
    expect(onCall).toHaveBeenCalledTimes(2);
  });

  it('saves what was typed within the second by one who goes elsewhere', async () => {
    const { user, onCall } = await open();
    await user.type(field('Year'), '!');
    await user.click(screen.getByRole('link', { name: 'ProffBank' }));
    expect(onCall).toHaveBeenCalledWith({ input: { year: '3rd!' } });
  });
});

describe('the phone', () => {
  it('takes 11 digits and nothing else, and is saved as soon as it has them', async () => {
    const { user, onCall } = await open();
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '018-1234 567x');
    expect([field('Phone').value, onCall.mock.calls]).toEqual(['0181234567', []]);
    await user.type(field('Phone'), '8');
    expect(field('Phone').value).toBe('01812345678');
    expect(onCall.mock.calls).toEqual([[{ input: { contactNumber: '+88001812345678' } }]]);
    await vi.waitFor(() => expect(toast).toHaveBeenCalledWith(PHONE, 'success'));
    expect(field('Phone').inputMode).toBe('tel');
  });

  it('pasted with its country code is saved as it is shown; one that cannot be saved stays and says why', async () => {
    const { user, onCall } = await open();
    const paste = async (text: string) => {
      await user.clear(field('Phone'));
      await user.paste(text);
    };
    await paste('8801812-345678');
    expect([field('Country code').value, field('Phone').value]).toEqual(['+880', '01812345678']);
    expect(onCall.mock.calls).toEqual([[{ input: { contactNumber: '+88001812345678' } }]]);
    await paste('018123456789');
    await later(1100);
    expect(field('Phone').value).toBe('018123456789');
    expect(screen.getByText('Phone number must be 11 digits.')).toBeTruthy();
    expect(onCall).toHaveBeenCalledTimes(1);
  });

  it('typed key by key with its country code is saved once, when it is whole', async () => {
    const { user, onCall } = await open();
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '8801812345678');
    expect(field('Phone').value).toBe('01812345678');
    expect(onCall.mock.calls).toEqual([[{ input: { contactNumber: '+88001812345678' } }]]);
  });

  it('is saved with another country', async () => {
    const { user, onCall } = await open();
    const names = [...screen.getByLabelText<HTMLSelectElement>('Country code').options].map(({ text }) => text);
    expect(names.toSorted()).toEqual(['+1 (US)', '+44 (UK)', '+880 (BN)']);
    await user.selectOptions(field('Country code'), '+44');
    expect(onCall.mock.calls).toEqual([[{ input: { contactNumber: '+4401712345678' } }]]);
  });

  it('says that it is short once one has stopped or left', async () => {
    const { user, onCall } = await open();
    await user.type(field('Phone'), '{Backspace}');
    expect(screen.queryByText('Phone number must be 11 digits.')).toBeNull();
    await later(1100);
    expect(screen.getByText('Phone number must be 11 digits.')).toBeTruthy();
    await user.type(field('Phone'), '{Backspace}');
    await user.tab();
    expect(screen.getByText('Phone number must be 11 digits.')).toBeTruthy();
    expect(onCall).not.toHaveBeenCalled();
  });

  it('says that it could not be saved', async () => {
    const { user } = await open({ message: 'x', code: 'UPSTREAM_UNAVAILABLE' });
    await user.selectOptions(field('Country code'), '+1');
    await vi.waitFor(() => expect(toast).toHaveBeenCalledWith('Failed to update phone number', 'error'));
    expect(field('Phone').value).toBe('01712345678');
  });

  it('says what to do where the log-in was too long ago, and keeps what was typed', async () => {
    const { user, onCall } = await open({ message: 'Please log in again.', code: 'FORBIDDEN' });
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '01812345678');
    const words = 'Not saved yet: sign out below and log in again, then change your phone number.';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(toast).toHaveBeenCalledWith(words, 'error');
    expect(field('Phone').value).toBe('01812345678');
    await user.type(field('Phone'), '{Backspace}8');
    expect(onCall).toHaveBeenCalledTimes(2);
  });

  it('of Bangladesh without its leading 0 is shown with it', async () => {
    await open(undefined, { ...amina, contactNumber: '+8801712345678' });
    expect(field('Phone').value).toBe('01712345678');
  });
});

describe('the picture', () => {
  const image = (type = 'image/png', size = 3) => new File([new Uint8Array(size)], 'me.png', { type });
  const choose = (file: File) => fireEvent.change(field('Change photo'), { target: { files: [file] } });
  // The gateway's rate limit.
  const tooMany = { message: 'Too many requests! Please try again later.', code: 'TOO_MANY_REQUESTS' };
  const answering = (answer: () => Promise<Response>) => vi.spyOn(globalThis, 'fetch').mockImplementation(answer);

  it('is seen at once, handed over with the token, and taken by the profile', async () => {
    const fetcher = answering(async () => Response.json({ images: { _id: 'i1' } }, { status: 201 }));
    const { onCall } = await open({ updateProfile: { ...amina, profileImage: photo } });
    expect(field('Change photo').accept).toBe('image/*');
    choose(image());
    expect(screen.getByRole('img', { name: "Amina Rahman's profile" }).getAttribute('src')).toBe('blob:preview');
    await vi.waitFor(() => expect(toast).toHaveBeenCalledWith('Image updated successfully', 'success'));
    const [address, request] = fetcher.mock.calls[0]!;
    expect([address, request?.method, request?.headers]).toEqual([
      '/images',
      'POST',
      { authorization: 'Bearer token' },
    ]);
    expect(request?.body instanceof FormData && request.body.get('url')).toBeInstanceOf(File);
    expect(onCall.mock.calls).toEqual([[{ input: { imageId: 'i1' } }]]);
    expect(root().user.profileImage).toBe(photo.url);
  });

  it.each([
    ['what the server says', async () => Response.json({ message: 'Only JPEG.' }, { status: 400 }), 'Only JPEG.'],
    [
      'that there were too many',
      async () => Response.json(tooMany, { status: 429, headers: { 'retry-after': '42' } }),
      'Too many requests! Please try again later.',
    ],
    ['that it failed', async () => new Response('<html>', { status: 502 }), 'Image upload failed'],
    ['that the line failed', async () => Promise.reject(new TypeError('Failed')), 'Image upload failed'],
    ['that the answer is none', async () => Response.json({}, { status: 201 }), 'Image upload failed'],
  ])('goes back to the old one and says %s', async (_, answer, message) => {
    answering(answer);
    const { container, onCall } = await open();
    choose(image());
    await vi.waitFor(() => expect(toast).toHaveBeenCalledWith(message, 'error'));
    await vi.waitFor(() => expect(container.querySelector('main img')).toBeNull());
    expect(onCall).not.toHaveBeenCalled();
  });

  it.each([
    ['a file that is none', image('application/pdf'), 'Choose an image file.'],
    ['one too large', image('image/png', 5 * 1024 * 1024 + 1), 'The image is larger than 5 MB.'],
  ])('sends no byte of %s', async (_, file, message) => {
    const fetcher = answering(async () => new Response());
    await open();
    choose(file);
    expect(toast).toHaveBeenCalledWith(message, 'error');
    expect(fetcher).not.toHaveBeenCalled();
  });
});

describe('the way in and out', () => {
  it('a visitor is sent to log in', async () => {
    const { address } = await renderAt('/profile', { mocks: [googleMock()] });
    expect(address()).toBe('/login');
    expect(screen.getByText('Log in to open your profile.')).toBeTruthy();
  });

  it('a session that the server does not know is none', async () => {
    const { address } = await open(undefined, null);
    await vi.waitFor(() => expect(address()).toBe('/login'));
    expect(screen.getByText('Your session has ended. Please log in again.')).toBeTruthy();
    expect(localStorage).toHaveLength(0);
  });

  it('signing out ends the session, leaves nothing and goes home', async () => {
    const { user, address, onLogOut, onCall } = await open();
    localStorage.setItem('read-notifications', '[]');
    fireEvent.change(field('Year'), { target: { value: 'typed just before' } });
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await vi.waitFor(() => expect(address()).toBe('/'));
    expect(onLogOut).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(0);
    expect(vi.mocked(toast).mock.calls).toEqual([['You are signed out.']]);
    expect(onCall).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Dhaka' })).toBeTruthy();
  });
});

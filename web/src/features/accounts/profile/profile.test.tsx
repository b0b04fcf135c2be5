import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '../../../components/toast.ts';
import { endSession } from '../../../session/index.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { LogOutDocument } from '../log-out.generated.ts';
import { amina, operationMock, begin, googleMock, homeMock, ownFeatures } from '../../../testing/accounts.ts';
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
  const mocks = [
    operationMock(ViewerDocument, { features: ownFeatures, viewer }).mock,
    mock,
    logOut.mock,
    googleMock(),
    homeMock(),
  ];
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
  it('shows the record, with name and email read-only', async () => {
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

  it('does not save unchanged values', async () => {
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

  it('keeps the input when saving fails, says why, and tries again', async () => {
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

  it('saves pending input when the reader leaves the page', async () => {
    const { user, onCall } = await open();
    await user.type(field('Year'), '!');
    await user.click(screen.getByRole('link', { name: 'ProffBank' }));
    expect(onCall).toHaveBeenCalledWith({ input: { year: '3rd!' } });
  });
});

describe('the phone', () => {
  it('accepts 11 digits only and saves once complete', async () => {
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

  it('pasted with a country code is saved; one that cannot be saved stays with a reason', async () => {
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

  it('typed with a country code is saved once, when complete', async () => {
    const { user, onCall } = await open();
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '8801812345678');
    expect(field('Phone').value).toBe('01812345678');
    expect(onCall.mock.calls).toEqual([[{ input: { contactNumber: '+88001812345678' } }]]);
  });

  it('is saved when the country changes', async () => {
    const { user, onCall } = await open();
    const names = [...screen.getByLabelText<HTMLSelectElement>('Country code').options].map(({ text }) => text);
    expect(names.toSorted()).toEqual(['+1 (US)', '+44 (UK)', '+880 (BN)']);
    await user.selectOptions(field('Country code'), '+44');
    expect(onCall.mock.calls).toEqual([[{ input: { contactNumber: '+4401712345678' } }]]);
  });

  it('reports an incomplete number after a pause or on blur', async () => {
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

  it('reports a failure to save', async () => {
    const { user } = await open({ message: 'x', code: 'UPSTREAM_UNAVAILABLE' });
    await user.selectOptions(field('Country code'), '+1');
    await vi.waitFor(() => expect(toast).toHaveBeenCalledWith('Failed to update phone number', 'error'));
    expect(field('Phone').value).toBe('01712345678');
  });

  it('asks for a new log-in when the last is too old, and keeps the input', async () => {
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

  it('of Bangladesh is shown with its leading 0', async () => {
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

  it('shows at once, is uploaded with the token and saved in the profile', async () => {
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
  ])('shows the old one again and says %s', async (_, answer, message) => {
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
  ])('does not upload %s', async (_, file, message) => {
    const fetcher = answering(async () => new Response());
    await open();
    choose(file);
    expect(toast).toHaveBeenCalledWith(message, 'error');
    expect(fetcher).not.toHaveBeenCalled();
  });
});

describe('access and signing out', () => {
  it('redirects a visitor to log in', async () => {
    const { address } = await renderAt('/profile', { mocks: [googleMock()] });
    expect(address()).toBe('/login');
    expect(screen.getByText('Log in to open your profile.')).toBeTruthy();
  });

  it('ends a session that the server does not know', async () => {
    const { address } = await open(undefined, null);
    await vi.waitFor(() => expect(address()).toBe('/login'));
    expect(screen.getByText('Your session has ended. Please log in again.')).toBeTruthy();
    expect(localStorage).toHaveLength(0);
  });

  it('signing out clears everything and goes home', async () => {
    const { user, address, onLogOut, onCall } = await open();
    localStorage.setItem('read-notifications', '[]');
    fireEvent.change(field('Year'), { target: { value: 'typed just before' } });
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await vi.waitFor(() => expect(address()).toBe('/'));
    expect(onLogOut).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(0);
    expect(vi.mocked(toast).mock.calls).toEqual([['You are signed out.']]);
    expect(onCall).not.toHaveBeenCalled();
    expect(within(screen.getAllByRole('banner')[0]!).getByRole('link', { name: 'Log in' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Dhaka' })).toBeTruthy();
  });
});

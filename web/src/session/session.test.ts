import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedToken } from '../apollo/auth-link.ts';
import { beginSession, currentSession, endSession, subscribeToSession } from './session.ts';

const user = {
  _id: '64a',
  user_id: 'AMINA-1',
  name: 'Amina',
  medical_college: '',
  year: '',
  contact_number: '',
  email: 'a@b.co',
  profileImage: '/images/x-1?w=192',
};
const put = (root: unknown) => localStorage.setItem('root', typeof root === 'string' ? root : JSON.stringify(root));

afterEach(() => {
  endSession();
  localStorage.clear();
});

describe('the session', () => {
  it('is stored under root, version 1, beside the token', () => {
    const listener = vi.fn<() => void>();
    const leave = subscribeToSession(listener);
    beginSession(user, 'abc');
    expect(JSON.parse(localStorage.getItem('root')!)).toEqual({ version: 1, user });
    expect(localStorage.getItem('authToken')).toBe('abc');
    expect(currentSession()).toEqual(user);
    expect(currentSession()).toBe(currentSession());
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
  });

  it('removes everything at its end', () => {
    beginSession(user, 'abc');
    localStorage.setItem('read-notifications', '["1"]');
    endSession();
    expect(localStorage).toHaveLength(0);
    expect([currentSession(), storedToken()]).toEqual([null, null]);
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', []],
    ['another version', { version: 2, user }],
    ['no user', { version: 1 }],
    ['no user_id', { version: 1, user: { ...user, user_id: '' } }],
    ['a blank user_id', { version: 1, user: { ...user, user_id: ' ' } }],
    ['a user_id that is no text', { version: 1, user: { ...user, user_id: { toString: 1 } } }],
    ['a field that is missing', { version: 1, user: { user_id: 'x' } }],
  ])('is absent when storage holds %s', (_, root) => {
    put(root);
    expect(currentSession()).toBeNull();
  });

  it.each([
    'http://evil.example/x.png',
    'https://ada:s3cret@evil.example/x.png',
    '//evil.example',
    'javascript:alert(1)',
    '/images//evil',
    '/other',
  ])('accepts no picture from %s', (profileImage) => {
    put({ version: 1, user: { ...user, profileImage } });
    expect(currentSession()?.profileImage).toBe('');
  });

  it('drops unknown fields', () => {
    put({ version: 1, user: { ...user, access_doc: 'all' } });
    expect(currentSession()).toEqual(user);
  });

  it('lasts as long as the page without storage', () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbid);
    beginSession(user, 'abc');
    expect([currentSession(), storedToken()]).toEqual([user, 'abc']);
    endSession();
    expect([currentSession(), storedToken()]).toEqual([null, null]);
  });
});

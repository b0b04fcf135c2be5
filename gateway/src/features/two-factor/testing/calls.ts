import { mutation, type TestCall } from '../../../testing/test-call.ts';

/** Of two-factor, which an upstream may lack. */
export const calls: TestCall[] = [
  {
    call: 'POST /users/two-factor',
    answers: { data: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/A?secret=JBSWY3DPEHPK3PXP' } },
    query: mutation('startTwoFactor(password: "secret-7") { secret }'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'POST /users/two-factor/confirm',
    answers: { data: { recovery_codes: ['ABCD-EFGH-JKMN-PQRS'] } },
    query: mutation('confirmTwoFactor(code: "123456")'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'POST /users/two-factor/recovery-codes',
    answers: { data: { recovery_codes: ['ABCD-EFGH-JKMN-PQRS'] } },
    query: mutation('renewRecoveryCodes(code: "123456")'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'POST /users/two-factor/stop',
    answers: {},
    query: mutation('stopTwoFactor(code: "123456")'),
    follows: true,
    nullsAll: true,
    passes: 'any body',
  },
  {
    call: 'POST /admin/two-factor/reset',
    answers: { data: { person: {}, changed: true } },
    query: mutation('resetTwoFactor(userId: "RAHIMA7")'),
    follows: true,
    nullsAll: true,
  },
];

import { tokenOf } from './index.ts';

/** A user in the REST API's form, with every field of the specification. */
export const userRow = (overrides: Record<string, unknown> = {}) => ({
  _id: '7',
  user_id: 'RAHIMA7',
  name: 'Rahima Khatun',
  email: 'rahima@example.com',
  medical_college: 'Dhaka Medical College',
  session: '2022-23',
  access_std: '',
  year: '3rd year',
  access_doc: 'limited',
  contact_number: '+8801712345678',
  auth_type: 'password',
  user_type: 'student',
  device_login: { family: 'Chrome' },
  withdrawal: { preferred_method: 'Bkash', account_number: '01712345678' },
  profileImage: { public_id: 'aB3-_x', url: '/med/api/v1/images/aB3-_x' },
  ...overrides,
});

/** The result of USER for `userRow()`. */
export const rahima = {
  id: '7',
  userId: 'RAHIMA7',
  name: 'Rahima Khatun',
  email: 'rahima@example.com',
  medicalCollege: 'Dhaka Medical College',
  year: '3rd year',
  contactNumber: '+8801712345678',
  authType: 'password',
  userType: 'student',
  hasFullAccess: false,
  profileImage: { publicId: 'aB3-_x', url: '/images/aB3-_x?w=96&h=96' },
};

export const USER = `{ id userId name email medicalCollege year contactNumber authType userType hasFullAccess
  profileImage { publicId url(width: 96, height: 96) } }`;

export const TOKEN = tokenOf({ user_id: 'RAHIMA7' });
export const OWN_CALL = '/users?user_id=RAHIMA7&fields=-password+-__v+-otp+-id';

export const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) ${USER} }`;
export const signUpInput = (overrides: Record<string, unknown> = {}) => ({
  name: 'Rahima Khatun',
  email: 'rahima@example.com',
  password: 'secret-7',
  confirmPassword: 'secret-7',
  ...overrides,
});

export const LOG_IN = `mutation ($email: String!, $password: String!) {
  logIn(email: $email, password: $password) { token user ${USER} } }`;
export const credentials = { email: 'rahima@example.com', password: 'secret-7' };

export const RESET_REQUEST = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
export const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message redirect } }';
export const resetInput = (overrides: Record<string, unknown> = {}) => ({
  email: 'rahima@example.com',
  otp: '123456',
  password: 'secret-8',
  ...overrides,
});

export const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) ${USER} }`;
export const EXCHANGE = `mutation ($code: String!, $verifier: String) {
  exchangeSignInCode(code: $code, verifier: $verifier) { token user { id } } }`;

import { store, readStored } from '../../components/storage.ts';

const KEY = 'reset_email';

// In sessionStorage: a phone may reload the page while its reader looks for the mail.
export const resetEmail = () => readStored('sessionStorage', KEY);
export const rememberResetEmail = (email: string | null) => store('sessionStorage', KEY, email);

import { store, stored } from '../../components/storage.ts';

const KEY = 'reset_email';

// For the tab's life: whoever leaves for the mail on a phone may come back to a page that is loaded anew.
export const resetEmail = () => stored('sessionStorage', KEY);
export const rememberResetEmail = (email: string | null) => store('sessionStorage', KEY, email);

export const TOKEN = /^[\w.~+/=-]{1,4096}$/;
/** Request ids (x-request-id) and references of referral links. */
export const SHORT_ID = /^[\w-]{1,64}$/;
/** The random id that a browser generates and keeps (client-device). */
export const DEVICE = /^[\w-]{16,64}$/;

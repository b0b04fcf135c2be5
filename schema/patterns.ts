// Forms that more than one program holds its input against.

/** A bearer token. */
export const TOKEN = /^[\w.~+/=-]{1,4096}$/;
/** The id of a request (x-request-id), and the reference of a referral link. */
export const SHORT_ID = /^[\w-]{1,64}$/;
/** The mark that a browser makes for itself at random and keeps (client-device). */
export const DEVICE = /^[\w-]{16,64}$/;

/** The message says what to do. */
export class ExportError extends Error {}

/** A file that cannot be imported, or a database that cannot take it; the message says what to do. */
export class ExportError extends Error {}

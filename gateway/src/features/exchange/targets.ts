import type { Permission } from 'schema/roles.ts';
import { MAX_CONTENT_BYTES, MAX_IMPORT_BYTES, MAX_PICTURE_BODY_BYTES } from './settings.ts';

/** A call of the REST API that takes what a client uploads, and reports in JSON Lines. */
export type ImportTarget = {
  path: string;
  permission: Permission;
  /** Types of the body. */
  takes: RegExp;
  maxBytes: number;
  /** Statuses besides 200 that come with a report. */
  alsoReportsWith?: readonly number[];
  /** Of the query, where it does not say it. */
  defaults?: Readonly<Record<string, string>>;
};

const FORM = String.raw`multipart\/form-data;\s*boundary=[^\u0000-\u001F]{1,100}`;

export const QUESTIONS: ImportTarget = {
  path: '/admin/questions/import',
  permission: 'IMPORT',
  takes: new RegExp(`^(?:${FORM}|application/octet-stream)$`, 'i'),
  maxBytes: MAX_IMPORT_BYTES,
  defaults: { publish: 'false' },
};

/** 422 lists what is wrong. */
export const CONTENT: ImportTarget = {
  path: '/admin/content/import',
  permission: 'IMPORT',
  takes: /^application\/json(?:;|$)/i,
  maxBytes: MAX_CONTENT_BYTES,
  alsoReportsWith: [422],
};

export const CONTENT_PICTURE: ImportTarget = {
  path: '/admin/content/pictures',
  permission: 'CONTENT_WRITE',
  takes: new RegExp(`^${FORM}$`, 'i'),
  maxBytes: MAX_PICTURE_BODY_BYTES,
  alsoReportsWith: [201],
};

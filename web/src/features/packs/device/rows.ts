import type { Lease } from '../../../device/lease.ts';

export type FileKind = 'INDEX' | 'QUESTIONS' | 'ARTICLES' | 'PICTURE';

/** A file as the manifest lists it. `name` stays the same when the content changes. */
export type PackFile = { path: string; sha256: string; bytes: number; kind: FileKind; name: string };

/**
 * DOWNLOADING goes on at each visit until it is done. FULL: the device has no room. BROKEN: a file came wrong three
 * times. ENDED: it may no longer be read, and only its name is left.
 */
export type PackState = 'DOWNLOADING' | 'PAUSED' | 'READY' | 'FULL' | 'BROKEN' | 'ENDED';

/** A version that is not stored completely yet. */
export type PendingVersion = { version: string; files: PackFile[] };

export type StoredPack = Lease & {
  /** The account's user id; empty for RX Aid, which anybody may read. */
  owner: string;
  id: string;
  kind: 'SUBJECT' | 'RX_AID';
  title: string;
  /** The path of its manifest. */
  manifest: string;
  /** The number of questions. */
  questions: number;
  /** Of all its files. */
  bytes: number;
  /** Of the version that can be read; empty without one. */
  version: string;
  files: PackFile[];
  pending?: PendingVersion;
  state: PackState;
  /** When the server was last asked for its manifest, in milliseconds since 1970. */
  checkedAt: number;
  /** Questions whose key an update has corrected. */
  corrected?: string[];
};

export type StoredFile = {
  owner: string;
  sha256: string;
  /** Whose key seals it. Other packs may have the same file. */
  pack: string;
  kind: FileKind;
  name: string;
  /** Of a picture. */
  publicId?: string;
  /** Of a file that is sealed. */
  iv?: Uint8Array<ArrayBuffer>;
  /** Empty of a file of questions, which are stored one by one. */
  bytes: ArrayBuffer;
};

/** A question of a file as JSON. */
export type StoredQuestion = Pick<StoredFile, 'owner' | 'sha256' | 'pack' | 'iv' | 'bytes'> & { id: string };

export type StoredKey = { owner: string; pack: string; key: CryptoKey; validUntil: string };

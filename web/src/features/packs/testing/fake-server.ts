import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { PackFile } from '../device/rows.ts';

/** As much of a question's row as tests need; without the client's types, which the journeys do not compile. */
type Row = {
  _id: string;
  ref: string;
  type: 'SBA' | 'MTF' | 'SAQ';
  stem: string;
  options: { key: string; text: string; correct: boolean }[];
  parts: { label: string; text: string; marks: number; points: string[] }[];
  explanation: string;
  take_away: null;
  references: string[];
  topic: string;
  appearances: { board: string; year: number; sitting: string }[];
  media?: { image: string; alt: string; width: number; height: number }[];
  notice?: { kind: 'UNDER_REVIEW' | 'KEY_CORRECTED'; on: string };
};

const HEX_DIGITS = 64;
const DAY_MS = 86_400_000;

type Content = { kind: PackFile['kind']; name: string; body: Buffer };
type Version = { version: string; files: Content[] };
type Options = { isPaid?: boolean };

export const gzipJson = (content: unknown) => gzipSync(JSON.stringify(content));

/** Bytes that no compression makes smaller, the same for each name. */
export function noise(name: string, size: number): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at * 32 < size; at += 1) parts.push(createHash('sha256').update(`${name} ${at}`).digest());
  return Buffer.concat(parts).subarray(0, size);
}

export const rowOf = (id: string, rest: Partial<Row> = {}): Row => ({
  _id: id,
  ref: `ANAT-${id}`,
  type: 'SBA',
  stem: `<p>Which nerve does question ${id} ask for?</p>`,
  options: ['Axillary', 'Radial'].map((text, index) => ({ key: 'AB'[index]!, text, correct: index === 0 })),
  parts: [],
  explanation: `<p>The reason of question ${id}.</p>`,
  take_away: null,
  references: [],
  topic: 'Upper limb',
  appearances: [{ board: 'DHK', year: 2024, sitting: 'May' }],
  ...rest,
});

/** A subject's files: an index, and the questions in files of `perFile`. */
export function subjectFiles(rows: readonly Row[], perFile = 20, pictures: readonly string[] = []): Content[] {
  const files = Array.from({ length: Math.ceil(rows.length / perFile) }, (_, at) => ({
    name: `q-${at}`,
    questions: rows.slice(at * perFile, (at + 1) * perFile),
  }));
  const index = {
    subject: { code: 'ANAT', name: 'Anatomy', prof: '_1' },
    questions: files.flatMap(({ name, questions }) =>
      questions.map(({ _id, ref, type, topic, appearances, media }) => ({
        id: _id,
        ref,
        type,
        topic,
        appearances,
        file: name,
        pictures: (media ?? []).map(({ image }) => image),
      })),
    ),
    lists: [{ board: 'DHK', kind: 'TOPIC', name: 'Upper limb', questions: rows.map((_, at) => at) }],
  };
  return [
    { kind: 'INDEX', name: 'index', body: gzipJson(index) },
    ...files.map(({ name, questions }) => ({ kind: 'QUESTIONS' as const, name, body: gzipJson({ questions }) })),
    ...pictures.map((name) => ({ kind: 'PICTURE' as const, name, body: noise(name, 40_000) })),
  ];
}

/** Answers for packs as the gateway does, with real hashes and signatures. */
export class FakeServer {
  readonly #keys = generateKeyPairSync('ed25519');
  readonly #packs = new Map<string, Version & Required<Options>>();
  readonly #files = new Map<string, Buffer>();
  /** Sent over the network, by hash. */
  readonly sent = new Map<string, number>();
  readonly calls: string[] = [];
  leaseMs = 30 * DAY_MS;
  /** The status of every call. */
  status = 200;
  /** The network fails after so many bytes. */
  bytesLeft = Infinity;
  /** Changes a file on its way. */
  corrupt: (body: Buffer, sha256: string) => Buffer = (body) => body;

  publish(id: string, version: string, files: Content[], { isPaid = true }: Options = {}) {
    this.#packs.set(id, { version, files, isPaid });
    for (const { body } of files) this.#files.set(hashOf(body), body);
  }

  get key() {
    return this.#keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  }

  get totalSent() {
    return [...this.sent.values()].reduce((sum, bytes) => sum + bytes, 0);
  }

  filesOf(id: string): PackFile[] {
    return this.#packs.get(id)!.files.map(({ kind, name, body }) => {
      const sha256 = hashOf(body);
      return { path: `/packs/f/${sha256}`, sha256, bytes: body.length, kind, name };
    });
  }

  bytesOf(id: string) {
    return this.filesOf(id).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  manifestOf(id: string) {
    const { version, isPaid } = this.#packs.get(id)!;
    const validUntil = new Date(Date.now() + this.leaseMs).toISOString();
    return JSON.stringify({ pack: id, version, validUntil, isPaid, files: this.filesOf(id) });
  }

  /** In place of `fetch`. */
  readonly fetch = async (input: unknown, init?: RequestInit): Promise<Response> => {
    const path = String(input);
    this.calls.push(path);
    if (this.bytesLeft <= 0) throw new TypeError('Failed to fetch');
    if (this.status !== 200) return new Response('{}', { status: this.status });
    const id = /^\/packs\/(\w+)\/manifest$/.exec(path)?.[1];
    if (id) {
      const body = this.manifestOf(id);
      return new Response(body, { headers: { 'x-signature': this.#sign(body) } });
    }
    const sha256 = path.slice(-HEX_DIGITS);
    const body = this.#files.get(sha256);
    if (!body) return new Response('{}', { status: 404 });
    return new Response(this.#send(sha256, this.corrupt(body, sha256), init?.signal));
  };

  #sign(body: string) {
    return sign(null, Buffer.from(body), this.#keys.privateKey).toString('base64');
  }

  /** In chunks of 32 kB, of which two files take turns. */
  #send(sha256: string, body: Buffer, signal?: AbortSignal | null) {
    let at = 0;
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: async (stream) => {
        await new Promise((resolve) => setTimeout(resolve));
        if (signal?.aborted) return stream.error(signal.reason);
        if (at >= body.length) return stream.close();
        if (this.bytesLeft <= 0) return stream.error(new TypeError('network error'));
        const chunk = new Uint8Array(body.subarray(at, at + Math.min(32_768, this.bytesLeft)));
        at += chunk.length;
        this.bytesLeft -= chunk.length;
        this.sent.set(sha256, (this.sent.get(sha256) ?? 0) + chunk.length);
        return stream.enqueue(chunk);
      },
    });
  }
}

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('hex');

import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { deriveKey } from '../../keys.ts';

/** Before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs manifests. The key follows from the api's secret, so all instances have the same. */
export class PackSigner {
  readonly #key;
  /** SPKI in DER, base64. */
  readonly publicKey: string;

  constructor(secret: Uint8Array) {
    const key = Buffer.concat([PKCS8_HEADER, deriveKey(secret, 'packs')]);
    this.#key = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    this.publicKey = createPublicKey(this.#key).export({ format: 'der', type: 'spki' }).toString('base64');
  }

  /** Base64. */
  sign = (body: Uint8Array): string => sign(null, body, this.#key).toString('base64');
}

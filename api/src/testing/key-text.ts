/** A key as JWT_SECRET takes it. */
export const keyText = (secret: Uint8Array) => `base64url:${Buffer.from(secret).toString('base64url')}`;

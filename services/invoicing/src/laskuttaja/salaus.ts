import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16];

/**
 * Encrypts what is kept of a company's secrets. What is read with another key, for another owner, or was changed on the way
 * does not open.
 */
export class Salaus {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'keikka credentials', KEY_BYTES));
  }

  /** @param owner whose it is: bound to the text, so that a copied row opens nowhere else */
  close(owner: string, value: unknown): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(Buffer.from(owner));
    const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]);
  }

  /** @throws Error when it was closed for another owner, with another key, or was changed */
  open(owner: string, closed: Buffer): unknown {
    const [nonce, rest] = [closed.subarray(0, NONCE_BYTES), closed.subarray(NONCE_BYTES)];
    const decipher = createDecipheriv(CIPHER, this.key, nonce)
      .setAAD(Buffer.from(owner))
      .setAuthTag(rest.subarray(0, TAG_BYTES));
    const text = Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  }
}

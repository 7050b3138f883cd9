import { randomBytes } from 'node:crypto';

/**
 * A secret of 256 bits in letters, digits, `-` and `_`, which needs no quoting in a URL, a shell or a configuration file.
 * It begins with a letter, because NATS reads what begins with a digit or a sign as a number.
 */
export const randomSecret = () => `k${randomBytes(32).toString('base64url')}`;

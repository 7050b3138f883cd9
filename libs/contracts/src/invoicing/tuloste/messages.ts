import type { InputOf } from '../../call.js';
import { message, type Bytes } from '../../message.js';
import type { tulosteCalls } from './calls.js';

type Input = InputOf<typeof tulosteCalls.pdf>;

/** The answer is the file's name, a line feed and its bytes. */
export const tulosteMessages = {
  pdf: message<Input, Bytes>('invoicing.tuloste.pdf'),
  finvoice: message<Input, Bytes>('invoicing.tuloste.finvoice'),
} as const;

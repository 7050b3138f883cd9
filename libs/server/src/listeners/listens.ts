import { SetMetadata } from '@nestjs/common';
import type { EventEnvelope, EventName } from '@keikka/contracts';
import type { Tx } from '../persistence/transactions.js';

export const LISTENS_KEY = 'keikka:listens';

/**
 * Marks the method of a `<do>-when-<event>` listener. It runs in one transaction with its inbox row, so that a message
 * delivered twice counts once. A failure is retried later.
 */
export function Listens<Name extends EventName>(name: Name) {
  return (
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<(tx: Tx, event: EventEnvelope<Name>) => Promise<void>>,
  ): void => {
    SetMetadata(LISTENS_KEY, name)(target, key, descriptor as PropertyDescriptor);
  };
}

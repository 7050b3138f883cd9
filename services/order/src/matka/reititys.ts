import type { Matka } from '@keikka/contracts';
import type { MatkaPituus, Place } from '@keikka/domain/ajomatka';
import type { Outcome } from '@keikka/server';

/** A way along roads. */
export type Reitti = MatkaPituus & Required<Pick<Matka, 'reitti'>>;

/** What finds the way along roads. */
export abstract class Reititys {
  /** The name that a stored way gives as its source. */
  abstract readonly lahde: string;

  /** The fastest way; null where no road leads from one to the other. */
  abstract valilla(from: Place, to: Place): Promise<Outcome<Reitti | null>>;
}

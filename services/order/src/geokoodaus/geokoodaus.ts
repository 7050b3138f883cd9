import type { Geokoodi } from '@keikka/contracts';
import type { Outcome } from '@keikka/server';

/** What finds where an address is. */
export abstract class Geokoodaus {
  /** The name that a stored answer gives as its source. */
  abstract readonly lahde: string;

  /** The likeliest place of an address in Finland; null where there is none. */
  abstract hae(text: string): Promise<Outcome<Geokoodi | null>>;
}

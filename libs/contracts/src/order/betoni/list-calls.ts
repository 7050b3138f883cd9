import type { KayttoIka, Laatu, Lujuus, Notkeus, RaeKoko } from '@keikka/domain';
import { call } from '../../call.js';
import { reference } from '../../fields/field.js';

/**
 * What a concrete line is chosen from. The lists are the same for everybody, so they need no login and are kept by browsers
 * (I-175, O-254).
 */
export const betoniListCalls = {
  /** The qualities that every supplier offers, and those of this one; 0 names none. */
  laatu: call('GET', '/api/betoni/laatu/list/:asiakasId', 'order.betoni.list-laadut')
    .takes({ asiakasId: reference() })
    .answers<Laatu[]>(),
  /** By size; 'none' is the first. */
  raeKoko: call('GET', '/api/betoni/raekoko/list', 'order.betoni.list-rae-koot').answers<RaeKoko[]>(),
  /** The same list under the path that prints it so (O-255). */
  raeKoot: call('GET', '/betoni/raekoot').answers<RaeKoko[]>(),
  lujuus: call('GET', '/api/betoni/lujuus/list', 'order.betoni.list-lujuudet').answers<Lujuus[]>(),
  notkeus: call('GET', '/api/betoni/notkeus/list', 'order.betoni.list-notkeudet').answers<Notkeus[]>(),
  kayttoIka: call('GET', '/api/betoni/kayttoika/list', 'order.betoni.list-kaytto-iat').answers<KayttoIka[]>(),
} as const;

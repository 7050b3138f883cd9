import type { BetoniFields } from './fields.js';

type Price = 'hinta_value' | 'hinta_muistiinpanot';

/** A concrete line of a loaded order, with its choices in words. Its price is there for who may see it. */
export interface Betoni
  extends Omit<BetoniFields, 'keikkaBetoniId' | Price>, Partial<Pick<BetoniFields, Price>> {
  keikkaBetoniId: number;
  keikkaId: number;
  laatu: string;
  raeKoko: string;
  lujuus: string;
  notkeus: string;
  kayttoIka: string;
  betoniString: string;
}

/**
 * The context of formulas: an order and its related data, under the names of the contract, so that an order of the
 * grid, of the editor or of an invoice fits unchanged. An absent field is a missing value.
 */
export interface KeikkaFacts {
  readonly keikka?: KeikkaFields | null;
  readonly ajoneuvo?: AjoneuvoFields | null;
  /**
   * The concrete line at hand, when the formula is for one line (an extra, a price). `m3` is then the line's amount
   * [I-089].
   */
  readonly betoni?: BetoniFields | null;
  readonly toimitus?: ToimitusFields | null;
  /** The name of the holiday on the order's day. */
  readonly juhlapyha?: string | null;
}

type Numeric = number | string | null;
type Text = string | null;
type Flag = boolean | null;

export interface KeikkaFields {
  readonly keikkaId?: number;
  readonly keikkaTilaId?: number;
  readonly keikkaTilaSelite?: Text;
  readonly keikkaOtsikko?: Text;
  readonly keikkaComment?: Text;
  /** ISO instants. */
  readonly pumppuAika?: Text;
  readonly timeEnd?: Text;
  /** Minutes. */
  readonly pumppuKesto?: Numeric;
  readonly pumppuPuomi?: Numeric;
  readonly optimalPumppuPuomi?: Numeric;
  readonly pumppuLinja?: Numeric;
  readonly pumppuAsiakasId?: number | null;
  readonly pumppuMatkaM?: Numeric;
  readonly pumppuMatkaAika?: Numeric;
  readonly vehicleTypeId?: number | null;
  readonly m3?: Numeric;
  readonly betonit?: readonly BetoniFields[];
  readonly kuskit?: readonly KuskiFields[];
  readonly betoniAsiakasId?: number | null;
  readonly betoniAsiakasNimi?: Text;
  readonly betoniSijaintiId?: number | null;
  readonly betoniSijaintiNimi?: Text;
  readonly betoniMatkaM?: Numeric;
  readonly betoniMatkaAika?: Numeric;
  readonly ownerAsiakasId?: number;
  readonly sourceAsiakasId?: number | null;
  readonly sourceAsiakasNimi?: Text;
  readonly asiakasId?: number | null;
  readonly asiakasNimi?: Text;
  readonly ytunnus?: Text;
  readonly tyomaaId?: number | null;
  readonly tyomaaNimi?: Text;
  readonly tyomaaNum?: Text;
  readonly tyomaaOsoite1?: Text;
  readonly tyomaaOsoite2?: Text;
  readonly tyomaaOsoite3?: Text;
  readonly tyomaaOsoite4?: Text;
  readonly postinumero?: Text;
  readonly kaupunki?: Text;
  readonly tyhjänäTyömaalle?: Flag;
  readonly weatherTemp?: Numeric;
  readonly weatherWindSpeed?: Numeric;
}

export interface AjoneuvoFields {
  readonly vehicleId?: number;
  readonly vehicleNo?: Text;
  readonly vehicleNimi?: Text;
  readonly vehicleRegNo?: Text;
  readonly vehiclePuomi?: Numeric;
  readonly vehicleTypeId?: number;
  readonly vehicleTypeName?: Text;
}

export interface BetoniFields {
  readonly keikkaBetoniId?: number;
  /** The choices by id, by which templates price the line. */
  readonly laatuId?: number | null;
  readonly raeKokoId?: number | null;
  readonly lujuusId?: number | null;
  readonly notkeusId?: number | null;
  readonly kayttoIkaId?: number | null;
  readonly m3?: Numeric;
  readonly toimitettuM3?: Numeric;
  readonly betoniString?: Text;
  readonly betoniComment?: Text;
  readonly laatu?: Text;
  readonly raeKoko?: Text;
  readonly lujuus?: Text;
  readonly notkeus?: Text;
  readonly kayttoIka?: Text;
  readonly rasitusluokat?: Text;
  readonly isNopea?: 0 | 1 | boolean | null;
  readonly betoniVahvistettu?: Flag;
  /** The price that was agreed for the line, €/m³; empty for the templates' price. */
  readonly hinta_value?: Text;
  readonly attrs?: readonly BetoniAttrFields[];
}

/** An extra of a concrete line. */
export interface BetoniAttrFields {
  readonly keikkaBetoniAttrId: number;
  readonly attrId: number;
  readonly attrNimike: string;
  readonly keikkaBetoniAttrComment: string;
}

export interface KuskiFields {
  readonly personFirstName?: Text;
  readonly personLastName?: Text;
}

/** Delivery actuals (order, section 4 'Delivery'). */
export interface ToimitusFields {
  /** Minutes. */
  readonly pumppuKesto?: Numeric;
  readonly pumppuPuomi?: Numeric;
  readonly pumppuLinja?: Numeric;
  readonly tyhjänäTyömaalle?: Flag;
  readonly pesuTyömaalla?: Flag;
  readonly ylijäämäId?: number | null;
  readonly ylijäämäKg?: Numeric;
  readonly ylijäämäKm?: Numeric;
  readonly tilausToimitettu?: Flag;
  readonly kuormat?: readonly { readonly m3?: Numeric; readonly minutes?: Numeric }[];
}

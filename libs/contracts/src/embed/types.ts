/** Whom a person may make drafts for (O-139, R-93): a customer of the owner's, or that customer at one of its sites. */
export interface LuonnosKohde {
  ownerAsiakasId: number;
  ownerAsiakasNimi: string;
  asiakasId: number;
  asiakasNimi: string;
  /** null for any site of the customer. */
  tyomaaId: number | null;
  tyomaaNimi: string;
}

/** An order as a partner's page lists it. */
export interface PortaaliKeikka {
  keikkaId: number;
  keikkaOtsikko: string;
  asiakasNimi: string;
  tyomaaNimi: string;
  tyomaaOsoite: string;
  /** ISO; null while the order has no time. */
  pumppuAika: string | null;
  pumppuKesto: number | null;
  m3: number;
  keikkaTilaId: number;
  keikkaTilaSelite: string;
}

export interface PortaaliKeikat {
  /** Those of the last sixty days and all to come, the latest first, those without a time before them. */
  keikat: PortaaliKeikka[];
  kohteet: LuonnosKohde[];
}

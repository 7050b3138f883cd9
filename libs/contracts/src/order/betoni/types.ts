export interface Betoni {
  keikkaBetoniId: number;
  keikkaId: number;
  orderNo: number;
  m3: number;
  toimitettuM3: number | null;
  laatuId: number | null;
  laatu: string;
  raeKokoId: number | null;
  raeKoko: string;
  lujuusId: number | null;
  lujuus: string;
  notkeusId: number | null;
  notkeus: string;
  kayttoIkaId: number | null;
  kayttoIka: string;
  rasitusluokat: string;
  isNopea: 0 | 1;
  betoniComment: string;
  betoniString: string;
  betoniVahvistettu: boolean | null;
  tehdasLähtöAika: string | null;
  /** Selling price as a decimal, and its notes. Only the owner's invoicing admins get them (O-052). */
  hinta_value?: string | null;
  hinta_muistiinpanot?: string;
}

import type { Betoni, GridKeikka, OrderDemoKeikka } from '@keikka/contracts';

const known = {
  m3: 45.5,
  laatuId: 10,
  raeKokoId: 1,
  lujuusId: 6,
  notkeusId: 3,
  kayttoIkaId: 1,
  rasitusluokat: 'XC3,XC4',
  isNopea: 0,
  betoniComment: '',
} as const;

type GridBetoni = GridKeikka['betonit'][number];

/** A concrete line as the grid shows it. */
export const gridBetoni = (changes: Partial<GridBetoni> = {}): GridBetoni => ({
  keikkaBetoniId: 1,
  m3: known.m3,
  betoniString: 'C30/37 #16 S3 XC3, XC4',
  betoniVahvistettu: true,
  ...changes,
});

/** A concrete line of a loaded order. */
export const betoni = (changes: Partial<Betoni> = {}): Betoni => ({
  ...known,
  ...gridBetoni(),
  keikkaId: 4711,
  orderNo: 1,
  toimitettuM3: null,
  laatu: 'Rakennebetoni',
  raeKoko: '16mm',
  lujuus: 'C30/37',
  notkeus: 'S3',
  kayttoIka: '50 v',
  tehdasLähtöAika: null,
  hinta_muistiinpanot: '',
  attrs: [],
  ...changes,
});

type DemoBetoni = OrderDemoKeikka['betonit'][number];

/** A concrete line as the order service loads it. */
export const demoBetoni = (changes: Partial<DemoBetoni> = {}): DemoBetoni => ({
  ...known,
  betoniVahvistettu: null,
  ...changes,
});

/** A concrete quality (O-085). The allowed flags say which choices it leaves: strength, grain size, consistency, binder. */
export interface Laatu {
  laatuId: number;
  laatuNimike: string;
  laatuLyhenne: string;
  laatuSelite: string;
  laatuLaji: string;
  laatuHelpId: string;
  /** Keywords of the command box, with commas between them. */
  laatuShortCuts: string;
  allowC: boolean;
  allowRae: boolean;
  allowS: boolean;
  allowSide: boolean;
}

/** An aggregate size (O-091). */
export interface RaeKoko {
  raeKokoId: number;
  raeKokoSelite: string;
  /** The size in mm; empty for none. */
  raeKokoShort: string;
  raeKokoText: string;
  raeKokoComment: string;
  isRaeKoko: 0 | 1;
  sliderSortId: number;
}

/** A strength class (O-086). The ids go from weak to strong. */
export interface Lujuus {
  lujuusId: number;
  lujuusSelite: string;
  lujuusText: string;
  lujuusComment: string;
}

/** A consistency class (O-086). */
export interface Notkeus {
  notkeusId: number;
  notkeusSelite: string;
  notkeusText: string;
  notkeusComment: string;
}

/** A design service life (O-086). */
export interface KayttoIka {
  kayttoIkaId: number;
  kayttoIkaSelite: string;
}

/** A command of a company's own for the command box (O-088). */
export interface BetoniShortCut {
  betoniShortCutId: number;
  /** Keywords, with commas between them. */
  betoniShortCut: string;
  betoniShortCutNimi: string;
  betoniShortCutCommands: string;
}

/** An extra of concrete that a line may have (O-087). */
export interface BetoniAttr {
  attrId: number;
  attrNimike: string;
  attrSelite: string;
  attrHelpId: string;
  /** Keywords of the command box, with commas between them. */
  attrShortCuts: string;
  showInDropDown: 0 | 1;
  deletedTime: string | null;
}

/** The exposure classes of EN 206 (O-172); a line without one is X0. */
export const RASITUSLUOKAT = [
  ...['XC1', 'XC2', 'XC3', 'XC4'],
  ...['XD1', 'XD2', 'XD3'],
  ...['XF1', 'XF2', 'XF3', 'XF4'],
  ...['XS1', 'XS2', 'XS3'],
  ...['XA1', 'XA2', 'XA3'],
] as const;

/** The classes of a comma list, each once, in the order of the standard; undefined when it names another. */
export function rasitusluokatOf(text: string): string[] | undefined {
  const named = text
    .split(',')
    .map((luokka) => luokka.trim().toUpperCase())
    .filter(Boolean);
  const known: readonly string[] = RASITUSLUOKAT;
  if (!named.every((luokka) => known.includes(luokka))) return undefined;
  return known.filter((luokka) => named.includes(luokka));
}

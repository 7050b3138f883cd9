import { rasitusluokatOf } from './lists.js';

/** The least strength that an exposure class wants, and whether it wants air in the concrete. */
export interface RasitusRaja {
  luokka: string;
  lujuusId: number;
  ilma: boolean;
}

interface Advised {
  lujuusId: number | null;
  /** Comma list of exposure classes. */
  rasitusluokat: string;
  /** Whether it is made with air, by its quality or an extra. */
  hasAir: boolean;
}

/** The name of a strength, as 'C30/37'. */
type NameOfLujuus = (lujuusId: number) => string | undefined;

const NONE = 'X0';

/**
 * What the standard advises against in a line, in words; a note and never a refusal. Strengths go from weak to strong by
 * their ids. A line without a strength is not judged by it.
 */
export function suositukset(
  { lujuusId, rasitusluokat, hasAir }: Advised,
  rajat: readonly RasitusRaja[],
  nameOf: NameOfLujuus,
): string[] {
  const luokat = rasitusluokatOf(rasitusluokat) ?? [];
  const named = luokat.length > 0 ? luokat : [NONE];
  const ofLine = rajat.filter(({ luokka }) => named.includes(luokka));
  const least = Math.max(0, ...ofLine.map((raja) => raja.lujuusId));
  const weak = ofLine.filter((raja) => raja.lujuusId === least).map(({ luokka }) => luokka);
  const isWeak = lujuusId !== null && lujuusId < least;
  const airy = ofLine.filter(({ ilma }) => ilma).map(({ luokka }) => luokka);
  const has = (family: string): boolean => luokat.some((luokka) => luokka.startsWith(family));
  return [
    ...(isWeak
      ? [`${weak.join(', ')}: standardi suosittelee vähintään lujuutta ${nameOf(least) ?? ''}.`]
      : []),
    ...(airy.length > 0 && !hasAir
      ? [`${airy.join(', ')}: standardi suosittelee huokostusta (ilmaa vähintään 4 %).`]
      : []),
    ...(has('XD') && has('XS') ? ['XD ja XS yhdessä ovat epätavalliset.'] : []),
  ];
}

/** The parts of a concrete line's name: the texts of its choices, each empty when nothing is chosen. */
interface BetoniParts {
  /** Short name of the quality; the ordinary one has none. */
  laatuLyhenne: string;
  lujuus: string;
  /** Aggregate size in mm. */
  raeKokoShort: string;
  notkeus: string;
  /** Comma list of exposure classes. */
  rasitusluokat: string;
}

/** A concrete line in words: 'C30/37 #16 S3 XC3, XC4'. Parts without a choice are left out. */
export function betoniString(parts: BetoniParts): string {
  const rasitus = parts.rasitusluokat
    .split(',')
    .map((luokka) => luokka.trim())
    .filter(Boolean)
    .join(', ');
  const raeKoko = parts.raeKokoShort && `#${parts.raeKokoShort}`;
  return [parts.laatuLyhenne, parts.lujuus, raeKoko, parts.notkeus, rasitus].filter(Boolean).join(' ');
}

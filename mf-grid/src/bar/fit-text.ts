const ELLIPSIS = '…';
/** Fewer signs name nobody. */
const FEWEST_BEFORE_ELLIPSIS = 3;

/**
 * As much of a text as fits into a width in pixels, with an ellipsis where it is cut; nothing where only one or two signs
 * would be left. `widthOf` gives the width of a sign. Kerning is not counted, so a text may end a little
 * early.
 */
export function fitText(text: string, room: number, widthOf: (sign: string) => number): string {
  const roomOfCut = room - widthOf(ELLIPSIS);
  const fitting: string[] = [];
  let width = 0;
  let cut = 0;
  for (const sign of text) {
    width += widthOf(sign);
    if (width > room) {
      return cut < FEWEST_BEFORE_ELLIPSIS ? '' : fitting.slice(0, cut).join('').trimEnd() + ELLIPSIS;
    }
    fitting.push(sign);
    if (width <= roomOfCut) cut = fitting.length;
  }
  return text;
}

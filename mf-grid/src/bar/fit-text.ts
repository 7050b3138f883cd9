const ELLIPSIS = '…';
/** With fewer signs before it an ellipsis says less than the signs in its place would. */
const FEWEST_BEFORE_ELLIPSIS = 3;

/**
 * As much of a text as fits into a width in pixels: with an ellipsis where it is cut, or only its first signs where
 * there is hardly any room. `widthOf` gives the width of a sign. Kerning is not counted, so a text may end a little
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
      const isRoomy = cut >= FEWEST_BEFORE_ELLIPSIS;
      const kept = fitting.slice(0, isRoomy ? cut : undefined).join('');
      return kept.trimEnd() + (isRoomy ? ELLIPSIS : '');
    }
    fitting.push(sign);
    if (width <= roomOfCut) cut = fitting.length;
  }
  return text;
}

const ELLIPSIS = '…';
/** With fewer signs before it an ellipsis tells less than the signs that stand in its place. */
const FEWEST_BEFORE_ELLIPSIS = 3;

/**
 * As much of a text as there is room for, in pixels: with an ellipsis where it is cut, or where there is hardly any room
 * with the first signs alone. `widthOf` tells the width of a sign; what signs lose beside each other is not counted, so
 * that a text rather ends early.
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

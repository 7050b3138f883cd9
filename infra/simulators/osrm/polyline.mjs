const CHUNK = 0x20;
const SHIFT = 5;
const ASCII = 63;

/**
 * Google's encoded polyline: latitude before longitude, each as the difference from the point before.
 * @param {readonly import('../kartta/paikat.mjs').Point[]} points
 * @param {number} decimals 5, or 6 for `polyline6`
 */
export function polyline(points, decimals) {
  const factor = 10 ** decimals;
  let [lastLat, lastLng] = [0, 0];
  let text = '';
  for (const [lng, lat] of points) {
    const [nowLat, nowLng] = [Math.round(lat * factor), Math.round(lng * factor)];
    text += encoded(nowLat - lastLat) + encoded(nowLng - lastLng);
    [lastLat, lastLng] = [nowLat, nowLng];
  }
  return text;
}

/** @param {number} value */
function encoded(value) {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  for (; rest >= CHUNK; rest >>= SHIFT) text += String.fromCharCode((CHUNK | (rest & (CHUNK - 1))) + ASCII);
  return text + String.fromCharCode(rest + ASCII);
}

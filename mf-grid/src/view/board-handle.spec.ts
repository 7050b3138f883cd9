import { boardRows } from '../day/rows/board-rows.js';
import { hourScale, xOf } from '../bar/time/hour-scale.js';
import { HEADER_HEIGHT, presets } from '../day/rows/presets.js';
import { DAY, at, gridDay, keikka, vehicle } from '../../test/day.builder.js';
import { boardHandle, columnsWidth } from './board-handle.js';

const preset = presets.medium;
const columns = columnsWidth(preset);
const ROOM = 600;
const ROW = 24;
const rows = boardRows(
  gridDay(Array.from({ length: 50 }, (_, index) => vehicle(index, [keikka('8:00', '9:00')]))),
  1,
);
const tops = Array.from({ length: rows.length + 1 }, (_, index) => index * ROW);

type XAt = (clock: string) => number;

/** 6 to 18 o'clock, of which a window shows half, and ten rows, on a page with this CSS zoom. */
function makeBoard(zoom = 1) {
  const scroller = document.createElement('div');
  const [width, height] = [columns + ROOM, HEADER_HEIGHT + 10 * ROW];
  Object.defineProperties(scroller, {
    clientWidth: { value: width },
    clientHeight: { value: height },
    offsetWidth: { value: width },
  });
  scroller.getBoundingClientRect = () => new DOMRect(0, 0, width * zoom, height * zoom);
  const scale = hourScale(DAY, { first: 6, end: 18 }, 1200);
  return { scroller, scale, handle: boardHandle({ scroller, rows, tops, scale, preset }) };
}

const span = (from: string, to: string) => ({ startMs: Date.parse(at(from)), endMs: Date.parse(at(to)) });

describe.each([0.8, 1, 1.25])('the board on a page of zoom %d', (zoom) => {
  const [x, y] = [columns + 350, HEADER_HEIGHT + 8.5 * ROW];
  const { handle } = makeBoard(zoom);
  const point = { x: x * zoom, y: y * zoom };

  it('has the row and the time that are drawn under the pointer', () => {
    const plain = makeBoard().handle.placeAt({ x, y });
    const place = handle.placeAt(point);
    expect(plain?.vehicle).not.toBeNull();
    expect(place?.vehicle).toBe(plain?.vehicle);
    expect(place?.ms).toBeCloseTo(plain?.ms ?? NaN, 0);
    expect(handle.timeAt(point)).toBeCloseTo(plain?.ms ?? NaN, 0);
  });

  it('ends its header and its lower edge where they are drawn', () => {
    const bottom = HEADER_HEIGHT + 10 * ROW;
    const at = (ownY: number) => handle.placeAt({ ...point, y: ownY * zoom });
    expect([HEADER_HEIGHT - 1, HEADER_HEIGHT + 1, bottom - 1, bottom + 1].map((each) => !!at(each))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('the board as keys and drags see it', () => {
  it.each([
    ['stays where the bar is in sight', 0, '7:00', '8:00', () => 0],
    ['goes on to its end', 0, '12:30', '13:00', (xAt: XAt) => xAt('13:00') - ROOM],
    ['goes back to its start', 300, '7:00', '8:00', (xAt: XAt) => xAt('7:00')],
    ['shows the start of one that is longer than the window', 0, '7:00', '17:00', (xAt: XAt) => xAt('7:00')],
  ])('%s: from %i, %s–%s', (_, from, start, end, to) => {
    const { scroller, handle, scale } = makeBoard();
    scroller.scrollLeft = from;
    handle.reveal(30, span(start, end));
    expect(scroller.scrollLeft).toBe(to((clock) => xOf(scale, Date.parse(at(clock)))));
    expect(scroller.scrollTop).toBe(31 * ROW - 10 * ROW);
  });

  it.each([
    ['the middle', 300, 150, 0, 0],
    ['the right edge', ROOM - 1, 150, 1, 0],
    ['the left edge of the hours', 1, 150, -1, 0],
    ['the columns beside them', -20, 150, 0, 0],
    ['the lower edge', 300, HEADER_HEIGHT + 10 * ROW - 1, 0, 1],
    ['a corner', 1, HEADER_HEIGHT + 1, -1, -1],
  ])('scrolls at %s only towards it', (_, x, y, right, down) => {
    const { scroller, handle } = makeBoard();
    scroller.scrollLeft = 200;
    scroller.scrollTop = 200;
    const moved = handle.scrollAtEdge({ x: columns + x, y });
    expect(moved).toBe(right !== 0 || down !== 0);
    expect([Math.sign(scroller.scrollLeft - 200), Math.sign(scroller.scrollTop - 200)]).toEqual([
      right,
      down,
    ]);
  });
});

/** Row metrics of a size preset (G-101, look/tokens §4). */
export interface Preset {
  barHeight: number;
  lines: 1 | 2;
  fontSize: string;
  vehicleColumn: number;
  driverColumn: number;
  /** The minimum height of a row with one lane, and of each further lane; absent for a mouse. */
  touchHeight?: number;
  /** The driver stands under the vehicle, in one column. */
  stacked?: true;
}

export const presets = {
  xsmall: { barHeight: 15, lines: 1, fontSize: '11px', vehicleColumn: 40, driverColumn: 72 },
  small: { barHeight: 20, lines: 1, fontSize: '12px', vehicleColumn: 80, driverColumn: 134 },
  medium: { barHeight: 25, lines: 1, fontSize: '12.5px', vehicleColumn: 100, driverColumn: 104 },
  large: { barHeight: 30, lines: 2, fontSize: '12px', vehicleColumn: 120, driverColumn: 130 },
  xlarge: { barHeight: 35, lines: 2, fontSize: '13px', vehicleColumn: 140, driverColumn: 124 },
} as const satisfies Record<string, Preset>;

/** The size of a touch area (look.md). */
export const TOUCH_TARGET = 40;

/**
 * A preset for fingers. Its bars keep their height (G-101), the space around them counts as touch area, and rows are as
 * high as their cells need: two lines, which vehicle and driver share one column for.
 */
export const forTouch = (preset: Preset): Preset => ({
  ...preset,
  driverColumn: 0,
  touchHeight: TOUCH_TARGET,
  stacked: true,
});

export const HEADER_HEIGHT = 46;
/** The hours are a row of the board too, for those who hear it. */
export const HEADER_ROWS = 1;
export const SEPARATOR_HEIGHT = 22;
/** A cancelled bar is 20 high, but never higher than other bars (C-23). */
export const CANCELLED_HEIGHT = 20;

const ROW_PADDING = 4;
const LANE_GAP = 2;
/** Space below each row, outside its cells. */
const ROW_LINE = 1;

const laneStep = ({ barHeight, touchHeight = 0 }: Preset): number =>
  Math.max(barHeight + LANE_GAP, touchHeight);

const firstLaneHeight = ({ barHeight, touchHeight }: Preset): number =>
  Math.max(barHeight + ROW_PADDING, touchHeight ? touchHeight + ROW_LINE : 0);

export const rowHeight = (preset: Preset, laneCount: number): number =>
  firstLaneHeight(preset) + (laneCount - 1) * laneStep(preset);

export const laneTop = (preset: Preset, lane: number): number =>
  Math.floor((firstLaneHeight(preset) - preset.barHeight) / 2) + lane * laneStep(preset);

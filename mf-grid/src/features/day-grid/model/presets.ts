/** Row metrics of a size preset (look/tokens §4). */
export interface Preset {
  barHeight: number;
  lines: 1 | 2;
  fontSize: string;
  vehicleColumn: number;
  driverColumn: number;
}

export const presets = {
  xsmall: { barHeight: 15, lines: 1, fontSize: '11px', vehicleColumn: 76, driverColumn: 72 },
  small: { barHeight: 20, lines: 1, fontSize: '12px', vehicleColumn: 114, driverColumn: 100 },
  medium: { barHeight: 25, lines: 1, fontSize: '12.5px', vehicleColumn: 104, driverColumn: 104 },
  large: { barHeight: 30, lines: 2, fontSize: '12px', vehicleColumn: 112, driverColumn: 130 },
  xlarge: { barHeight: 35, lines: 2, fontSize: '13px', vehicleColumn: 120, driverColumn: 124 },
} as const satisfies Record<string, Preset>;

export const HEADER_HEIGHT = 46;
export const SEPARATOR_HEIGHT = 22;
/** A cancelled bar is 20 high, but never higher than the others (C-23). */
export const CANCELLED_HEIGHT = 20;

const ROW_PADDING = 4;
const LANE_GAP = 2;

export const rowHeight = (preset: Preset, laneCount: number): number =>
  preset.barHeight + ROW_PADDING + (laneCount - 1) * (preset.barHeight + LANE_GAP);

export const laneTop = (preset: Preset, lane: number): number =>
  ROW_PADDING / 2 + lane * (preset.barHeight + LANE_GAP);

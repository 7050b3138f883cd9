import { showStandalone } from '@keikka/sdk/standalone';
import { gridDayKey } from '../src/day/api/grid-day.js';
import type { DayCommand } from '../src/changes/commands/day-command.js';
import { barElementId } from '../src/bar/bar.js';
import { GridPage } from '../src/page/grid.page.js';
import declaration from '../src/remote.json';
import { GridBff } from '../test/grid-bff.js';
import { benchDay, idOf, type BenchDay, type Dataset, type DatasetId } from './dataset.js';

interface LastDrop {
  id: DatasetId;
  rowId: DatasetId;
  /** ISO instants. */
  start: string;
  end: string;
}

/** The interface of a measured board for the measuring script. */
interface Bench {
  name: string;
  ready: () => Promise<void>;
  /** Shows another day. */
  setData: (dataset: Dataset) => Promise<void>;
  readonly scroller: HTMLElement | null;
  barElement: (id: DatasetId) => HTMLElement | null;
  rowElement: (id: DatasetId) => HTMLElement | null;
  barSelector: string;
  lastDrop: LastDrop | null;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

/** No other page is open, so nobody else changes anything. */
class SilentSocket extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = 1;
  readonly bufferedAmount = 0;
  constructor() {
    super();
    setTimeout(() => this.dispatchEvent(new Event('open')), 0);
  }
  send(): void {
    return undefined;
  }
  close(): void {
    return undefined;
  }
}

const bff = new GridBff();
Object.assign(window, { fetch: bff.fetch, WebSocket: SilentSocket });
const { platform, router } = showStandalone(
  { remote: { pages: { grid: GridPage }, slots: {} }, declaration },
  { apiBase: location.origin, wsBase: 'ws://localhost/ws' },
);

let shown: BenchDay | null = null;

const board = (): HTMLElement | null => document.querySelector<HTMLElement>('[role="grid"]');

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(requestAnimationFrame);
}

platform.queryClient.getMutationCache().subscribe(({ mutation }) => {
  const command = mutation?.state.variables as DayCommand | undefined;
  if (!shown || command?.change.kind !== 'move') return;
  const { key, place } = command.change;
  const { vehicleId, timeStart, timeEnd } = place;
  const [id, rowId] = [idOf(shown.keyOf, key), idOf(shown.vehicleIdOf, vehicleId)];
  if (id !== undefined && rowId !== undefined)
    window.bench.lastDrop = { id, rowId, start: timeStart, end: timeEnd };
});

window.bench = {
  name: 'Keikka',
  ready: () => until(() => board() !== null),
  setData(dataset) {
    shown = benchDay(dataset);
    // The board checks whether the day is unchanged. A server answers that in a line, so it costs nothing
    // here either.
    bff.answerDay = () => new Promise(() => undefined);
    const { day } = shown;
    platform.queryClient.setQueryData(gridDayKey(day.yyyymmdd), day);
    // Like a choice of the day.
    return Promise.resolve(router.navigate(`/?pvm=${day.yyyymmdd}`));
  },
  get scroller() {
    return board();
  },
  barElement(id) {
    const key = shown?.keyOf.get(id);
    return key ? document.getElementById(barElementId(key)) : null;
  },
  rowElement: (id) => document.querySelector(`[role="row"][data-vehicle="${shown?.vehicleIdOf.get(id)}"]`),
  barSelector: '[role="grid"] [data-key]',
  lastDrop: null,
};

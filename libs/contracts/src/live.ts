import type { GridKeikka, MaskedKeikka } from './order/grid-keikka.js';
import type { GridPalkki } from './grid/palkki/types.js';
import type { DriverVehicle, VehicleDriver } from './staff/types.js';

/** Messages a browser sends over the socket (G-260); the server passes them to the same person's other tabs. */
export type LiveClientMessage =
  | {
      type: 'dateChange';
      date: string;
      previousDate: string | null;
      source: string;
      tabTitle: string;
      timestamp: string;
      userAgent: string;
      pageUrl: string;
    }
  | { type: 'tabActivated'; timestamp: string; date: string | null }
  | { type: 'heartbeat'; timestamp: string; currentDate: string | null }
  | { type: 'pageChange'; timestamp: string; pageUrl: string }
  | { type: 'announce'; timestamp: string; currentDate: string | null; pageUrl: string };

/** Messages the server sends: the day patches, besides the person's own tabs' messages. */
export type LiveServerMessage =
  | LiveClientMessage
  /** The answer to a heartbeat: a page sees no pings, so only this tells it that the line still carries. */
  | { type: 'heartbeatHeard' }
  | { type: 'keikkaChanged'; keikkaId: number; days: string[]; row: GridKeikka | MaskedKeikka | null }
  | { type: 'palkkiChanged'; palkkiId: number; days: string[]; row: GridPalkki | null }
  /** Who drives what that day: those whose vehicle or driver changed. No drivers to who may not see them (G-030). */
  | { type: 'staffingChanged'; days: string[]; kuskit: DriverVehicle[]; ajoneuvot: VehicleDriver[] }
  /** Something of the day changed that cannot be patched for this viewer: ask again (ETag makes it cheap). */
  | { type: 'dayStale'; days: string[] };

import type { GridKeikka, MaskedKeikka } from './order/keikka/grid-keikka.js';
import type { GridPalkki } from './grid/palkki/types.js';
import type { DriverVehicle, VehicleDriver } from './staff/types.js';

/** Messages of a tab that the server passes to the same person's other tabs (G-260). */
export type LiveTabMessage =
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

/**
 * The tab has an order open, which it repeats while it is looked at, or has it no more. A tab has one order open at a
 * time.
 */
export type LiveOrderMessage = { type: 'opens'; keikkaId: number } | { type: 'closes'; keikkaId: number };

/** Messages a browser sends over the socket. */
export type LiveClientMessage = LiveTabMessage | LiveOrderMessage;

/** Messages the server sends: the day patches, and the messages of the person's other tabs. */
export type LiveServerMessage =
  | LiveTabMessage
  /** The answer to a heartbeat. A page does not see pings, so only this shows it that the connection works. */
  | { type: 'heartbeatHeard' }
  | { type: 'keikkaChanged'; keikkaId: number; days: string[]; row: GridKeikka | MaskedKeikka | null }
  | { type: 'palkkiChanged'; palkkiId: number; days: string[]; row: GridPalkki | null }
  /**
   * Which driver has which vehicle that day, for the vehicles and drivers that changed. Viewers without the right to
   * see drivers get none (G-030).
   */
  | { type: 'staffingChanged'; days: string[]; kuskit: DriverVehicle[]; ajoneuvot: VehicleDriver[] }
  /**
   * The day changed in a way that cannot be patched for this viewer, who reads it again (cheap because of the ETag).
   */
  | { type: 'dayStale'; days: string[] }
  /** The person may see or change other orders than before. */
  | { type: 'accessStale' }
  /**
   * Who else has the order open that this tab says to have open, by name. null stands for all whose names the person
   * is not told.
   */
  | { type: 'othersOn'; keikkaId: number; names: (string | null)[] }
  /** An invoice of one's own company was made, changed or deleted. */
  | { type: 'laskutStale' }
  /** A template of one's own company was saved or deleted. */
  | { type: 'laskupohjatStale' }
  /** A product of one's own company was saved or deleted. */
  | { type: 'tuotteetStale' }
  /** A work site of one's own company was made, changed, deleted or brought back. */
  | { type: 'tyomaatStale' }
  /** A factory of one's own company or of a supplier's was made, changed, deleted or brought back. */
  | { type: 'tehtaatStale' };

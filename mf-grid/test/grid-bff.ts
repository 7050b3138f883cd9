import {
  gridPalkki,
  keikkaKuski,
  keikkaTilat,
  palkkiType,
  tilaNames,
  type SessionChanges,
} from '@keikka/builders';
import {
  asiakasCalls,
  gridDayCalls,
  keikkaCalls,
  kuskiCalls,
  palkkiCalls,
  vehicleCalls,
  type GridDay,
  type GridItem,
  type GridKeikka,
  type GridPalkki,
  type KeikkaKuski,
  type ListedAsiakasLink,
  type PalkkiNakyvyys,
} from '@keikka/contracts';
import { MINUTE_MS } from '@keikka/domain';
import { failure, StandInBff } from '@keikka/sdk/testing/server';
import { findItem, itemKey, keikkaKey, palkkiKey, type ItemKey } from '../src/day/model/grid-day.js';
import { asKuski } from '../src/day/model/day-vehicles.js';
import { withPalkkiKuski } from '../src/day/model/palkki-kuskit.js';
import { DAY, gridDay } from './day.builder.js';

export { ok, refusal } from '@keikka/sdk/testing/server';

const gridTypes = [
  palkkiType(),
  palkkiType({
    grid_palkkiTypeId: 5,
    grid_palkkiType: 'huolto',
    grid_palkkiTypeDescription: 'Huolto',
    vehicleAvailable: false,
    sortNo: 2,
  }),
];

type SentSpan = { pumppuAika?: string; pumppuKesto?: number | null };
type SentKeikka = SentSpan &
  Pick<GridKeikka, 'keikkaId'> &
  Partial<Pick<GridKeikka, 'vehicleId' | 'keikkaTilaId'>> & { personIds?: number[] };

/** The times of a row under all their names, where the sent ones have taken their place. */
function spanOf(held: GridKeikka | GridPalkki, sent: SentSpan) {
  const { pumppuAika = held.pumppuAika } = sent;
  const pumppuKesto = sent.pumppuKesto ?? held.pumppuKesto;
  const timeEnd = new Date(Date.parse(pumppuAika) + pumppuKesto * MINUTE_MS).toISOString();
  return { timeStart: pumppuAika, timeEnd, pumppuAika, pumppuKesto };
}

/**
 * The grid's calls over the day that a test sets: what is sent takes the place of the row, one version on, and is there
 * at the next read. What else a service would make of it, a test answers itself.
 */
export class GridBff extends StandInBff {
  override session: SessionChanges | null = { personId: 5 };
  day: GridDay = gridDay([]);
  /** Set to answer day loads otherwise than by the day. */
  answerDay: (() => Response | Promise<Response>) | null = null;
  /** The companies that see any palkki. */
  guests: PalkkiNakyvyys[] = [];
  links: ListedAsiakasLink[] = [];
  private lastPalkkiId = 76;

  constructor() {
    super();
    this.on(
      gridDayCalls.get,
      ({ yyyymmdd }) =>
        this.answerDay?.() ?? (yyyymmdd === DAY ? this.day : gridDay([], { yyyymmdd, kuskit: [] })),
    );
    this.on(gridDayCalls.listLoads, () => [{ yyyymmdd: DAY, keikkaCount: 54, m3: 1969 }]);
    this.on(keikkaCalls.listTilat, keikkaTilat);
    this.on(palkkiCalls.listTypes, () => ({ gridTypes }));
    this.on(vehicleCalls.list, () => this.day.ajoneuvot.filter(({ plannable }) => plannable));
    this.on(palkkiCalls.get, ({ palkkiId }) => this.findPalkki(palkkiId) ?? failure('PALKKI.NOT_FOUND'));
    const saveKeikka = (sent: SentKeikka): GridKeikka => this.hold(this.changedKeikka(sent));
    this.on(keikkaCalls.saveVehicle, saveKeikka);
    this.on(keikkaCalls.savePumppuAika, saveKeikka);
    this.on(keikkaCalls.saveTila, saveKeikka);
    this.on(kuskiCalls.setForVehicle, () => ({ changed: [] }));
    this.on(kuskiCalls.restore, () => ({ changed: [] }));
    this.on(palkkiCalls.save, (sent) => {
      const held = this.heldPalkki(sent.palkkiId);
      const { palkkiId } = held;
      const savedPalkki = this.hold({ ...held, ...sent, palkkiId, varmenne: held.varmenne + 1 });
      return { savedPalkki, returnValue: savedPalkki };
    });
    this.on(palkkiCalls.move, (sent) => {
      const held = this.heldPalkki(sent.palkkiId);
      return this.hold({ ...held, ...sent, ...spanOf(held, sent), varmenne: held.varmenne + 1 });
    });
    const turnKuski = (isOn: boolean) => (sent: { palkkiId: number; personId: number }) => {
      const held = this.heldPalkki(sent.palkkiId);
      const kuski = this.kuskiOf(sent.personId);
      return this.hold({ ...withPalkkiKuski(held, kuski, isOn), varmenne: held.varmenne + 1 });
    };
    this.on(palkkiCalls.setPerson, turnKuski(true));
    this.on(palkkiCalls.removePerson, turnKuski(false));
    this.on(palkkiCalls.listNakyvyys, () => this.guests);
    this.on(palkkiCalls.addNakyvyys, ({ palkkiId, asiakasId }) => {
      const asiakasNimi = `Yritys ${asiakasId}`;
      this.guests = [...this.guests, { asiakasId, asiakasNimi, grid_palkki_id: palkkiId }];
      return this.guests;
    });
    this.on(palkkiCalls.deleteNakyvyys, ({ asiakasId }) => {
      this.guests = this.guests.filter((guest) => guest.asiakasId !== asiakasId);
      return this.guests;
    });
    this.on(asiakasCalls.listLinks, () => this.links);
    this.on(palkkiCalls.delete, ({ palkkiId }) => {
      this.leaveOut(palkkiKey(palkkiId));
      return { palkkiId };
    });
  }

  /** The days that were loaded so far. */
  get dayLoads(): unknown[] {
    return this.asked.filter(({ call }) => call === gridDayCalls.get).map(({ input }) => input.yyyymmdd);
  }

  /** From now on the row stands where it says. */
  hold<Row extends GridItem>(row: Row): Row {
    this.leaveOut(itemKey(row));
    this.changeRows((items, vehicleId) => (vehicleId === row.vehicleId ? [...items, row] : items));
    return row;
  }

  private leaveOut(key: ItemKey): void {
    this.changeRows((items) => items.filter((item) => itemKey(item) !== key));
  }

  private changeRows(change: (items: GridItem[], vehicleId: number) => GridItem[]): void {
    const ajoneuvot = this.day.ajoneuvot.map((vehicle) => ({
      ...vehicle,
      keikkaGroup: change(vehicle.keikkaGroup, vehicle.vehicleId),
    }));
    this.day = { ...this.day, ajoneuvot };
  }

  private changedKeikka(sent: SentKeikka): GridKeikka {
    const { keikkaId, vehicleId, keikkaTilaId, personIds } = sent;
    const held = findItem(this.day, keikkaKey(keikkaId)) as GridKeikka;
    return {
      ...held,
      ...(vehicleId && { vehicleId }),
      ...(keikkaTilaId && tilaNames(keikkaTilaId)),
      ...(personIds && { kuskit: personIds.map((personId) => this.kuskiOf(personId)) }),
      ...spanOf(held, sent),
      varmenne: held.varmenne + 1,
    };
  }

  private kuskiOf(personId: number): KeikkaKuski {
    const ofDay = this.day.kuskit?.find((driver) => driver.personId === personId);
    const known = ofDay
      ? asKuski(ofDay)
      : this.day.ajoneuvot.find(({ dayDriver }) => dayDriver?.personId === personId)?.dayDriver;
    return keikkaKuski({ ...known, personId });
  }

  /** A new one has no version before its first. */
  private heldPalkki(palkkiId = 0): GridPalkki {
    const made = (): GridPalkki => gridPalkki({ palkkiId: ++this.lastPalkkiId, varmenne: 0 });
    return this.findPalkki(palkkiId) ?? made();
  }

  private findPalkki(palkkiId: number): GridPalkki | undefined {
    return findItem(this.day, palkkiKey(palkkiId)) as GridPalkki | undefined;
  }
}

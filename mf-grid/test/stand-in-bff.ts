import { keikkaTilat, palkkiType, session } from '@keikka/builders';
import type {
  GridDay,
  GridDriver,
  GridItem,
  GridPalkki,
  LiveServerMessage,
  Session,
} from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { failure, ok, refusal, StandInBff as StandInHost, type SeenCall } from '@keikka/sdk/testing/server';
import { putItem } from '../src/day/model/day-patch.js';
import { itemKey, palkkiKey, type ItemKey } from '../src/day/model/grid-day.js';
import { DAY, driver, gridDay, palkki } from './day.builder.js';

export { ok, refusal } from '@keikka/sdk/testing/server';

const gridTypes = [
  palkkiType(),
  palkkiType({
    grid_palkkiTypeId: 5,
    grid_palkkiType: 'huolto',
    grid_palkkiTypeDescription: 'Huolto',
    sortNo: 2,
  }),
];

export interface SeenWrite {
  method: string;
  path: string;
  body: Record<string, unknown>;
  idempotencyKey?: string | null;
}

/** The grid's calls as their contract says, over a day that the test sets. */
export class StandInBff extends StandInHost {
  settingTypes: readonly number[] = [settingType.keikkaHandler];
  day: GridDay = gridDay([]);
  readonly dayLoads: string[] = [];
  readonly writes: SeenWrite[] = [];
  /** Set to answer day loads or writes otherwise than by doing them. */
  answerDay: (() => Response | Promise<Response>) | null = null;
  answerWrite: (() => Response | Promise<Response>) | null = null;
  /** What of the session is otherwise, e.g. no company. */
  changeSession: (session: Session) => unknown = (unchanged) => unchanged;

  protected override currentSession(): unknown {
    const { settingTypes } = this;
    return this.changeSession(session({ settingTypes, personId: 5 }));
  }

  protected override answer({ name, body, query, idempotencyKey }: SeenCall): Response | Promise<Response> {
    const [method = '', path = ''] = name.split(' ');
    if (path.startsWith('/api/grid/keikkas/list/')) return this.loadDay(path);
    if (path.startsWith('/api/grid/dayLoads/')) return ok([{ yyyymmdd: DAY, keikkaCount: 54, m3: 1969 }]);
    if (path.startsWith('/api/keikka/tila/list/')) return ok(keikkaTilat());
    if (path.startsWith('/api/grid/getStaticData/')) return ok({ gridTypes });
    const write = {
      method,
      path,
      body: (body ?? {}) as SeenWrite['body'],
      ...(idempotencyKey && { idempotencyKey }),
    };
    this.writes.push(write);
    return this.answerWrite ? this.answerWrite() : this.carryOut(write, query);
  }

  private loadDay(pathname: string): Response | Promise<Response> {
    const yyyymmdd = pathname.split('/').at(-1) ?? '';
    this.dayLoads.push(yyyymmdd);
    if (this.answerDay) return this.answerDay();
    return ok(yyyymmdd === DAY ? this.day : gridDay([], { yyyymmdd, kuskit: [] }));
  }

  /** What the services would do: the day as it is after the write, and the row of it as the answer. */
  private carryOut({ method, path, body }: SeenWrite, query: URLSearchParams): Response {
    if (path.includes('/kuski/')) return ok({ changed: this.staff(path, body) });
    if (path.includes('/palkki/save') && !(body.vehicleId && body.ownerAsiakasId))
      return failure('PALKKI.VEHICLE_REQUIRED');
    const removedId = method === 'DELETE' ? Number(path.split('/').at(-1)) : undefined;
    const known = this.itemOf(removedId === undefined ? body : { palkkiId: removedId });
    const seen = removedId === undefined ? body.varmenne : Number(query.get('varmenne') ?? undefined);
    if (known && isOutdated(known, seen)) return outdated();
    if (removedId !== undefined) return this.put(palkkiKey(removedId), null);
    const tila = keikkaTilat().find(({ keikkaTilaId }) => keikkaTilaId === body.keikkaTilaId);
    const id = path.includes('/palkki/save') ? { palkkiId: body.palkkiId || ++this.lastPalkkiId } : {};
    const made = known ?? palkki('7:00', '8:00', { varmenne: 0 });
    const row = { ...made, ...body, ...this.timesOf(body), ...tila, ...id, varmenne: versionOf(made) + 1 };
    this.put(itemKey(row as GridItem), row as GridItem);
    return ok(path.includes('/palkki/save') ? { savedPalkki: row, returnValue: row } : row);
  }

  private lastPalkkiId = 76;

  private put(key: ItemKey, row: GridItem | null): Response {
    this.day = putItem(this.day, key, row);
    return ok(row);
  }

  /** Drivers onto orders: of one vehicle by a drop, or of each as it is restored. */
  private staff(path: string, body: SeenWrite['body']): GridItem[] {
    const { orders } = body as { orders?: { keikkaId: number; personIds: number[] }[] };
    const dropped =
      this.day.ajoneuvot.find(({ vehicleId }) => vehicleId === body.vehicleId)?.keikkaGroup ?? [];
    const wanted =
      orders ?? dropped.map(({ keikkaId }) => ({ keikkaId, personIds: [Number(body.personId)] }));
    return wanted.flatMap(({ keikkaId, personIds }) => {
      const item = this.itemOf({ keikkaId });
      if (!item) return [];
      const kuskit = personIds.map((personId) => ({
        ...this.driverOf(personId),
        isExplicitAssignment: true,
      }));
      const row = { ...item, kuskit, varmenne: versionOf(item) + 1 } as GridItem;
      this.put(itemKey(row), row);
      return [row];
    });
  }

  private driverOf(personId: number): GridDriver {
    return this.day.kuskit?.find((kuski) => kuski.personId === personId) ?? driver(personId);
  }

  private itemOf({ keikkaId, palkkiId }: SeenWrite['body']): GridItem | undefined {
    return this.day.ajoneuvot
      .flatMap((vehicle) => vehicle.keikkaGroup)
      .find((item) => (item.isPalkki ? item.palkkiId === palkkiId : item.keikkaId === keikkaId));
  }

  private timesOf(body: SeenWrite['body']): Partial<GridPalkki> {
    const item = this.itemOf(body);
    if (!item || typeof body.pumppuAika !== 'string') return {};
    const length = Date.parse(item.timeEnd) - Date.parse(item.timeStart);
    return {
      timeStart: body.pumppuAika,
      timeEnd: new Date(Date.parse(body.pumppuAika) + length).toISOString(),
    };
  }
}

const versionOf = (item: GridItem): number => ('varmenne' in item ? item.varmenne : 0);

const isOutdated = (item: GridItem, seen: unknown): boolean =>
  typeof seen === 'number' && seen > 0 && seen !== versionOf(item);

const outdated = (): Response =>
  refusal(409, 'Kollega on muuttanut tietoja tämän jälkeen.', { errorCode: 'CHANGE.OUTDATED' });

export type Say = (message: LiveServerMessage) => void;

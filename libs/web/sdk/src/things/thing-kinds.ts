import {
  asiakasCalls,
  asiakasLinkType,
  palkkiCalls,
  tuoteCalls,
  vehicleCalls,
  type GridPalkkiType,
  type SessionInfo,
  type TuoteCategoryType,
  type Vehicle,
  type VehicleType,
} from '@keikka/contracts';
import { vehicleName } from '@keikka/domain';
import type { ApiClient } from '../http/api-client.js';
import { texts } from './texts.js';

/** A thing that records refer to, as it is named and chosen. */
export interface Thing {
  id: number;
  name: string;
  /** What finds it besides its name. */
  code?: string;
  /** Beside the name in a list. */
  detail?: string;
}

/** The reader of a list: whose things, through which door. */
export interface Asker {
  api: ApiClient;
  asiakasId: number;
  own: SessionInfo['userAsiakas'];
  signal?: AbortSignal;
}

/** A company that orders come from: one of the own company's source customers, or the own company. */
export interface SourceAsiakas {
  asiakasId: number;
  asiakasNimi: string;
  colorCode: string;
}

interface Kind<Row> {
  list: (asker: Asker) => Promise<Row[]>;
  thing: (row: Row) => Thing;
  /** Said when the list can't be read. */
  failed: string;
  /** It changes while people work, and then a stale day is told of. */
  changes?: true;
}

/** What is known of a thing of each kind, by the `to` of a reference. */
interface Rows {
  vehicle: Vehicle;
  vehicleType: VehicleType;
  palkkiType: GridPalkkiType;
  sourceAsiakas: SourceAsiakas;
  tuoteCategoryType: TuoteCategoryType;
}
export type ThingKind = keyof Rows;
export type RowOf<K extends ThingKind> = Rows[K];

/** How things are named and listed: fields, conflicts and lists of changes ask here alone. */
export const thingKinds: { readonly [K in ThingKind]: Kind<Rows[K]> } = {
  vehicle: {
    list: ({ api, asiakasId, signal }) =>
      api.ask(vehicleCalls.list, { ownerAsiakasId: asiakasId }, { signal }),
    thing: (vehicle) => ({
      id: vehicle.vehicleId,
      name: vehicleName(vehicle),
      code: vehicle.vehicleNo,
      detail: vehicle.vehicleRegNo,
    }),
    failed: texts.vehiclesFailed,
    changes: true,
  },
  vehicleType: {
    list: ({ api, asiakasId, signal }) =>
      api.ask(vehicleCalls.listTypes, { ownerAsiakasId: asiakasId }, { signal }),
    thing: ({ vehicleTypeId, vehicleTypeName }) => ({ id: vehicleTypeId, name: vehicleTypeName }),
    failed: texts.failed,
  },
  palkkiType: {
    list: async ({ api, asiakasId, signal }) =>
      (await api.ask(palkkiCalls.listTypes, { asiakasId }, { signal })).gridTypes,
    thing: (type) => ({
      id: type.grid_palkkiTypeId,
      name: type.grid_palkkiTypeDescription || type.grid_palkkiType,
    }),
    failed: texts.failed,
  },
  sourceAsiakas: {
    async list({ api, asiakasId, own, signal }) {
      const of = { asiakasId, typeId: asiakasLinkType.sourceCustomer };
      const links = await api.ask(asiakasCalls.listLinks, of, { signal });
      const sources = links.map((link) => ({
        asiakasId: link.linkedAsiakasId,
        asiakasNimi: link.linkedAsiakasNimi,
        colorCode: link.linkedAsiakasColorCode,
      }));
      const byName = sources.sort((a, b) => a.asiakasNimi.localeCompare(b.asiakasNimi, 'fi'));
      return own ? [own, ...byName] : byName;
    },
    thing: ({ asiakasId, asiakasNimi }) => ({ id: asiakasId, name: asiakasNimi }),
    failed: texts.failed,
  },
  tuoteCategoryType: {
    list: ({ api, signal }) => api.ask(tuoteCalls.listCategoryTypes, {}, { signal }),
    thing: ({ tuoteCatTypeId, tuoteCatTypeName }) => ({ id: tuoteCatTypeId, name: tuoteCatTypeName }),
    failed: texts.failed,
  },
};

export const isThingKind = (to: string): to is ThingKind => to in thingKinds;

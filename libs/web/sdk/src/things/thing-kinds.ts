import {
  asiakasCalls,
  asiakasLinkType,
  betoniListCalls,
  noLinkSettings,
  palkkiCalls,
  sijaintiCalls,
  tuoteCalls,
  vehicleCalls,
  type GridPalkkiType,
  type LinkSettings,
  type SessionInfo,
  type SijaintiData,
  type TuoteCategoryType,
  type Vehicle,
  type VehicleType,
} from '@keikka/contracts';
import {
  vehicleName,
  type KayttoIka,
  type Laatu,
  type Lujuus,
  type Notkeus,
  type RaeKoko,
} from '@keikka/domain';
import type { Place } from '@keikka/domain/ajomatka';
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
  /** Below the name in a list. */
  below?: string;
  /** Where it is, if it is a place and that is known. */
  place?: Place;
  /** Why it is in the list, where that is not plain to see. */
  note?: string;
  /** The heading that it stands under in a list. */
  group?: string;
}

/** The reader of a list: whose things, through which door. */
export interface Asker {
  api: ApiClient;
  asiakasId: number;
  own: SessionInfo['userAsiakas'];
  signal?: AbortSignal;
}

/** A company that is linked to the own one, or the own one. */
export interface LinkedAsiakas {
  asiakasId: number;
  asiakasNimi: string;
  colorCode: string;
  /** What the own company has agreed with it. */
  settings: LinkSettings;
}

/** Things that are few enough to choose from a list of all. */
interface ListedKind<Row> {
  list: (asker: Asker) => Promise<Row[]>;
  thing: (row: Row) => Thing;
  /** Said when its things can't be read. */
  failed: string;
  /** It changes while people work, and then a stale day is told of. */
  changes?: true;
}

/** What is known of a thing of each kind that is listed, by the `to` of a reference. */
interface ListedRows {
  vehicle: Vehicle;
  vehicleType: VehicleType;
  palkkiType: GridPalkkiType;
  /** A company that orders come from. */
  sourceAsiakas: LinkedAsiakas;
  /** A company that makes the concrete of orders or pumps it: a source, or a partner whose vehicles are planned. */
  toimittaja: LinkedAsiakas;
  /** A factory of a company that makes the concrete of orders. */
  sijainti: SijaintiData;
  tuoteCategoryType: TuoteCategoryType;
  laatu: Laatu;
  raeKoko: RaeKoko;
  lujuus: Lujuus;
  notkeus: Notkeus;
  kayttoIka: KayttoIka;
}

export type ListedThing = keyof ListedRows;
export type RowOf<K extends ListedThing> = ListedRows[K];

function linkedThing({ asiakasId, asiakasNimi }: LinkedAsiakas): Thing {
  return { id: asiakasId, name: asiakasNimi };
}

/** The own company, and those that it has a link of these types to, each once and by name. */
async function ownAndLinked(
  { api, asiakasId, own, signal }: Asker,
  types: readonly number[],
): Promise<LinkedAsiakas[]> {
  const lists = await Promise.all(
    types.map((typeId) => api.ask(asiakasCalls.listLinks, { asiakasId, typeId }, { signal })),
  );
  const linked = new Map(
    lists.flat().map((link) => [
      link.linkedAsiakasId,
      {
        asiakasId: link.linkedAsiakasId,
        asiakasNimi: link.linkedAsiakasNimi,
        colorCode: link.linkedAsiakasColorCode,
        settings: link.settings,
      },
    ]),
  );
  const byName = [...linked.values()].sort((a, b) => a.asiakasNimi.localeCompare(b.asiakasNimi, 'fi'));
  return own ? [{ ...own, settings: noLinkSettings }, ...byName] : byName;
}

/** How things are named and listed: fields, conflicts and lists of changes ask here alone. */
export const listedThings: { readonly [K in ListedThing]: ListedKind<ListedRows[K]> } = {
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
    list: (asker) => ownAndLinked(asker, [asiakasLinkType.sourceCustomer]),
    thing: linkedThing,
    failed: texts.failed,
  },
  toimittaja: {
    list: (asker) => ownAndLinked(asker, [asiakasLinkType.sourceCustomer, asiakasLinkType.pumpPartner]),
    thing: linkedThing,
    failed: texts.failed,
  },
  sijainti: {
    list: ({ api, signal }) => api.ask(sijaintiCalls.list, { asiakasId: 0 }, { signal }),
    thing: ({ sijaintiId, sijaintiNimi, sijaintiLyh, osoite2 }) => ({
      id: sijaintiId,
      name: sijaintiNimi,
      code: sijaintiLyh,
      detail: osoite2,
    }),
    failed: texts.failed,
  },
  tuoteCategoryType: {
    list: ({ api, signal }) => api.ask(tuoteCalls.listCategoryTypes, {}, { signal }),
    thing: ({ tuoteCatTypeId, tuoteCatTypeName }) => ({ id: tuoteCatTypeId, name: tuoteCatTypeName }),
    failed: texts.failed,
  },
  laatu: {
    list: ({ api, asiakasId, signal }) => api.ask(betoniListCalls.laatu, { asiakasId }, { signal }),
    thing: ({ laatuId, laatuNimike, laatuLyhenne, laatuSelite }) => ({
      id: laatuId,
      name: laatuNimike,
      code: laatuLyhenne,
      below: laatuSelite,
    }),
    failed: texts.failed,
  },
  raeKoko: {
    list: ({ api, signal }) => api.ask(betoniListCalls.raeKoko, {}, { signal }),
    thing: ({ raeKokoId, raeKokoText, raeKokoSelite }) => ({
      id: raeKokoId,
      name: raeKokoText || raeKokoSelite,
    }),
    failed: texts.failed,
  },
  lujuus: {
    list: ({ api, signal }) => api.ask(betoniListCalls.lujuus, {}, { signal }),
    thing: ({ lujuusId, lujuusSelite, lujuusText }) => ({
      id: lujuusId,
      name: lujuusSelite,
      detail: lujuusText,
    }),
    failed: texts.failed,
  },
  notkeus: {
    list: ({ api, signal }) => api.ask(betoniListCalls.notkeus, {}, { signal }),
    thing: ({ notkeusId, notkeusSelite, notkeusText }) => ({
      id: notkeusId,
      name: notkeusSelite,
      detail: notkeusText,
    }),
    failed: texts.failed,
  },
  kayttoIka: {
    list: ({ api, signal }) => api.ask(betoniListCalls.kayttoIka, {}, { signal }),
    thing: ({ kayttoIkaId, kayttoIkaSelite }) => ({ id: kayttoIkaId, name: kayttoIkaSelite }),
    failed: texts.failed,
  },
};

export const isListed = (to: string): to is ListedThing => to in listedThings;

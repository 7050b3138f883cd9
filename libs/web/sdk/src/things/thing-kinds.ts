import {
  asiakasCalls,
  asiakasLinkType,
  noLinkSettings,
  palkkiCalls,
  personCalls,
  tuoteCalls,
  tyomaaCalls,
  vehicleCalls,
  type AsiakasData,
  type FoundTyomaa,
  type GridPalkkiType,
  type LinkSettings,
  type PersonData,
  type SessionInfo,
  type TuoteCategoryType,
  type TyomaaData,
  type Vehicle,
  type VehicleType,
} from '@keikka/contracts';
import { personName, vehicleName } from '@keikka/domain';
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

/** Things that are too many for a list, and are found by a text. */
interface SearchedKind {
  /** The letters of the shortest text that is asked about. */
  least: number;
  /** Those that the text finds, the best first; `about` is what else the record says of what is looked for. */
  search: (asker: Asker, text: string, about: About) => Promise<Thing[]>;
  /** One of them, for its name. */
  get: (asker: Asker, id: number) => Promise<Thing>;
  /** Said when its things can't be read. */
  failed: string;
}

/** What a record says of a thing that is looked for: sites and persons of its customer come first. */
export interface About {
  asiakasId?: number | null;
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
  tuoteCategoryType: TuoteCategoryType;
}

export type ListedThing = keyof ListedRows;
/** A customer of the company, a work site, and a person whom the company may name as a contact. */
export type SearchedThing = 'asiakas' | 'tyomaa' | 'person';
export type RowOf<K extends ListedThing> = ListedRows[K];

/** A customer is told from others by its business id. */
export const asiakasThing = ({ asiakasId, asiakasNimi, ytunnus }: Omit<AsiakasData, 'colorCode'>): Thing => ({
  id: asiakasId,
  name: asiakasNimi,
  code: ytunnus,
  detail: ytunnus,
});

/** A site without a name is called by its street. */
export const siteName = ({
  tyomaaNimi,
  tyomaaOsoite1,
}: Pick<TyomaaData, 'tyomaaNimi' | 'tyomaaOsoite1'>): string => tyomaaNimi || tyomaaOsoite1;

/** Persons are told apart by their phone. */
export const personThing = (person: PersonData & { asiakasNimi?: string }): Thing => ({
  id: person.personId,
  name: [personName(person), person.personPhone || person.personEmail].filter(Boolean).join(' · '),
  detail: person.asiakasNimi ?? '',
});

const foundSite = (site: FoundTyomaa, { asiakasId }: About): Thing => ({
  ...(asiakasId && { group: texts.sites[site.asiakasId === asiakasId ? 'own' : 'others'] }),
  id: site.tyomaaId,
  name: site.tyomaaNimi || site.tyomaaOsoite,
  below: site.tyomaaNimi ? site.tyomaaOsoite : '',
  detail: texts.used(site.lastPvm, site.keikkaCount),
  note: site.isNear ? texts.near : '',
});

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
  tuoteCategoryType: {
    list: ({ api, signal }) => api.ask(tuoteCalls.listCategoryTypes, {}, { signal }),
    thing: ({ tuoteCatTypeId, tuoteCatTypeName }) => ({ id: tuoteCatTypeId, name: tuoteCatTypeName }),
    failed: texts.failed,
  },
};

/** How things are named and found by a text, and asked for by the same places. */
export const searchedThings: Readonly<Record<SearchedThing, SearchedKind>> = {
  asiakas: {
    least: 0,
    search: async ({ api, asiakasId, signal }, text) =>
      (await api.ask(asiakasCalls.list, { ownerAsiakasId: asiakasId, text }, { signal })).map(asiakasThing),
    get: async ({ api, signal }, asiakasId) =>
      asiakasThing(await api.ask(asiakasCalls.get, { asiakasId }, { signal })),
    failed: texts.asiakkaatFailed,
  },
  tyomaa: {
    least: 3,
    search: async ({ api, asiakasId, signal }, text, about) =>
      (await api.ask(tyomaaCalls.search, { ownerAsiakasId: asiakasId, text, ...about }, { signal })).map(
        (site) => foundSite(site, about),
      ),
    get: async ({ api, signal }, tyomaaId) => {
      const { globalTyomaa } = await api.ask(tyomaaCalls.get, { tyomaaId, keikkaId: 0 }, { signal });
      return { id: tyomaaId, name: globalTyomaa ? siteName(globalTyomaa) : '' };
    },
    failed: texts.tyomaatFailed,
  },
  person: {
    least: 0,
    search: async ({ api, asiakasId, signal }, text, about) =>
      (await api.ask(personCalls.search, { ownerAsiakasId: asiakasId, text, ...about }, { signal })).map(
        (person) => ({
          ...personThing(person),
          ...(about.asiakasId && { group: texts.persons[person.isOfAsiakas ? 'own' : 'others'] }),
        }),
      ),
    get: async ({ api, signal }, personId) =>
      personThing(await api.ask(personCalls.get, { personId }, { signal })),
    failed: texts.personsFailed,
  },
};

export const isListed = (to: string): to is ListedThing => to in listedThings;
export const isSearched = (to: string): to is SearchedThing => to in searchedThings;

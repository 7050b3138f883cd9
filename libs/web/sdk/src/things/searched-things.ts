import {
  asiakasCalls,
  personCalls,
  tyomaaCalls,
  type AsiakasData,
  type FoundTyomaa,
  type TyomaaData,
} from '@keikka/contracts';
import { personThing, searchPersons, type About } from './search-persons.js';
import { texts } from './texts.js';
import type { Asker, Thing } from './thing-kinds.js';

/** Things that are too many for a list, and are found by a text. */
interface SearchedKind {
  /** The letters of the shortest text that is asked about. */
  least: number;
  /** Those that the text finds, the best first; `about` is what else the record says of what is looked for. */
  search: (asker: Asker, text: string, about: About) => Promise<Thing[]>;
  /** One of them, for its name. */
  get: (asker: Asker, id: number) => Promise<Thing>;
  /** The heading of their details, where the list has columns. */
  detail: string;
  /** Said when its things can't be read. */
  failed: string;
}

/** A customer of the company, a work site, and a person whom the company may name as a contact. */
export type SearchedThing = 'asiakas' | 'tyomaa' | 'person';
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

const placeOf = ({
  tyomaaLat: lat,
  tyomaaLng: lng,
}: Pick<TyomaaData, 'tyomaaLat' | 'tyomaaLng'>): Pick<Thing, 'place'> =>
  lat === null || lng === null ? {} : { place: { lat, lng } };

export const tyomaaThing = (site: TyomaaData): Thing => ({
  id: site.tyomaaId,
  name: siteName(site),
  ...placeOf(site),
});

const foundSite = (site: FoundTyomaa, { asiakasId }: About): Thing => ({
  ...(asiakasId && { group: texts.sites[site.asiakasId === asiakasId ? 'own' : 'others'] }),
  id: site.tyomaaId,
  name: site.tyomaaNimi || site.tyomaaOsoite,
  below: site.tyomaaNimi ? site.tyomaaOsoite : '',
  detail: texts.used(site.lastPvm, site.keikkaCount),
  note: site.isNear ? texts.near : '',
  ...placeOf(site),
});

/** How things are named and found by a text, and asked for by the same places. */
export const searchedThings: Readonly<Record<SearchedThing, SearchedKind>> = {
  asiakas: {
    least: 0,
    search: async ({ api, asiakasId, signal }, text) =>
      (await api.ask(asiakasCalls.list, { ownerAsiakasId: asiakasId, text }, { signal })).map(asiakasThing),
    get: async ({ api, signal }, asiakasId) =>
      asiakasThing(await api.ask(asiakasCalls.get, { asiakasId }, { signal })),
    detail: texts.details.asiakas,
    failed: texts.asiakkaatFailed,
  },
  tyomaa: {
    least: 3,
    search: async ({ api, asiakasId: ownerAsiakasId, signal }, text, about) => {
      const { asiakasId } = about;
      const sites = await api.ask(tyomaaCalls.search, { ownerAsiakasId, text, asiakasId }, { signal });
      return sites.map((site) => foundSite(site, about));
    },
    get: async ({ api, signal }, tyomaaId) => {
      const { globalTyomaa } = await api.ask(tyomaaCalls.get, { tyomaaId, keikkaId: 0 }, { signal });
      return globalTyomaa ? tyomaaThing(globalTyomaa) : { id: tyomaaId, name: '' };
    },
    detail: texts.details.tyomaa,
    failed: texts.tyomaatFailed,
  },
  person: {
    least: 0,
    search: searchPersons,
    get: async ({ api, signal }, personId) =>
      personThing(await api.ask(personCalls.get, { personId }, { signal })),
    detail: texts.details.person,
    failed: texts.personsFailed,
  },
};

export const isSearched = (to: string): to is SearchedThing => to in searchedThings;

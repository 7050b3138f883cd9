import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  Failure,
  type Actor,
  type FoundTyomaa,
  type InputOf,
  type TyomaaData,
  type TyomaaVersiot,
  type tyomaaCalls,
} from '@keikka/contracts';
import { searchWords } from '@keikka/domain';
import { containing, Transactions } from '@keikka/server';
import { AccessService } from '../access/access.service.js';
import { allowPlan } from '../access/keikka-access.policy.js';
import { keikat } from '../keikka/keikka.record.js';
import { KeikkaMatka } from '../matka/keikka-matka.service.js';
import { Planning } from '../planning/planning.service.js';
import { KeikkaReferences } from '../references/keikka-references.service.js';
import { ownSite, siteOnKeikka, storeSite, versioOf } from '../tyomaa/tyomaa.record.js';
import { addressLine } from '../tyomaa/tyomaa.rules.js';
import { WorksiteOsoite } from './worksite-osoite.service.js';
import { isNearable, nearQuery, partsOf, wholeQuery } from './near-words.rules.js';
import { countOf, versiotOf } from './worksite-versions.js';
import {
  FIND_NEAR_SQL,
  findWholeSql,
  findWithinSql,
  FOUND_AT_MOST,
  MEANT_WORDS_SQL,
  NEAR_ENOUGH_SQL,
  SITES_OF_ASIAKAS_SQL,
  WORDS_AT_MOST,
} from './worksites.sql.js';

/** A shorter text finds nothing (O-165). */
const SHORTEST = 3;
/** So many sites that have each word make those superfluous that nearly do. */
const ENOUGH = 10;

type Search = InputOf<typeof tyomaaCalls.search>;
type Found = Omit<FoundTyomaa, 'isNear' | 'tyomaaOsoite'> & Parameters<typeof addressLine>[0];

type Meant = { typed: string; meant: string[] };

/** The work sites of a company. */
@Injectable()
export class WorksitesService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly access: AccessService,
    private readonly planning: Planning,
    private readonly references: KeikkaReferences,
    private readonly osoite: WorksiteOsoite,
    private readonly keikkaMatka: KeikkaMatka,
  ) {}

  /** Those of the actor's own company, whichever one a call names. */
  async search(actor: Actor, search: Search): Promise<FoundTyomaa[]> {
    const words = searchWords(search.text).slice(0, WORDS_AT_MOST);
    if (search.text.trim().length < SHORTEST || words.length === 0) return [];
    const exact = await this.exact(actor, search, words);
    const near = exact.length < ENOUGH ? await this.near(actor, search, words) : [];
    const known = new Set(exact.map(({ tyomaaId }) => tyomaaId));
    const found = [...exact, ...near.filter(({ tyomaaId }) => !known.has(tyomaaId))];
    const isOfCustomer = ({ asiakasId }: FoundTyomaa): boolean =>
      asiakasId !== null && asiakasId === search.asiakasId;
    return [...found.filter(isOfCustomer), ...found.filter((site) => !isOfCustomer(site))];
  }

  /** The sites of the actor's own company that are a customer's, the latest used first. */
  async listOfAsiakas(actor: Actor, asiakasId: number): Promise<FoundTyomaa[]> {
    const found = await this.dataSource.query<Found[]>(SITES_OF_ASIAKAS_SQL, [actor.asiakasId, asiakasId]);
    return found.map((site) => foundSite(site, false));
  }

  /** @throws Failure TYOMAA.NOT_FOUND, KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS */
  async get(actor: Actor, { tyomaaId, keikkaId }: InputOf<typeof tyomaaCalls.get>): Promise<TyomaaVersiot> {
    const { manager } = this.dataSource;
    if (!keikkaId) {
      const globalTyomaa = versioOf(await ownSite(manager, actor.asiakasId, tyomaaId));
      return { globalTyomaa, keikkaCount: await countOf(manager, tyomaaId) };
    }
    const facts = await this.access.visible(manager, actor, keikkaId);
    if (facts.tyomaaId !== tyomaaId) throw new Failure('TYOMAA.NOT_FOUND');
    return versiotOf(manager, actor, keikkaId);
  }

  /** @throws Failure TYOMAA.NOT_FOUND */
  async keikkaCount(actor: Actor, tyomaaId: number): Promise<{ keikkaCount: number }> {
    const { manager } = this.dataSource;
    await ownSite(manager, actor.asiakasId, tyomaaId);
    return { keikkaCount: await countOf(manager, tyomaaId) };
  }

  /** @throws Failure TYOMAA.NO_STREET, KEIKKA.UNKNOWN_ASIAKAS, KEIKKA.UNKNOWN_PERSON */
  async create(actor: Actor, create: InputOf<typeof tyomaaCalls.create>): Promise<TyomaaData> {
    const { asiakasId = null } = create;
    if (asiakasId) await this.references.demandAsiakas(asiakasId);
    const contact = await this.references.contactOfSite(create);
    const site = await this.osoite.uusi({ ...create, ...contact });
    return this.transactions.runOnce(actor, 'tyomaa.create', create, (tx) =>
      storeSite(tx, actor, { ownerAsiakasId: actor.asiakasId, asiakasId }, site),
    );
  }

  /**
   * Makes a site of the order's customer and sets it on the order, both or neither.
   * @throws Failure TYOMAA.NO_STREET, KEIKKA.UNKNOWN_PERSON, and as `lockOnBoard`
   */
  async createFromGrid(
    actor: Actor,
    create: InputOf<typeof tyomaaCalls.createFromGrid>,
  ): Promise<{ tyomaaId: number; varmenne: number }> {
    // Who may not plan the order learns nothing of whom a company knows.
    const { manager } = this.dataSource;
    if (!allowPlan(actor, await this.access.visible(manager, actor, create.keikkaId)))
      throw new Failure('KEIKKA.NO_ACCESS');
    const contact = await this.references.contactOfSite(create);
    const site = await this.osoite.uusi({ ...create, ...contact });
    const made = await this.transactions.runOnce(actor, 'tyomaa.create-from-grid', create, async (tx) => {
      const keikka = await this.planning.changes.lockOnBoard(tx, actor, create, ['tyomaaId']);
      const stored = await storeSite(tx, actor, keikka, site);
      const { varmenne } = await keikat.change(tx, keikka, siteOnKeikka(stored));
      return { tyomaaId: stored.tyomaaId, varmenne };
    });
    this.keikkaMatka.follow(actor, create.keikkaId);
    return made;
  }

  /** Sites that have each word as it is: as a whole word, and when those fill no list, as a part of any. */
  private async exact(actor: Actor, search: Search, words: readonly string[]): Promise<FoundTyomaa[]> {
    const place = placeValues(actor, search, words);
    const patterns = words.map(containing);
    const query = wholeQuery(words);
    const whole = query ? await this.find(findWholeSql(words.length), [...place, query, ...patterns]) : [];
    const found =
      whole.length < FOUND_AT_MOST
        ? await this.find(findWithinSql(words.length), [...place, ...patterns])
        : whole;
    return found.map((site) => foundSite(site, false));
  }

  /** Sites that have words like those typed, which are looked up among all words of the company's sites. */
  private async near(actor: Actor, search: Search, words: readonly string[]): Promise<FoundTyomaa[]> {
    const parts = partsOf(words);
    const meant = await this.dataSource.transaction(async (manager) => {
      await manager.query(NEAR_ENOUGH_SQL);
      return manager.query<Meant[]>(MEANT_WORDS_SQL, [actor.asiakasId, parts.filter(isNearable)]);
    });
    const query = nearQuery(parts, new Map(meant.map((word) => [word.typed, word.meant])));
    if (query === null) return [];
    const found = await this.find(FIND_NEAR_SQL, [...placeValues(actor, search, words), query]);
    return found.map((site) => foundSite(site, true));
  }

  private find(sql: string, values: readonly unknown[]): Promise<Found[]> {
    return this.dataSource.query<Found[]>(sql, [...values]);
  }
}

/** $1 to $4 of a search: whose sites, and by what they are put in order. */
const placeValues = (
  actor: Actor,
  { text, asiakasId = null }: Search,
  words: readonly string[],
): unknown[] => [actor.asiakasId, asiakasId, words[0], text];

function foundSite(found: Found, isNear: boolean): FoundTyomaa {
  const { tyomaaOsoite1, tyomaaOsoite2, tyomaaOsoite3, tyomaaOsoite4, ...site } = found;
  const tyomaaOsoite = addressLine({ tyomaaOsoite1, tyomaaOsoite2, tyomaaOsoite3, tyomaaOsoite4 });
  return { ...site, tyomaaOsoite, isNear };
}

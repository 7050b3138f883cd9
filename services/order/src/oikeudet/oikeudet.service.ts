import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  Failure,
  staffMessages,
  type Actor,
  type InputOf,
  type Oikeudet,
  type oikeudetCalls,
  type OikeusHenkilo,
  type TunnettuHenkilo,
} from '@keikka/contracts';
import { ServiceClient, Transactions, type Tx } from '@keikka/server';
import { AccessService } from '../access/access.service.js';
import { Auth, type AuthKind, type AuthLevel } from '../access/auth.entity.js';
import { allowOikeudet, allowOwnOikeudet } from '../access/keikka-access.policy.js';
import { keikat } from '../keikka/keikka.record.js';
import { KeikkaReferences } from '../references/keikka-references.service.js';
import { lockedSite } from '../tyomaa/tyomaa.record.js';
import { removeAuth, setAuth, type Kohde } from './auth.record.js';
import { levelOf, oikeusOf } from './oikeudet.rules.js';

type Add = InputOf<typeof oikeudetCalls.addToKeikka>;
type Remove = InputOf<typeof oikeudetCalls.removeFromKeikka>;

/** Who may read or write an order, and the orders of a site. */
@Injectable()
export class OikeudetService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly access: AccessService,
    private readonly references: KeikkaReferences,
    private readonly services: ServiceClient,
  ) {}

  /** @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, SERVICE.UNAVAILABLE */
  async listOnKeikka(actor: Actor, keikkaId: number): Promise<Oikeudet> {
    await this.demandKeikka(actor, keikkaId);
    const levels = await this.levelsOf(actor, 'keikka', keikkaId);
    const persons = await this.henkilot([...levels.keys()]);
    return {
      personList: persons.map((one) => oikeusOf('keikka', levels.get(one.personId) ?? 'none', one)),
    };
  }

  /** @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, KEIKKA.UNKNOWN_PERSON, KEIKKA.TOO_MANY_PERSONS, SERVICE.UNAVAILABLE */
  async addToKeikka(actor: Actor, add: Add): Promise<OikeusHenkilo> {
    const { keikkaId, personId, auth } = add;
    await this.demandKeikka(actor, keikkaId);
    const henkilo = await this.demandHenkilo(actor, 'keikka', keikkaId, personId);
    return this.transactions.runOnce(actor, 'keikka.add-person', add, async (tx) => {
      const level = await setAuth(
        tx,
        await this.lockKeikka(tx, actor, keikkaId),
        personId,
        auth ? levelOf(auth) : null,
      );
      return oikeusOf('keikka', level, henkilo);
    });
  }

  /**
   * One who is not on the list stays so.
   * @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS
   */
  removeFromKeikka(actor: Actor, remove: Remove): Promise<Remove> {
    const { keikkaId, personId } = remove;
    return this.transactions.runOnce(actor, 'keikka.remove-person', remove, async (tx) => {
      await removeAuth(tx, await this.lockKeikka(tx, actor, keikkaId), personId);
      return { keikkaId, personId };
    });
  }

  /** @throws Failure TYOMAA.NOT_FOUND, AUTH.FORBIDDEN, KEIKKA.UNKNOWN_PERSON, KEIKKA.TOO_MANY_PERSONS, SERVICE.UNAVAILABLE */
  async saveOnTyomaa(actor: Actor, save: InputOf<typeof oikeudetCalls.saveOnTyomaa>): Promise<OikeusHenkilo> {
    const { tyomaaId, personId, auth } = save;
    if (!allowOwnOikeudet(actor)) throw new Failure('AUTH.FORBIDDEN');
    const henkilo = await this.demandHenkilo(actor, 'tyomaa', tyomaaId, personId);
    return this.transactions.runOnce(actor, 'tyomaa.save-auth', save, async (tx) => {
      const { ownerAsiakasId, varmenne } = await lockedSite(tx, actor.asiakasId, tyomaaId);
      const kohde: Kohde = { ownerAsiakasId, varmenne, kind: 'tyomaa', targetId: tyomaaId };
      return oikeusOf('tyomaa', await setAuth(tx, kohde, personId, levelOf(auth)), henkilo);
    });
  }

  private async demandKeikka(actor: Actor, keikkaId: number): Promise<void> {
    const facts = await this.access.visible(this.dataSource.manager, actor, keikkaId);
    if (!allowOikeudet(actor, facts)) throw new Failure('KEIKKA.NO_ACCESS');
  }

  private async lockKeikka(tx: Tx, actor: Actor, keikkaId: number): Promise<Kohde> {
    const { ownerAsiakasId, varmenne } = await keikat.lock(tx, keikkaId);
    if (!allowOikeudet(actor, await this.access.visible(tx.manager, actor, keikkaId)))
      throw new Failure('KEIKKA.NO_ACCESS');
    return { ownerAsiakasId, varmenne, kind: 'keikka', targetId: keikkaId };
  }

  /** One whom the company knows, or who is on the list already: he is found there though he is no contact any more. */
  private async demandHenkilo(
    { asiakasId: ownerAsiakasId }: Actor,
    kind: AuthKind,
    targetId: number,
    personId: number,
  ): Promise<TunnettuHenkilo> {
    const isListed = await this.dataSource.manager.existsBy(Auth, {
      ...{ ownerAsiakasId, kind, targetId, personId },
    });
    if (!isListed) await this.references.demandPerson(personId);
    const [henkilo] = await this.henkilot([personId]);
    if (!henkilo) throw new Failure('KEIKKA.UNKNOWN_PERSON');
    return henkilo;
  }

  private async levelsOf(
    { asiakasId: ownerAsiakasId }: Actor,
    kind: AuthKind,
    targetId: number,
  ): Promise<ReadonlyMap<number, AuthLevel>> {
    const rows = await this.dataSource.manager.findBy(Auth, { ownerAsiakasId, kind, targetId });
    return new Map(rows.map(({ personId, level }) => [personId, level]));
  }

  private henkilot(personIds: number[]): Promise<TunnettuHenkilo[]> {
    return this.services.ask(staffMessages.personHenkilot, { personIds, asiakasId: 0 });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  Failure,
  staffMessages,
  type Actor,
  type Oikeudet,
  type OikeusHenkilo,
  type TunnettuHenkilo,
} from '@keikka/contracts';
import { ServiceClient, Transactions, type Tx } from '@keikka/server';
import { AccessService } from '../access/access.service.js';
import { Auth, type AuthKind, type AuthLevel } from '../access/auth.entity.js';
import { allowOikeudet, allowOwnOikeudet } from '../access/keikka-access.policy.js';
import { keikat } from '../keikka/keikka.record.js';
import { KeikkaReferences } from '../references/keikka-references.service.js';
import { lockedSite, ownSite, tellSite } from '../tyomaa/tyomaa.record.js';
import { removeAuth, setAuth, type Kohde } from './auth.record.js';
import { oikeusOf } from './oikeudet.rules.js';

/** What access is given to. */
export interface Mihin {
  kind: AuthKind;
  targetId: number;
}

/** The list of sites counts who has access to each. */
const tellList = async (tx: Tx, { kind, targetId: tyomaaId, ownerAsiakasId }: Kohde): Promise<void> => {
  if (kind === 'tyomaa') await tellSite(tx, { tyomaaId, ownerAsiakasId });
};

/** Who may read or write an order, the orders of a site, and those of a customer. */
@Injectable()
export class OikeudetService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly access: AccessService,
    private readonly references: KeikkaReferences,
    private readonly services: ServiceClient,
  ) {}

  /** By name: of a customer its contacts too, who may have no access. @throws Failure as `demand` */
  async list(actor: Actor, mihin: Mihin): Promise<Oikeudet> {
    await this.demand(actor, mihin);
    const { kind, targetId } = mihin;
    const where = { ownerAsiakasId: actor.asiakasId, kind, targetId };
    const rows = await this.dataSource.manager.findBy(Auth, where);
    const levels = new Map(rows.map(({ personId, level }) => [personId, level]));
    const persons = await this.henkilot([...levels.keys()], kind === 'asiakas' ? targetId : 0);
    return { personList: persons.map((one) => oikeusOf(kind, levels.get(one.personId) ?? 'none', one)) };
  }

  /**
   * Without a level one who is listed keeps his, and another is listed without access. `input` is the call's, which may be
   * repeated.
   * @throws Failure as `demand`, and KEIKKA.UNKNOWN_PERSON, KEIKKA.TOO_MANY_PERSONS
   */
  async set(
    actor: Actor,
    mihin: Mihin,
    { personId, level, input }: { personId: number; level: AuthLevel | null; input: object },
  ): Promise<OikeusHenkilo> {
    await this.demand(actor, mihin);
    const henkilo = await this.demandHenkilo(actor, mihin, personId);
    return this.transactions.runOnce(actor, `${mihin.kind}.set-auth`, input, async (tx) => {
      const kohde = await this.lock(tx, actor, mihin);
      const asSet = await setAuth(tx, kohde, personId, level);
      await tellList(tx, kohde);
      return oikeusOf(mihin.kind, asSet, henkilo);
    });
  }

  /** One who is not on the list stays so. @throws Failure as `demand` */
  async remove<Input extends { personId: number }>(actor: Actor, mihin: Mihin, input: Input): Promise<Input> {
    await this.demand(actor, mihin);
    return this.transactions.runOnce(actor, `${mihin.kind}.remove-auth`, input, async (tx) => {
      const kohde = await this.lock(tx, actor, mihin);
      await removeAuth(tx, kohde, input.personId);
      await tellList(tx, kohde);
      return input;
    });
  }

  /** @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, AUTH.FORBIDDEN, TYOMAA.NOT_FOUND, KEIKKA.UNKNOWN_ASIAKAS, SERVICE.UNAVAILABLE */
  private async demand(actor: Actor, { kind, targetId }: Mihin): Promise<void> {
    const { manager } = this.dataSource;
    if (kind === 'keikka') {
      const facts = await this.access.visible(manager, actor, targetId);
      if (!allowOikeudet(actor, facts)) throw new Failure('KEIKKA.NO_ACCESS');
      return;
    }
    if (!allowOwnOikeudet(actor)) throw new Failure('AUTH.FORBIDDEN');
    if (kind === 'tyomaa') await ownSite(manager, actor.asiakasId, targetId);
    else await this.references.demandAsiakas(targetId);
  }

  /** Holds what the access is of, so that its list changes one at a time. */
  private async lock(tx: Tx, actor: Actor, { kind, targetId }: Mihin): Promise<Kohde> {
    if (kind === 'keikka') {
      const { ownerAsiakasId, varmenne } = await keikat.lock(tx, targetId);
      if (!allowOikeudet(actor, await this.access.visible(tx.manager, actor, targetId)))
        throw new Failure('KEIKKA.NO_ACCESS');
      return { ownerAsiakasId, varmenne, kind, targetId };
    }
    const { asiakasId: ownerAsiakasId } = actor;
    if (kind === 'tyomaa') {
      const { varmenne } = await lockedSite(tx, ownerAsiakasId, targetId);
      return { ownerAsiakasId, varmenne, kind, targetId };
    }
    await tx.manager.query(`select pg_advisory_xact_lock(hashtext('auth ' || current_schema()), $1)`, [
      targetId,
    ]);
    return { ownerAsiakasId, varmenne: 1, kind, targetId };
  }

  /** One whom the company knows, or who is on the list already: he is found there though he is no contact any more. */
  private async demandHenkilo(
    { asiakasId: ownerAsiakasId }: Actor,
    mihin: Mihin,
    personId: number,
  ): Promise<TunnettuHenkilo> {
    const isListed = await this.dataSource.manager.existsBy(Auth, { ownerAsiakasId, ...mihin, personId });
    if (!isListed) await this.references.demandPerson(personId);
    const [henkilo] = await this.henkilot([personId]);
    if (!henkilo) throw new Failure('KEIKKA.UNKNOWN_PERSON');
    return henkilo;
  }

  private henkilot(personIds: number[], asiakasId = 0): Promise<TunnettuHenkilo[]> {
    return this.services.ask(staffMessages.personHenkilot, { personIds, asiakasId });
  }
}

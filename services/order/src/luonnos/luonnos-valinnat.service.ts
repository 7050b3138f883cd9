import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Failure, type Actor, type LuonnosValinnat, type PersonData } from '@keikka/contracts';
import { PersonProjectionRow, prepared } from '@keikka/server';
import { AccessService } from '../access/access.service.js';
import { allowDraft } from '../access/keikka-access.policy.js';
import { chosenKohde } from './luonnos-kohde.rules.js';
import { luonnosKohteet } from './luonnos-kohteet.sql.js';

const TYOMAAT_SQL = prepared(`
select tyomaa_id as "tyomaaId", tyomaa_nimi as "tyomaaNimi", concat_ws(', ', nullif(tyomaa_osoite1, ''),
  nullif(concat_ws(' ', nullif(tyomaa_osoite3, ''), nullif(tyomaa_osoite4, '')), '')) as "tyomaaOsoite"
from tyomaa where owner_asiakas_id = $1 and asiakas_id = $2 and deleted_time is null order by tyomaa_nimi, tyomaa_id`);

type Order = { ownerAsiakasId: number; asiakasId: number | null };

/** What may be chosen in a draft by who writes it and does not plan it. */
@Injectable()
export class LuonnosValinnatService {
  constructor(private readonly access: AccessService) {}

  /** @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS */
  async of(manager: EntityManager, actor: Actor, keikkaId: number): Promise<LuonnosValinnat> {
    const facts = await this.access.visible(manager, actor, keikkaId);
    if (!allowDraft(actor, facts)) throw new Failure('KEIKKA.NO_ACCESS');
    return {
      tyomaat: await this.tyomaat(manager, actor, facts),
      henkilot: await this.henkilot(manager, actor, facts),
    };
  }

  /** A person whom the order may name. @throws Failure KEIKKA.UNKNOWN_PERSON, KEIKKA.NO_ACCESS for who names none */
  async henkilo(manager: EntityManager, actor: Actor, order: Order, personId: number): Promise<PersonData> {
    if (order.asiakasId !== actor.asiakasId) throw new Failure('KEIKKA.NO_ACCESS');
    const found = (await this.henkilot(manager, actor, order)).find((one) => one.personId === personId);
    if (!found) throw new Failure('KEIKKA.UNKNOWN_PERSON');
    return found;
  }

  /** @throws Failure KEIKKA.UNKNOWN_TYOMAA for a site that the order may not get */
  async requireTyomaa(manager: EntityManager, actor: Actor, order: Order, tyomaaId: number): Promise<void> {
    const sites = await this.tyomaat(manager, actor, order);
    if (!sites.some((site) => site.tyomaaId === tyomaaId)) throw new Failure('KEIKKA.UNKNOWN_TYOMAA');
  }

  private async tyomaat(
    manager: EntityManager,
    { personId, asiakasId: own }: Actor,
    { ownerAsiakasId, asiakasId }: Order,
  ): Promise<LuonnosValinnat['tyomaat']> {
    if (asiakasId === null) return [];
    const kohteet = await luonnosKohteet(manager, personId, ownerAsiakasId);
    const sites = await manager.query<LuonnosValinnat['tyomaat']>(TYOMAAT_SQL, [ownerAsiakasId, asiakasId]);
    return sites.filter(({ tyomaaId }) => chosenKohde(kohteet, { asiakasId, tyomaaId }, own));
  }

  /** Of another company nobody is told who works there. */
  private async henkilot(manager: EntityManager, actor: Actor, { asiakasId }: Order): Promise<PersonData[]> {
    if (asiakasId === null || asiakasId !== actor.asiakasId) return [];
    const order = { personFirstName: 'ASC', personLastName: 'ASC' } as const;
    const rows = await manager.find(PersonProjectionRow, { where: { asiakasId, removed: false }, order });
    return rows.map(({ personId, personFirstName, personLastName, personPhone, personEmail }) => ({
      personId,
      personFirstName,
      personLastName,
      personPhone,
      personEmail,
    }));
  }
}

import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { Failure, type LinkOwner } from '@keikka/contracts';
import { DAY_MS, personName } from '@keikka/domain';
import { Clock, type Tx } from '@keikka/server';
import { Asiakas } from '../asiakas/asiakas.entity.js';
import { Person } from '../person/person.entity.js';
import { SignInLink } from './login-session.entity.js';
import { hashOf } from './session.rules.js';

/** Links by which persons choose a password, once. */
@Injectable()
export class SignInLinks {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws Failure AUTH.LINK_SPENT */
  async owner(token: string): Promise<LinkOwner> {
    const { manager } = this.dataSource;
    const link = await manager.findOneBy(SignInLink, {
      secretHash: hashOf(token),
      expiresAt: MoreThan(this.clock.now()),
    });
    const person = link && (await manager.findOneBy(Person, { personId: link.personId }));
    if (!person || person.personDeletedTime) throw new Failure('AUTH.LINK_SPENT');
    const asiakas = await manager.findOneBy(Asiakas, { asiakasId: person.asiakasId ?? 0 });
    return {
      personName: personName(person),
      personEmail: person.personEmail,
      asiakasNimi: asiakas?.asiakasNimi ?? '',
    };
  }

  /**
   * Of two who hold the same link one spends it.
   * @returns its person
   * @throws Failure AUTH.LINK_SPENT
   */
  async spend(tx: Tx, token: string): Promise<number> {
    const answer = await tx.manager
      .createQueryBuilder()
      .delete()
      .from(SignInLink)
      .where({ secretHash: hashOf(token), expiresAt: MoreThan(tx.now) })
      .returning('person_id')
      .execute();
    const [spent] = answer.raw as { person_id: number }[];
    if (!spent) throw new Failure('AUTH.LINK_SPENT');
    return spent.person_id;
  }
}

/**
 * A new link of a person for a day; an older one of the person is no longer good.
 * @returns its secret, which is stored nowhere
 */
export async function newSignInLink(tx: Tx, personId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.manager.delete(SignInLink, { personId });
  const expiresAt = new Date(tx.now.getTime() + DAY_MS);
  await tx.manager.insert(SignInLink, { secretHash: hashOf(token), personId, expiresAt });
  return token;
}

import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Failure, type Actor } from '@keikka/contracts';
import { Transactions } from '@keikka/server';
import { LoginSession } from '../auth/login-session.entity.js';
import { Person } from '../person/person.entity.js';
import { SnapshotService } from '../snapshot/snapshot.service.js';

@Injectable()
export class PersonRemovalService {
  constructor(
    private readonly transactions: Transactions,
    private readonly snapshot: SnapshotService,
  ) {}

  /** Removes a person: ends every session, every driver listing and every access. Only old orders keep the name. */
  remove(actor: Actor, personId: number): Promise<{ personId: number }> {
    return this.transactions.run(async (tx) => {
      const person = await tx.manager.findOne(Person, {
        where: { personId, asiakasId: actor.asiakasId, personDeletedTime: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!person) throw new Failure('PERSON.NOT_FOUND');
      const varmenne = person.varmenne + 1;
      await tx.manager.update(Person, personId, { personDeletedTime: tx.now, varmenne });
      await tx.manager.update(LoginSession, { personId, endedAt: IsNull() }, { endedAt: tx.now });
      await tx.record({
        entityType: 'person',
        entityId: personId,
        ownerAsiakasId: actor.asiakasId,
        varmenne,
        before: { personDeletedTime: null },
        after: { personDeletedTime: tx.now.toISOString() },
      });
      await this.snapshot.announcePerson(tx, personId);
      await tx.emit('staff.rights.changed.v1', { personId });
      return { personId };
    });
  }
}

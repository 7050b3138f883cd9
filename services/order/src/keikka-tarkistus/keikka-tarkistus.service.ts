import { Injectable } from '@nestjs/common';
import {
  Failure,
  fieldsOfKohde,
  isTarkistusKohde,
  type Actor,
  type GridKeikka,
  type InputOf,
  type keikkaFormCalls,
} from '@keikka/contracts';
import { keikat } from '../keikka/keikka.record.js';
import { Planning } from '../planning/planning.service.js';

/** The values of a copied order that somebody has looked at and left as they are. */
@Injectable()
export class KeikkaTarkistusService {
  constructor(private readonly planning: Planning) {}

  /**
   * Takes one off what is to be looked at. A value that a colleague has changed since the caller saw it is not confirmed; what
   * is off already stays off.
   * @throws Failure REQUEST.INVALID, and as `lockOnBoard`
   */
  confirm(actor: Actor, of: InputOf<typeof keikkaFormCalls.confirmTarkistus>): Promise<GridKeikka> {
    const { kohde } = of;
    if (!isTarkistusKohde(kohde))
      throw new Failure('REQUEST.INVALID', [{ field: 'kohde', problem: 'out of range' }]);
    return this.planning.transactions.runOnce(actor, 'keikka.confirm-tarkistus', of, async (tx) => {
      const before = await this.planning.changes.lockOnBoard(tx, actor, of, fieldsOfKohde[kohde]);
      const { tarkistettavat } = before;
      if (!tarkistettavat.includes(kohde))
        return this.planning.changes.announceOne(tx, { before, after: before });
      const left = { tarkistettavat: tarkistettavat.filter((one) => one !== kohde) };
      return keikat.change(tx, before, left, { before: { tarkistettavat }, after: left });
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@keikka/contracts';
import { applyProjection, Listens, PersonProjectionRow, type Tx } from '@keikka/server';
import { storeSearchTexts } from '../keikka/keikka-haku.record.js';
import { KEIKAT_OF_CONTACT_SQL } from '../keikka/keikka-haku.sql.js';

/** Orders are found by the present name and phone of those they name, also of one who was made a moment before the order. */
@Injectable()
export class StoreSearchTextsWhenPersonSaved {
  @Listens('staff.person.saved.v1')
  async storeTexts({ manager }: Tx, { data }: EventEnvelope<'staff.person.saved.v1'>): Promise<void> {
    // The listener that stores all persons may come after this one.
    await applyProjection(manager, PersonProjectionRow, [data]);
    const keikat = await manager.query<{ keikkaId: number }[]>(KEIKAT_OF_CONTACT_SQL, [data.personId]);
    await storeSearchTexts(
      manager,
      keikat.map(({ keikkaId }) => keikkaId),
    );
  }
}

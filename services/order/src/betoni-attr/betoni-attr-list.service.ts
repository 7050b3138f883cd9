import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import type { Actor, betoniAttrCalls, InputOf } from '@keikka/contracts';
import type { BetoniAttr as Listed } from '@keikka/domain';
import { BetoniAttr } from '../betoni/betoni-reference.entity.js';
import { EVERYBODY } from './betoni-attr.rules.js';

/** The extras that a line may have. */
@Injectable()
export class BetoniAttrListService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** By name. What a supplier offers is no secret; a company's own extras are for its own people, who may name it by 0. */
  async list(
    actor: Actor,
    { betoniAsiakasId, ownerAsiakasId }: InputOf<typeof betoniAttrCalls.list>,
  ): Promise<Listed[]> {
    const owners = [
      EVERYBODY,
      betoniAsiakasId,
      ...([0, actor.asiakasId].includes(ownerAsiakasId) ? [actor.asiakasId] : []),
    ];
    const rows = await this.dataSource.manager.findBy(BetoniAttr, {
      asiakasId: In(owners),
      deletedTime: IsNull(),
    });
    return rows
      .map(({ asiakasId: _asiakasId, varmenne: _varmenne, ...attr }) => ({ ...attr, deletedTime: null }))
      .sort((one, other) => one.attrNimike.localeCompare(other.attrNimike, 'fi'));
  }
}

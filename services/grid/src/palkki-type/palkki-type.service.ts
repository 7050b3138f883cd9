import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { GridPalkkiType } from '@keikka/contracts';
import { PalkkiType } from './palkki-type.entity.js';
import { toGridPalkkiType } from './palkki-type.mapper.js';

@Injectable()
export class PalkkiTypeService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** The system's types and the company's own, by sortNo (C-64, G-218). */
  async list(asiakasId: number): Promise<GridPalkkiType[]> {
    const types = await this.dataSource.getRepository(PalkkiType).find({
      where: { ownerAsiakasId: In([0, asiakasId]) },
      order: { sortNo: 'ASC', grid_palkkiTypeId: 'ASC' },
    });
    return types.map(toGridPalkkiType);
  }
}

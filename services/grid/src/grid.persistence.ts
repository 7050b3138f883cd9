import { projectionEntities, projectionMigrations, type ServicePersistence } from '@keikka/server';
import { migrations } from './migrations/index.js';
import { Palkki, PalkkiKuski, PalkkiVisibility } from './palkki/palkki.entity.js';
import { PalkkiType } from './palkki-type/palkki-type.entity.js';

export const gridPersistence: ServicePersistence = {
  entities: [...projectionEntities, Palkki, PalkkiKuski, PalkkiType, PalkkiVisibility],
  migrations: [...projectionMigrations, ...migrations],
};

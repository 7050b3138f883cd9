import { AddPersonRemoved1764000000001 } from './add-person-removed.migration.js';
import { AddVehicleOrderedBy1764000000000 } from './add-vehicle-ordered-by.migration.js';
import { CreateProjection1700000000001 } from './create-projection.migration.js';

/** What a service that imports `ProjectionModule` adds to its migrations. */
export const projectionMigrations = [
  CreateProjection1700000000001,
  AddVehicleOrderedBy1764000000000,
  AddPersonRemoved1764000000001,
];

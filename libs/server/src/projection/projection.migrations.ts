import { CreateProjection1700000000001 } from './create-projection.migration.js';

/** What a service that imports `ProjectionModule` adds to its migrations. */
export const projectionMigrations = [CreateProjection1700000000001];

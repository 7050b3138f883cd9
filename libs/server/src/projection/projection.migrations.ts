import { CreateProjection1700000000001 } from './create-projection.migration.js';

/** Migrations of a service that imports `ProjectionModule`. */
export const projectionMigrations = [CreateProjection1700000000001];

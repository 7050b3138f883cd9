import { Module } from '@nestjs/common';
import { ProjectWhenStaffSavedListener } from './project-when-staff-saved.listener.js';
import { ProjectionLoader } from './projection-loader.js';

/**
 * Keeps a copy of the companies, persons and vehicles of staff in the service's own schema. The service adds
 * `projectionEntities` to its entities and `projectionMigrations` to its migrations.
 */
@Module({ providers: [ProjectWhenStaffSavedListener, ProjectionLoader] })
export class ProjectionModule {}

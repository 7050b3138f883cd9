import { Module } from '@nestjs/common';
import { SnapshotModule } from '../snapshot/snapshot.module.js';
import { PersonRemovalController } from './person-removal.controller.js';
import { PersonRemovalService } from './person-removal.service.js';

@Module({
  imports: [SnapshotModule],
  controllers: [PersonRemovalController],
  providers: [PersonRemovalService],
})
export class PersonRemovalModule {}

import { Module } from '@nestjs/common';
import { SnapshotModule } from '../snapshot/snapshot.module.js';
import { PersonController } from './person.controller.js';
import { PersonService } from './person.service.js';

@Module({
  imports: [SnapshotModule],
  controllers: [PersonController],
  providers: [PersonService],
  exports: [PersonService],
})
export class PersonModule {}

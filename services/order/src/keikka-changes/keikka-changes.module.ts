import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { KeikkaChangesController } from './keikka-changes.controller.js';
import { KeikkaChangesService } from './keikka-changes.service.js';

@Module({
  imports: [AccessModule],
  controllers: [KeikkaChangesController],
  providers: [KeikkaChangesService],
})
export class KeikkaChangesModule {}

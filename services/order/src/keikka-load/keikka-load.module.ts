import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { KeikkaTilaModule } from '../keikka-tila/keikka-tila.module.js';
import { KeikkaLoadController } from './keikka-load.controller.js';
import { KeikkaLoadService } from './keikka-load.service.js';
import { LaskutettavatService } from './laskutettavat.service.js';

@Module({
  imports: [AccessModule, KeikkaTilaModule],
  controllers: [KeikkaLoadController],
  providers: [KeikkaLoadService, LaskutettavatService],
  exports: [KeikkaLoadService],
})
export class KeikkaLoadModule {}

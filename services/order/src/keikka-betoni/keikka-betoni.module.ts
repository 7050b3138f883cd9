import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { KeikkaSaveModule } from '../keikka-save/keikka-save.module.js';
import { KeikkaBetoniController } from './keikka-betoni.controller.js';
import { KeikkaBetoniReader } from './keikka-betoni-reader.service.js';
import { KeikkaBetoniService } from './keikka-betoni.service.js';

@Module({
  imports: [AccessModule, KeikkaSaveModule],
  controllers: [KeikkaBetoniController],
  providers: [KeikkaBetoniReader, KeikkaBetoniService],
  exports: [KeikkaBetoniReader],
})
export class KeikkaBetoniModule {}

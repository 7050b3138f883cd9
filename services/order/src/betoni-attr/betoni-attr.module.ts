import { Module } from '@nestjs/common';
import { KeikkaBetoniModule } from '../keikka-betoni/keikka-betoni.module.js';
import { KeikkaSaveModule } from '../keikka-save/keikka-save.module.js';
import { BetoniAttrController } from './betoni-attr.controller.js';
import { BetoniAttrListService } from './betoni-attr-list.service.js';
import { BetoniAttrService } from './betoni-attr.service.js';
import { BetoniAttrTypeController } from './betoni-attr-type.controller.js';
import { BetoniAttrTypeService } from './betoni-attr-type.service.js';

@Module({
  imports: [KeikkaBetoniModule, KeikkaSaveModule],
  controllers: [BetoniAttrController, BetoniAttrTypeController],
  providers: [BetoniAttrListService, BetoniAttrService, BetoniAttrTypeService],
})
export class BetoniAttrModule {}

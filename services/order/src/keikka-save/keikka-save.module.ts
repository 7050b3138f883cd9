import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { KeikkaLoadModule } from '../keikka-load/keikka-load.module.js';
import { KeikkaReferences } from './keikka-references.service.js';
import { KeikkaSaveController } from './keikka-save.controller.js';
import { KeikkaSaveService } from './keikka-save.service.js';

@Module({
  imports: [AccessModule, KeikkaLoadModule],
  controllers: [KeikkaSaveController],
  providers: [KeikkaSaveService, KeikkaReferences],
})
export class KeikkaSaveModule {}

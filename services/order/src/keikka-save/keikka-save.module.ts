import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { KeikkaLoadModule } from '../keikka-load/keikka-load.module.js';
import { ReferencesModule } from '../references/references.module.js';
import { KeikkaEdit } from './keikka-edit.service.js';
import { KeikkaSaveController } from './keikka-save.controller.js';
import { KeikkaSaveService } from './keikka-save.service.js';

@Module({
  imports: [AccessModule, KeikkaLoadModule, ReferencesModule],
  controllers: [KeikkaSaveController],
  providers: [KeikkaEdit, KeikkaSaveService],
  exports: [KeikkaEdit],
})
export class KeikkaSaveModule {}

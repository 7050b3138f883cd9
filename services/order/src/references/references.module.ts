import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { LuonnosModule } from '../luonnos/luonnos.module.js';
import { KeikkaReferences } from './keikka-references.service.js';

@Module({
  imports: [AccessModule, LuonnosModule],
  providers: [KeikkaReferences],
  exports: [KeikkaReferences],
})
export class ReferencesModule {}

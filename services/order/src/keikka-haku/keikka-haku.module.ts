import { Module } from '@nestjs/common';
import { KeikkaHakuController } from './keikka-haku.controller.js';
import { KeikkaHakuService } from './keikka-haku.service.js';
import { StoreSearchTextsWhenPersonSaved } from './store-search-texts-when-person-saved.listener.js';

@Module({
  controllers: [KeikkaHakuController],
  providers: [KeikkaHakuService, StoreSearchTextsWhenPersonSaved],
})
export class KeikkaHakuModule {}

import { Module } from '@nestjs/common';
import { KeikkaHakuController } from './keikka-haku.controller.js';
import { KeikkaHakuService } from './keikka-haku.service.js';

@Module({ controllers: [KeikkaHakuController], providers: [KeikkaHakuService] })
export class KeikkaHakuModule {}

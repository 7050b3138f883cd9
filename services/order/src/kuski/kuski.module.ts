import { Module } from '@nestjs/common';
import { KeikkaModule } from '../keikka/keikka.module.js';
import { KuskiController } from './kuski.controller.js';
import { KuskiService } from './kuski.service.js';

@Module({ imports: [KeikkaModule], controllers: [KuskiController], providers: [KuskiService] })
export class KuskiModule {}

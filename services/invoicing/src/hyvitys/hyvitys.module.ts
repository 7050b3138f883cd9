import { Module } from '@nestjs/common';
import { TilausModule } from '../tilaus/tilaus.module.js';
import { HyvitysController } from './hyvitys.controller.js';
import { HyvitysService } from './hyvitys.service.js';

@Module({ imports: [TilausModule], controllers: [HyvitysController], providers: [HyvitysService] })
export class HyvitysModule {}

import { Module } from '@nestjs/common';
import { LaskuModule } from '../lasku/lasku.module.js';
import { HyvitysController } from './hyvitys.controller.js';
import { HyvitysService } from './hyvitys.service.js';

@Module({ imports: [LaskuModule], controllers: [HyvitysController], providers: [HyvitysService] })
export class HyvitysModule {}

import { Module } from '@nestjs/common';
import { HyvitysController } from './hyvitys.controller.js';
import { HyvitysService } from './hyvitys.service.js';

@Module({ controllers: [HyvitysController], providers: [HyvitysService] })
export class HyvitysModule {}

import { Module } from '@nestjs/common';
import { YrityksenAlvController } from './yrityksen-alv.controller.js';
import { YrityksenAlvService } from './yrityksen-alv.service.js';

@Module({ controllers: [YrityksenAlvController], providers: [YrityksenAlvService] })
export class YrityksenAlvModule {}

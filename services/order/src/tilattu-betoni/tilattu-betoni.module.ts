import { Module } from '@nestjs/common';
import { TilattuBetoniController } from './tilattu-betoni.controller.js';
import { TilattuBetoniService } from './tilattu-betoni.service.js';

@Module({ controllers: [TilattuBetoniController], providers: [TilattuBetoniService] })
export class TilattuBetoniModule {}

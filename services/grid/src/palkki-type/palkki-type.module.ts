import { Module } from '@nestjs/common';
import { PalkkiTypeController } from './palkki-type.controller.js';
import { PalkkiTypeService } from './palkki-type.service.js';

@Module({ controllers: [PalkkiTypeController], providers: [PalkkiTypeService] })
export class PalkkiTypeModule {}

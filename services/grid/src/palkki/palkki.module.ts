import { Module } from '@nestjs/common';
import { PalkkiController } from './palkki.controller.js';
import { PalkkiListService } from './palkki-list.service.js';
import { PalkkiReferences } from './palkki-references.service.js';
import { PalkkiService } from './palkki.service.js';

@Module({ controllers: [PalkkiController], providers: [PalkkiService, PalkkiListService, PalkkiReferences] })
export class PalkkiModule {}

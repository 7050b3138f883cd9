import { Module } from '@nestjs/common';
import { PalkkiController } from './palkki.controller.js';
import { PalkkiKuskitController } from './palkki-kuskit.controller.js';
import { PalkkiKuskitService } from './palkki-kuskit.service.js';
import { PalkkiListService } from './palkki-list.service.js';
import { PalkkiReferences } from './palkki-references.service.js';
import { PalkkiService } from './palkki.service.js';

@Module({
  controllers: [PalkkiController, PalkkiKuskitController],
  providers: [PalkkiService, PalkkiKuskitService, PalkkiListService, PalkkiReferences],
})
export class PalkkiModule {}

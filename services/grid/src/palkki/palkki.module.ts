import { Module } from '@nestjs/common';
import { PalkkiController } from './palkki.controller.js';
import { PalkkiKuskitController } from './palkki-kuskit.controller.js';
import { PalkkiKuskitService } from './palkki-kuskit.service.js';
import { PalkkiListService } from './palkki-list.service.js';
import { PalkkiNakyvyysController } from './palkki-nakyvyys.controller.js';
import { PalkkiNakyvyysService } from './palkki-nakyvyys.service.js';
import { PalkkiReferences } from './palkki-references.service.js';
import { PalkkiService } from './palkki.service.js';

@Module({
  controllers: [PalkkiController, PalkkiKuskitController, PalkkiNakyvyysController],
  providers: [PalkkiService, PalkkiKuskitService, PalkkiListService, PalkkiNakyvyysService, PalkkiReferences],
})
export class PalkkiModule {}

import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { KeikkaBetoniModule } from '../keikka-betoni/keikka-betoni.module.js';
import { KeikkaSaveModule } from '../keikka-save/keikka-save.module.js';
import { LimutusPermissionsService } from './limutus-permissions.service.js';
import { LimutusController } from './limutus.controller.js';
import { LimutusService } from './limutus.service.js';

@Module({
  imports: [AccessModule, KeikkaBetoniModule, KeikkaSaveModule],
  controllers: [LimutusController],
  providers: [LimutusPermissionsService, LimutusService],
})
export class LimutusModule {}

import { Module } from '@nestjs/common';
import { LaskuajoController } from './laskuajo.controller.js';
import { LaskuajoJob } from './laskuajo.job.js';
import { LaskuajoService } from './laskuajo.service.js';

@Module({ controllers: [LaskuajoController], providers: [LaskuajoJob, LaskuajoService] })
export class LaskuajoModule {}

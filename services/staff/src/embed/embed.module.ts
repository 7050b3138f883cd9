import { Module } from '@nestjs/common';
import { IdentityService } from '../auth/identity.service.js';
import { EmbedController } from './embed.controller.js';
import { EmbedService } from './embed.service.js';

@Module({ controllers: [EmbedController], providers: [EmbedService, IdentityService] })
export class EmbedModule {}

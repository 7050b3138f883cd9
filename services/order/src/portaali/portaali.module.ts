import { Module } from '@nestjs/common';
import { PortaaliController } from './portaali.controller.js';
import { PortaaliService } from './portaali.service.js';

@Module({ controllers: [PortaaliController], providers: [PortaaliService] })
export class PortaaliModule {}

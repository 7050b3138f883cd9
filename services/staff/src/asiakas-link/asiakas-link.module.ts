import { Module } from '@nestjs/common';
import { SnapshotModule } from '../snapshot/snapshot.module.js';
import { AsiakasLinkController } from './asiakas-link.controller.js';
import { AsiakasLinkService } from './asiakas-link.service.js';

@Module({ imports: [SnapshotModule], controllers: [AsiakasLinkController], providers: [AsiakasLinkService] })
export class AsiakasLinkModule {}

import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.js';
import { SnapshotModule } from '../snapshot/snapshot.module.js';
import { AsiakasLinkController } from './asiakas-link.controller.js';
import { AsiakasLinkService } from './asiakas-link.service.js';

@Module({
  imports: [CustomersModule, SnapshotModule],
  controllers: [AsiakasLinkController],
  providers: [AsiakasLinkService],
})
export class AsiakasLinkModule {}

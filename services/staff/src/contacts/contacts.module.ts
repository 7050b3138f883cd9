import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.js';
import { SnapshotModule } from '../snapshot/snapshot.module.js';
import { ContactsController } from './contacts.controller.js';
import { ContactsService } from './contacts.service.js';

@Module({
  imports: [CustomersModule, SnapshotModule],
  controllers: [ContactsController],
  providers: [ContactsService],
})
export class ContactsModule {}

import 'reflect-metadata';
import { migrateService } from '@keikka/server';
import { invoicingPersistence } from './invoicing.persistence.js';

void migrateService('invoicing', invoicingPersistence);

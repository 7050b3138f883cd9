import 'reflect-metadata';
import { migrateService } from '@keikka/server';
import { orderPersistence } from './order.persistence.js';

void migrateService('order', orderPersistence);

import 'reflect-metadata';
import { dataSourceOptions, migrate, readServiceEnv } from '@keikka/server';
import { orderPersistence } from './order.persistence.js';

void migrate(dataSourceOptions(readServiceEnv('order').DATABASE_URL, orderPersistence));

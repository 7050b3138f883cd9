import { readServiceEnv, runService } from '@keikka/server';
import { OrderModule } from './order.module.js';

const env = readServiceEnv('order');
void runService(OrderModule.from(env), env);

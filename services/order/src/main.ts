import { runService } from '@keikka/server';
import { readOrderEnv } from './env.js';
import { OrderModule } from './order.module.js';

const env = readOrderEnv();
void runService(OrderModule.from(env), env);

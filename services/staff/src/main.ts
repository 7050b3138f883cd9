import { readServiceEnv, runService } from '@keikka/server';
import { StaffModule } from './staff.module.js';

const env = readServiceEnv('staff');
void runService('staff', StaffModule.from(env), env);

import { runService } from '@keikka/server';
import { readStaffEnv } from './env.js';
import { StaffModule } from './staff.module.js';

const env = readStaffEnv();
void runService(StaffModule.from(env), env);

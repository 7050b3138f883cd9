import { call } from '../../call.js';
import { text } from '../../fields/field.js';
import type { StepLogMessage } from './types.js';

export const stepLogCalls = {
  /** `keikkaIds` is a comma list. */
  listByKeikkas: call('GET', '/api/stepLog/listByKeikkas/:keikkaIds')
    .takes({ keikkaIds: text(4000) })
    .answers<StepLogMessage[]>(),
} as const;

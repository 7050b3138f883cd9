import { call } from '../../call.js';
import { id, optional, reference, text } from '../../fields/field.js';
import type { StepLogMessage } from './types.js';

export const stepLogCalls = {
  /** `keikkaIds` is a comma list. */
  listByKeikkas: call('GET', '/api/stepLog/listByKeikkas/:keikkaIds')
    .takes({ keikkaIds: text(4000) })
    .answers<StepLogMessage[]>(),
  /** An entry of the caller's own: another person's id is refused. */
  save: call('POST', '/api/stepLog/save', 'order.step-log.save')
    .takes({
      keikkaId: id(),
      personId: optional(reference()),
      stepLogTypeId: reference(),
      message: text(500),
    })
    .answers<StepLogMessage>(),
  delete: call('DELETE', '/api/stepLog/delete/:stepLogId', 'order.step-log.delete')
    .takes({ stepLogId: id() })
    .answersOk<{ stepLogId: number }>(),
  /** Takes a deletion back, for who may delete the entry. */
  restore: call('POST', '/api/stepLog/restore', 'order.step-log.restore')
    .takes({ stepLogId: id() })
    .answers<StepLogMessage>(),
} as const;

import { call } from '../../call.js';
import { day, instant, optional, reference, text } from '../../fields/field.js';
import type { DayLoad } from '../../order/messages.js';
import type { GridDay } from './types.js';

const window = { personId: reference(), startISO: instant(), endISO: instant(), yyyymmdd: day() };

export const gridDayCalls = {
  get: call('GET', '/api/grid/keikkas/list/:personId/:startISO/:endISO/:yyyymmdd')
    .takes(window)
    .answersBody<GridDay>(),
  /** Only a number filters (C-94). Any other `extra` is ignored. */
  getOfSource: call('GET', '/api/grid/keikkas/list/:personId/:startISO/:endISO/:yyyymmdd/:extra')
    .takes({ ...window, extra: optional(text(40)) })
    .answersBody<GridDay>(),
  /** Both ends included; days without work are absent (G-034). */
  listLoads: call('GET', '/api/grid/dayLoads/:first/:last', 'order.day-load.list')
    .takes({ first: day(), last: day() })
    .answers<DayLoad[]>(),
} as const;

import { call } from '../../call.js';
import { flag, id, text, varmenne } from '../../fields/field.js';
import type { YrityksenRaja } from './types.js';

/**
 * The limits by which a concrete is advised against: those of the standard, or what the caller's company has set instead,
 * as national annexes differ. The specification names no paths, so they are ours.
 */
export const rasitusCalls = {
  /** By class. */
  list: call('GET', '/api/betoni/rasitus/list', 'order.rasitus.list').answers<YrityksenRaja[]>(),
  /** One limit; that of the standard takes the company's own away. Answers all of them. */
  save: call('POST', '/betoni/rasitus/save', 'order.rasitus.save')
    .takes({
      luokka: text(10, 'Rasitusluokka'),
      lujuusId: id(),
      ilma: flag('Huokostus'),
      varmenne: varmenne(),
    })
    .answers<YrityksenRaja[]>(),
} as const;

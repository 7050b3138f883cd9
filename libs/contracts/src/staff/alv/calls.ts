import type { AlvKausi } from '@keikka/domain';
import { call } from '../../call.js';
import { day, decimal, nullable } from '../../fields/field.js';

/** The VAT rate that a company keeps for itself instead of the general one (G-214). */
export const alvCalls = {
  /** With their days, the one that begins last first. Of the own company. */
  list: call('GET', '/api/asiakas/alv/list', 'staff.alv.list').answers<AlvKausi[]>(),
  /**
   * The own company's rate from this day on; null is the general one. It ends what holds on that day, and what was to begin
   * later goes.
   */
  aseta: call('POST', '/api/asiakas/alv/aseta', 'staff.alv.aseta')
    .takes({ alkaen: day(), alv: nullable(decimal({ from: 0, to: 100, scale: 4, unit: '%' })) })
    .answers<AlvKausi[]>(),
} as const;

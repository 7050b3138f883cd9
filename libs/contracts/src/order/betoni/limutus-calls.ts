import type { BusinessRules, LimutusConfig, LimutusPermissions } from '@keikka/domain';
import { call } from '../../call.js';
import { flag, id, optional, reference, varmenne } from '../../fields/field.js';
import type { SavedBetonit } from './types.js';

const line = { keikkaBetoniId: id(), keikkaId: id(), varmenne: varmenne() } as const;

/** The primer batch of an order, and what decides whether and how one is made (O-187). */
export const limutusCalls = {
  /**
   * Splits a primer off a line: all steps or none. The line of the answer is the primer. `override` goes on despite the
   * warnings, for who may (O-183).
   */
  make: call('POST', '/keikka/betoni/limutus', 'order.limutus.make')
    .takes({ ...line, override: optional(flag()) })
    .answers<SavedBetonit>(),
  /** Deletes a primer, which is the line that is named, and gives its amount back. The line of the answer is the original. */
  undo: call('POST', '/keikka/betoni/limutus/undo', 'order.limutus.undo').takes(line).answers<SavedBetonit>(),
  config: call('GET', '/config/limutus', 'order.limutus.get-config').answers<LimutusConfig>(),
  businessRules: call(
    'GET',
    '/config/business-rules',
    'order.limutus.get-business-rules',
  ).answers<BusinessRules>(),
  /** Only of the caller; 0 is the caller too. */
  permissions: call('GET', '/user/:personId/permissions', 'order.limutus.get-permissions')
    .takes({ personId: reference() })
    .answers<LimutusPermissions>(),
} as const;

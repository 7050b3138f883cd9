import type { TyomaaFields } from './fields.js';

export interface TyomaaData extends TyomaaFields {
  tyomaaId: number;
}

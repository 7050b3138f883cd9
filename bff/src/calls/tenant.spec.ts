import { actor } from '@keikka/builders';
import 'reflect-metadata';
import type { Actor } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { demandTenant, Tenant, type TenantRule } from './tenant.js';

const planner = actor({ settingTypes: [] });
const systemAdmin = actor({ settingTypes: [settingType.systemAdmin] });

/** The code of the refusal; undefined when the caller may name the given ids. */
function refusal(ruleOf: Record<string, TenantRule>, input: object, actor = planner): string | undefined {
  const handler = (): void => undefined;
  Tenant(ruleOf)({}, 'door', { value: handler });
  try {
    demandTenant(handler, actor, input);
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

const FOREIGN = 'AUTH.FOREIGN_TENANT';

describe('whom a call may name (A-4)', () => {
  it.each<[string, TenantRule, number | undefined | null, Actor, string | undefined]>([
    ['its own company', 'own', 1, planner, undefined],
    ['another company', 'own', 2, planner, FOREIGN],
    ['another company, for a system admin too', 'own', 2, systemAdmin, FOREIGN],
    ['nobody by 0', 'own', 0, planner, undefined],
    ['nobody by leaving it out', 'own', undefined, planner, undefined],
    ['nobody by null', 'own', null, planner, undefined],
    ['its own company in invoicing', 'invoiced', 1, planner, undefined],
    ['another company in invoicing', 'invoiced', 2, planner, FOREIGN],
    ['another company in invoicing, as a system admin', 'invoiced', 2, systemAdmin, undefined],
    ['itself', 'self', 7, planner, undefined],
    ['nobody by 0 where only itself may stand', 'self', 0, planner, undefined],
    ['somebody else', 'self', 8, planner, 'AUTH.FORBIDDEN'],
    ['somebody else, as a system admin', 'self', 8, systemAdmin, 'AUTH.FORBIDDEN'],
    ['anybody the service knows of', 'service', 2, planner, undefined],
  ])('%s', (_, rule, id, actor, code) => {
    expect(refusal({ id: rule }, { id }, actor)).toBe(code);
  });

  it.each<[string, Record<string, TenantRule>, object, string | undefined]>([
    [
      'its own in each line',
      { 'rows.asiakasId': 'own' },
      { rows: [{ asiakasId: 1 }, { asiakasId: 0 }] },
      undefined,
    ],
    [
      'another in one line',
      { 'rows.asiakasId': 'own' },
      { rows: [{ asiakasId: 1 }, { asiakasId: 2 }] },
      FOREIGN,
    ],
    ['nobody in no line', { 'rows.asiakasId': 'own' }, { rows: [] }, undefined],
    ['nobody by leaving the list out', { 'rows.asiakasId': 'own' }, {}, undefined],
    ['another in a list of ids', { asiakasIds: 'own' }, { asiakasIds: [1, 2] }, FOREIGN],
    [
      'somebody else in the list of a line',
      { 'rows.personIds': 'self' },
      { rows: [{ personIds: [7, 8] }] },
      'AUTH.FORBIDDEN',
    ],
    ['one that any rule refuses', { a: 'service', b: 'own' }, { a: 2, b: 2 }, FOREIGN],
  ])('in lists: %s', (_, ruleOf, input, code) => {
    expect(refusal(ruleOf, input)).toBe(code);
  });

  it('anybody where the handler says nothing', () => {
    expect(() => demandTenant(() => undefined, planner, { asiakasId: 2 })).not.toThrow();
  });
});

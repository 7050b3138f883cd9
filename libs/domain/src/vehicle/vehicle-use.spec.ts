import { isInService, mayPlanVehicle } from './vehicle-use.js';

describe('vehicles', () => {
  it.each([
    ['its own', 2, true],
    ['one it may plan', 1, true],
    ["a stranger's", 3, false],
  ])('a company plans %s', (_, planner, may) => {
    expect(mayPlanVehicle({ asiakasId: 2, plannedBy: [1] }, planner)).toBe(may);
  });

  it.each([
    ['the first day', ['20251101'], true],
    ['the last day', ['20251130'], true],
    ['the day before', ['20251031'], false],
    ['a night out of service', ['20251130', '20251201'], false],
  ])('is in service on %s', (_, days, inService) => {
    expect(isInService({ firstDate: '20251101', lastDate: '20251130' }, ...days)).toBe(inService);
  });

  it('is in service for ever without dates', () => {
    expect(isInService({ firstDate: null, lastDate: null }, '19700101', '99991231')).toBe(true);
  });
});

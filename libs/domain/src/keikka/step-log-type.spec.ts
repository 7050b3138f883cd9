import { isStepTypeConfirmed, isWritableStep, mayDeleteStep } from './step-log-type.js';

const message = (stepLogTypeId: number, requireConfirm: boolean, isConfirmed: boolean) => ({
  stepLogTypeId,
  requireConfirm,
  isConfirmed,
});

describe('a type of the step log', () => {
  it.each([
    ['no message', [], false],
    ['one that waits', [message(4, true, false)], false],
    ['two that wait', [message(4, true, false), message(4, true, false)], false],
    ['one that waits, one that needs none', [message(4, true, false), message(4, false, false)], true],
    ['one that waits, one that is confirmed', [message(4, true, false), message(4, true, true)], true],
    ['one of another type', [message(4, true, false), message(5, false, true)], false],
  ])('counts as confirmed with %s [G-166]', (_, messages, expected) => {
    expect(isStepTypeConfirmed(messages, 4)).toBe(expected);
  });

  it('may be written by a person where it is no trace of a deed of the product [G-266]', () => {
    const known = [3, 4, 5, 8, 20, 21, 27, 28, 30, 31, 32, 33, 34, 0, -1, 5.5];
    expect(known.filter(isWritableStep)).toEqual([3, 4, 5, 20]);
  });
});

describe('who may delete an entry of the step log', () => {
  it.each([
    ['the author of type 5', 5, 10, 10, false, true],
    ['the author of type 3', 3, 10, 10, false, false],
    ['another than the author of type 5', 5, 11, 10, false, false],
    ['nobody what the system wrote', 5, null, 0, false, false],
    ['a system admin of the owner any', 30, null, 12, true, true],
  ])('%s [O-242]', (_, stepLogTypeId, entryByPersonId, personId, isOwnersSystemAdmin, may) => {
    expect(mayDeleteStep({ stepLogTypeId, entryByPersonId }, { personId, isOwnersSystemAdmin })).toBe(may);
  });
});

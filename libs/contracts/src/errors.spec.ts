import { errorAreas, errors } from './errors.js';

describe('error codes', () => {
  it('stand in one area only', () => {
    const codes = errorAreas.flatMap((area) => Object.keys(area));
    expect(codes.sort()).toEqual(Object.keys(errors).sort());
  });
});

import { withPassword } from './with-password.js';

describe('withPassword', () => {
  it('puts a password into an address, whatever is in it', () => {
    expect(withPassword('postgres://keikka_grid@postgres/keikka?sslmode=verify-full', 'a/b@c')).toBe(
      'postgres://keikka_grid:a%2Fb%40c@postgres/keikka?sslmode=verify-full',
    );
    expect(withPassword('redis://redis:6379', 'k1')).toBe('redis://:k1@redis:6379');
  });

  it('leaves an address alone that has its own', () => {
    expect(withPassword('redis://:own@redis:6379', undefined)).toBe('redis://:own@redis:6379');
  });
});

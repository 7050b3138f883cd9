import { isPrivate } from './inside.guard.js';

describe('an address', () => {
  it.each(['127.0.0.1', '10.1.2.3', '172.20.0.4', '192.168.1.9', '::1', 'fd12::7', '::ffff:10.1.2.3'])(
    '%s stands inside',
    (address) => expect(isPrivate(address)).toBe(true),
  );

  it.each(['8.8.8.8', '172.32.0.1', '::ffff:8.8.8.8', '2001:db8::1', '', undefined])(
    '%s stands outside',
    (address) => expect(isPrivate(address)).toBe(false),
  );
});

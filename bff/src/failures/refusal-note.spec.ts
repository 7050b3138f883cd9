import { actor } from '@keikka/builders';
import { anonymousActor, type Actor, type ErrorCode } from '@keikka/contracts';
import { refusalNote } from './refusal-note.js';

const planner = actor();
const request = (caller: Actor, body?: unknown) => ({
  id: 'correlation-1',
  method: 'POST',
  ip: '198.51.100.7',
  body,
  context: { actor: caller, correlationId: 'correlation-1' },
  routeOptions: { url: '/api/auth/login' },
});

describe('the log line of a refused call', () => {
  it('tells who was refused what, under which correlation id', () => {
    expect(refusalNote('AUTH.FORBIDDEN', request(planner))).toEqual({
      correlationId: 'correlation-1',
      errorCode: 'AUTH.FORBIDDEN',
      method: 'POST',
      route: '/api/auth/login',
      ip: '198.51.100.7',
      personId: 7,
      asiakasId: 1,
    });
  });

  it.each([
    ['marja.lehtonen@oma.example', 'm…@oma.example'],
    [' marja@oma.example ', 'm…@oma.example'],
    ['marja', undefined],
    [7, undefined],
  ])('shortens the address %s to %s and never holds the password', (email, shown) => {
    const note = refusalNote(
      'AUTH.BAD_CREDENTIALS',
      request(anonymousActor, { email, password: 'salainen' }),
    );
    expect(note?.email || undefined).toBe(shown);
    expect(JSON.stringify(note)).not.toMatch(/salainen|lehtonen/);
    expect(note).not.toHaveProperty('personId');
  });

  it.each<[ErrorCode, boolean]>([
    ['AUTH.TOO_MANY_ATTEMPTS', true],
    ['REQUEST.TOO_MANY', true],
    ['EMBED.UNKNOWN_PARTNER', true],
    ['EMBED.ORIGIN_NOT_ALLOWED', true],
    ['KEIKKA.NO_ACCESS', true],
    ['AUTH.NO_TOKEN', false],
    ['AUTH.SESSION_ENDED', false],
    ['KEIKKA.NOT_FOUND', false],
    ['REQUEST.INVALID', false],
  ])('is there for %s: %s', (code, isThere) => {
    expect(refusalNote(code, request(anonymousActor)) !== undefined).toBe(isThere);
  });
});

import { methodsAt } from './known-paths.js';

const routes = ['POST /api/auth/login', 'DELETE /grid/palkki/delete/:palkkiId', 'GET /metrics'];
const isRoute = ({ method, url }: { method: string; url: string }): boolean =>
  routes.includes(`${method} ${url}`);

describe('the methods of a path', () => {
  it.each([
    ['/api/auth/login', ['POST']],
    ['/API/Auth/Login/?next=/auth/me', ['POST']],
    ['/grid/palkki/delete/7', ['DELETE']],
    ['/grid/palkki/delete', []],
    ['/grid/palkki/delete//', []],
    ['/grid/palkki/delete/7/8', []],
    ['/api/nothing', []],
    // Beside the contract, and not there for the public.
    ['/metrics', []],
  ])('%s are %j', (url, methods) => {
    expect(methodsAt(url, isRoute)).toEqual(methods);
  });
});

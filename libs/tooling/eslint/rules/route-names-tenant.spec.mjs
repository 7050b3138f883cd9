import path from 'node:path';
import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
import { routeNamesTenant } from './route-names-tenant.mjs';

/** Shaped as `Call` of libs/contracts. */
const CALLS = `
  interface Call<Input> { path: string; types?: { input: Input; answer: unknown } }
  declare const laskuCalls: {
    list: Call<{ asiakasId: number; yyyymmdd: string }>;
    listOfSource: Call<{ asiakasId: number } & { sourceAsiakasId?: number }>;
    get: Call<{ laskuId: number; names: string[] }>;
    restore: Call<{ orders: ({ keikkaId: number; personIds: number[] } & { varmenne?: number })[] }>;
    nothing: Call<Record<never, never>>;
  };
`;
const inClass = (body) => `${CALLS} class LaskuController { ${body} }`;
const found = (messageId, name, method = 'door', where = '@Tenant') => ({
  messageId,
  data: { method, where, name },
});
const missing = (name) => found('missing', name);
const unknown = (name) => found('unknown', name);
/** A line in a table of doors. */
const door = (call, terms) => `${CALLS} doors(passes(laskuCalls.${call}, ${terms}))`;

new RuleTester({
  languageOptions: {
    parser,
    parserOptions: {
      projectService: { allowDefaultProject: ['*.ts'] },
      tsconfigRootDir: path.join(import.meta.dirname, '../../../..'),
    },
  },
}).run('route-names-tenant', routeNamesTenant, {
  valid: [
    inClass("@Route(laskuCalls.list) @Tenant({ asiakasId: 'own' }) door() {}"),
    inClass(
      "@Route(laskuCalls.list, laskuCalls.listOfSource) @Tenant({ asiakasId: 'own', sourceAsiakasId: 'service' }) door() {}",
    ),
    inClass("@Route(laskuCalls.restore) @Tenant({ 'orders.personIds': 'service' }) door() {}"),
    inClass("@Route(laskuCalls.get) @Tenant({ laskuId: 'service' }) door() {}"),
    inClass('@Route(laskuCalls.get) door() {}'),
    inClass('@Route(laskuCalls.nothing) door() {}'),
    inClass('plain() {}'),
    door('list', "{ needs: 'laskutus.read', tenant: { asiakasId: 'own' } }"),
    door('restore', "{ needs: 'laskutus.read', tenant: { 'orders.personIds': 'service' } }"),
    door('get', "{ needs: 'laskutus.read' }"),
  ],
  invalid: [
    {
      code: door('list', "{ needs: 'laskutus.read' }"),
      errors: [found('missing', 'asiakasId', 'laskuCalls.list', 'tenant')],
    },
    {
      code: door('restore', "{ needs: 'laskutus.read', tenant: {} }"),
      errors: [found('missing', 'orders.personIds', 'laskuCalls.restore', 'tenant')],
    },
    {
      code: door('get', "{ needs: 'laskutus.read', tenant: { asiakasId: 'own' } }"),
      errors: [found('unknown', 'asiakasId', 'laskuCalls.get', 'tenant')],
    },
    ...['terms', '{ ...terms }', "{ needs: 'laskutus.read', tenant }"].map((terms) => ({
      code: door('list', terms),
      errors: [{ messageId: 'unreadable' }],
    })),
    { code: inClass('@Route(laskuCalls.list) door() {}'), errors: [missing('asiakasId')] },
    {
      code: inClass(
        "@Route(laskuCalls.list, laskuCalls.listOfSource) @Tenant({ asiakasId: 'own' }) door() {}",
      ),
      errors: [missing('sourceAsiakasId')],
    },
    { code: inClass('@Route(laskuCalls.restore) door() {}'), errors: [missing('orders.personIds')] },
    {
      code: inClass("@Route(laskuCalls.list) @Tenant({ asiakasId: 'own', personId: 'self' }) door() {}"),
      errors: [unknown('personId')],
    },
    {
      code: inClass(
        "@Route(laskuCalls.restore) @Tenant({ personIds: 'service', 'orders.personIds': 'service' }) door() {}",
      ),
      errors: [unknown('personIds')],
    },
    {
      code: inClass('@Route(laskuCalls.list) @Tenant(rules) door() {}'),
      errors: [{ messageId: 'unreadable' }],
    },
    {
      code: inClass("@Route(laskuCalls.list) @Tenant({ ...rules, asiakasId: 'own' }) door() {}"),
      errors: [{ messageId: 'unreadable' }],
    },
  ],
});

import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
import { handlersDeclarePermission } from './handlers-declare-permission.mjs';

const inClass = (body) => `class LaskuController { ${body} }`;

new RuleTester({ languageOptions: { parser } }).run(
  'handlers-declare-permission',
  handlersDeclarePermission,
  {
    valid: [
      inClass("@Handles(getLasku) @Needs('laskutus.read') get() {}"),
      inClass('@Public() @Handles(login) login() {}'),
      inClass("@Get('keikka/get') @Needs('page.grid.read') get() {}"),
      inClass("@Post('login') @Public() login() {}"),
      inClass("@Route(laskuCalls.get) @Needs('laskutus.read') get() {}"),
      inClass('plain() {}'),
      inClass("@OnEvent('x') react() {}"),
      "doors(passes(laskuCalls.get, { needs: 'laskutus.read' }), passes(laskuCalls.list, { public: true }))",
    ],
    invalid: [
      {
        code: inClass('@Handles(getLasku) get() {}'),
        errors: [{ messageId: 'missing', data: { method: 'get', door: 'a message' } }],
      },
      ...['Get', 'Post', 'Put', 'Delete', 'Patch'].map((verb) => ({
        code: inClass(`@${verb}('lasku') door() {}`),
        errors: [{ messageId: 'missing', data: { method: 'door', door: 'an HTTP route' } }],
      })),
      {
        code: inClass('@Route(laskuCalls.get) get() {}'),
        errors: [{ messageId: 'missing', data: { method: 'get', door: 'an HTTP route' } }],
      },
      ...['{}', "{ tenant: { asiakasId: 'own' } }", '{ ...readers }', 'readers'].map((line) => ({
        code: `doors(passes(laskuCalls.get, ${line}))`,
        errors: [{ messageId: 'missingInTable', data: { call: 'laskuCalls.get' } }],
      })),
      { code: 'doors(passes(laskuCalls.get))', errors: [{ messageId: 'missingInTable' }] },
      {
        code: inClass("@Get('x') @Needs('laskutus.read') @Public() x() {}"),
        errors: [{ messageId: 'both' }],
      },
    ],
  },
);

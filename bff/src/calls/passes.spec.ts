/* eslint keikka/handlers-declare-permission: off, keikka/route-names-tenant: off -- doors that are wrong on purpose */
import 'reflect-metadata';
import { RequestMethod, type Type } from '@nestjs/common';
import { HEADERS_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { keikkaCalls, kuskiCalls, orderMessages, tuoteCalls } from '@keikka/contracts';
import { NEEDS_KEY } from '@keikka/server';
import { isBulk } from './bulk.js';
import { callsOf } from './calls-of.js';
import { doors } from './doors.js';
import { passes } from './passes.js';

const table = doors(
  { of: 'Ovi', tag: 'ovet' },
  passes(keikkaCalls.copy, { needs: 'action.keikka.create', bulk: true }),
  passes(keikkaCalls.saveVehicle, { to: orderMessages.keikkaMove, needs: ['page.grid.edit', 'embed'] }),
  passes(tuoteCalls.listCategoryTypes, { public: true, cacheControl: 'private, max-age=360' }),
  passes(kuskiCalls.restore, { needs: 'page.grid.edit', operation: 'restoreKuskit' }),
);

type Method = (input: unknown) => unknown;

const prototypeOf = (controller: Type): Record<string, Method> =>
  controller.prototype as Record<string, Method>;
const method = (name: string): Method => prototypeOf(table)[name]!;

describe('a table of doors', () => {
  it('is a controller with a method for each line, as OpenAPI names them', () => {
    expect(table.name).toBe('OviController');
    expect(Object.keys(Object.getOwnPropertyDescriptors(prototypeOf(table)))).toEqual([
      'constructor',
      'copy',
      'saveVehicle',
      'listCategoryTypes',
      'restoreKuskit',
    ]);
  });

  it('answers each call at both its paths', () => {
    expect(Reflect.getMetadata(PATH_METADATA, method('copy'))).toEqual(['keikka/copy', 'api/keikka/copy']);
    expect(Reflect.getMetadata(METHOD_METADATA, method('copy'))).toBe(RequestMethod.POST);
    expect(callsOf(method('copy'))).toEqual([keikkaCalls.copy]);
  });

  it.each([
    ['copy', ['action.keikka.create']],
    ['saveVehicle', ['page.grid.edit', 'embed']],
    ['listCategoryTypes', []],
  ])('says who may: %s', (name, needs) => {
    expect(Reflect.getMetadata(NEEDS_KEY, method(name))).toEqual(needs);
  });

  it('says what is read in bulk', () => {
    expect(['copy', 'saveVehicle'].map((name) => isBulk(method(name)))).toEqual([true, false]);
  });

  it('says how long the browser may keep the answer', () => {
    const kept: unknown = Reflect.getMetadata(HEADERS_METADATA, method('listCategoryTypes'));
    expect(kept).toEqual([{ name: 'cache-control', value: 'private, max-age=360' }]);
    expect(Reflect.getMetadata(HEADERS_METADATA, method('copy'))).toBeUndefined();
  });

  it.each([
    ['under its own subject', 'copy', 'order.keikka.copy'],
    ['under that of the message it goes to', 'saveVehicle', 'order.keikka.move'],
  ])('hands a call on as it is, %s', async (_, name, subject) => {
    const ask = jest.fn(() => Promise.resolve('answer'));
    const door = new table({ ask }) as Record<string, Method>;
    expect(await door[name]!({ keikkaId: 7 })).toBe('answer');
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ subject }), { keikkaId: 7 });
  });

  it('does not compile where a line is wrong', () => {
    expect([
      // @ts-expect-error the call has no subject
      passes(keikkaCalls.get, { needs: 'signedIn' }),
      // @ts-expect-error nobody has such a right
      passes(keikkaCalls.copy, { needs: 'action.keikka.kopio' }),
      // @ts-expect-error nothing says who may
      passes(keikkaCalls.copy, {}),
      // @ts-expect-error both a right and none
      passes(keikkaCalls.copy, { needs: 'signedIn', public: true }),
      // @ts-expect-error the call does not take it
      passes(keikkaCalls.copy, { needs: 'signedIn', tenant: { ownerAsiakasId: 'own' } }),
      // @ts-expect-error the call takes it in its lines
      passes(keikkaCalls.saveMoves, { needs: 'signedIn', tenant: { personIds: 'service' } }),
      // @ts-expect-error there is no such rule
      passes(keikkaCalls.saveTila, { needs: 'signedIn', tenant: { personId: 'anybody' } }),
      // @ts-expect-error the call takes nothing
      passes(tuoteCalls.listCategoryTypes, { needs: 'signedIn', tenant: { asiakasId: 'own' } }),
      // @ts-expect-error the message demands what the call does not take
      passes(keikkaCalls.copy, { to: kuskiCalls.setForVehicle, needs: 'signedIn' }),
      // @ts-expect-error the message answers something else
      passes(keikkaCalls.savePumppuAika, { to: orderMessages.keikkaCheckVisible, needs: 'signedIn' }),
    ]).toHaveLength(10);
  });
});

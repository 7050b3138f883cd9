import { bothForms, call, namesInPath, requestOf } from './call.js';
import { flag, id, nullable, optional, reference, text } from './fields/field.js';

const list = call('GET', '/api/keikka/list/:ownerAsiakasId/:start')
  .takes({ ownerAsiakasId: reference(), start: text(40), haku: optional(text(20)), kaikki: optional(flag()) })
  .answers<string[]>();
const save = call('POST', '/api/keikka/save/:keikkaId')
  .takes({ keikkaId: id(), otsikko: optional(text(20)), hinta: optional(nullable(text(9))) })
  .answersOk();
const replace = call('PUT', '/api/keikka/set').takes({ keikkaId: id() }).answersOk();
const remove = call('DELETE', '/api/keikka/delete/:keikkaId')
  .takes({ keikkaId: id(), varmenne: optional(id()) })
  .answersOk();
const copy = call('POST', '/api/keikka/copy', 'order.keikka.copy').takes({ keikkaId: id() }).answersOk();
const picture = call('GET', '/api/keikka/kuva').answersBody<Uint8Array>();

describe('a call', () => {
  it.each([
    ['data', list, 'data'],
    ['ok', save, 'ok'],
    ['a body of its own', picture, 'body'],
  ])('says how its success looks: %s', (_, of, success) => {
    expect(of.success).toBe(success);
  });

  it('is a message too where it carries the subject of a service', () => {
    const subject: string = copy.subject;
    expect(subject).toBe('order.keikka.copy');
    // @ts-expect-error no service answers it alone
    expect(list.subject).toBeUndefined();
  });

  it.each([
    ['several', list, ['ownerAsiakasId', 'start']],
    ['one', remove, ['keikkaId']],
    ['none', replace, []],
  ])('has names in its path: %s', (_, of, names) => {
    expect(namesInPath(of)).toEqual(names);
  });

  it('does not compile where a name of its path has no field', () => {
    const keikka = call('GET', '/api/keikka/get/:keikkaId/:ownerAsiakasId');
    // @ts-expect-error no field for ownerAsiakasId
    expect(keikka.takes({ keikkaId: id() }).answersOk().path).toContain(':ownerAsiakasId');
    // @ts-expect-error a field of another name
    expect(keikka.takes({ id: id(), ownerAsiakasId: reference() }).answersOk().takes).not.toHaveProperty(
      'keikkaId',
    );
    const whole = keikka.takes({ keikkaId: id(), ownerAsiakasId: reference() }).answersOk();
    expect(namesInPath(whole)).toEqual(Object.keys(whole.takes));
  });

  it('does not compile with an input that it does not take', () => {
    // @ts-expect-error keikkaId is a number
    expect(requestOf(replace, { keikkaId: '7' }).body).toEqual({ keikkaId: '7' });
    // @ts-expect-error keikkaId is missing
    expect(requestOf(replace, {}).body).toEqual({});
    // @ts-expect-error the call takes nothing
    expect(requestOf(picture, { keikkaId: 7 }).url).toBe('/api/keikka/kuva?keikkaId=7');
  });
});

describe('the request of a call', () => {
  it('leaves out of the query what is none', () => {
    const nothing = { keikkaId: 7, varmenne: null as unknown as undefined };
    expect(requestOf(remove, nothing).url).toBe('/api/keikka/delete/7');
  });

  it('needs a value for each name of its path: none is no value', () => {
    const nothing = { keikkaId: null as unknown as number };
    expect(() => requestOf(remove, nothing)).toThrow('No value for :keikkaId');
  });

  it('has the names of the path in it, and what is left of a GET in the query', () => {
    const input = { ownerAsiakasId: 0, start: '20261120', haku: 'Laatta', kaikki: false };
    expect(requestOf(list, input)).toEqual({
      method: 'GET',
      url: '/api/keikka/list/0/20261120?haku=Laatta&kaikki=false',
      body: undefined,
    });
  });

  it.each([
    ['nothing of what is absent', { haku: undefined }, '/api/keikka/list/1/a'],
    ['an empty text', { haku: '' }, '/api/keikka/list/1/a?haku='],
    [
      'signs with a meaning, in the query',
      { haku: 'ä &=?#/+' },
      '/api/keikka/list/1/a?haku=%C3%A4+%26%3D%3F%23%2F%2B',
    ],
    [
      'signs with a meaning, in the path',
      { start: 'ä/b?c#d%:e' },
      '/api/keikka/list/1/%C3%A4%2Fb%3Fc%23d%25%3Ae',
    ],
  ])('carries %s', (_, changes, url) => {
    expect(requestOf(list, { ownerAsiakasId: 1, start: 'a', ...changes }).url).toBe(url);
  });

  it.each([
    [
      'POST',
      requestOf(save, { keikkaId: 7, otsikko: 'Laatta', hinta: null }),
      '/api/keikka/save/7',
      { otsikko: 'Laatta', hinta: null },
    ],
    ['POST without more', requestOf(save, { keikkaId: 7 }), '/api/keikka/save/7', {}],
    ['PUT', requestOf(replace, { keikkaId: 7 }), '/api/keikka/set', { keikkaId: 7 }],
    ['DELETE', requestOf(remove, { keikkaId: 7, varmenne: 3 }), '/api/keikka/delete/7?varmenne=3', undefined],
    ['GET', requestOf(picture, {}), '/api/keikka/kuva', undefined],
  ])('has what is left in the body or in the query: %s', (_, { url, body }, expected, left) => {
    expect({ url, body }).toEqual({ url: expected, body: left });
  });

  it('leaves the input as it is', () => {
    const input = { keikkaId: 7, otsikko: 'Laatta' };
    requestOf(save, input);
    expect(input).toEqual({ keikkaId: 7, otsikko: 'Laatta' });
  });

  it('is refused without a value of its path', () => {
    expect(() => requestOf(remove, { varmenne: 3 } as never)).toThrow(
      'No value for :keikkaId in /api/keikka/delete/:keikkaId',
    );
  });
});

describe('the two forms of a path (C-02)', () => {
  it.each(['/api/keikka/get/:keikkaId', '/keikka/get/:keikkaId'])('%s', (path) => {
    expect(bothForms(path)).toEqual(['keikka/get/:keikkaId', 'api/keikka/get/:keikkaId']);
  });
});

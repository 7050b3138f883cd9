import { Failure, type ErrorCode } from '@keikka/contracts';
import { decodeReply, encodeFailure, encodeReply, ReplyOfWrite, type WrittenEvent } from './wire.js';

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
const event = { name: 'staff.rights.changed.v1', data: { personId: 5 } } as unknown as WrittenEvent;

describe('a reply on the wire', () => {
  it.each([
    ['a value', { määrä: 1 }, '{"määrä":1}'],
    ['nothing', undefined, 'null'],
    ['bytes with lines of their own', Buffer.from('1\t{}\n2\t{}\n'), '1\t{}\n2\t{}\n'],
  ])('carries %s', (_, value, body) => {
    const reply = decodeReply(encodeReply(value));
    expect([text(reply.body), reply.events]).toEqual([body, []]);
  });

  it.each([
    ['a value', { palkkiId: 3 }, '{"palkkiId":3}'],
    ['bytes', Buffer.from('1\t{}\n'), '1\t{}\n'],
  ])('carries the events of a write before %s', (_, value, body) => {
    const reply = decodeReply(encodeReply(new ReplyOfWrite(value, [event])));
    expect([text(reply.body), reply.events]).toEqual([body, [event]]);
  });

  it('throws a failure as it was', () => {
    const bytes = encodeFailure({ code: 'KEIKKA.NOT_FOUND', details: { keikkaId: 7 } });
    expect(() => decodeReply(bytes)).toThrow(Failure);
  });

  it.each(['KEIKKA.OF_A_LATER_RELEASE', 'toString'])(
    'throws INTERNAL for %s, which no text is for',
    (code) => {
      const bytes = encodeFailure({ code: code as ErrorCode, details: { keikkaId: 7 } });
      expect(() => decodeReply(bytes)).toThrow(new Failure('INTERNAL'));
    },
  );
});

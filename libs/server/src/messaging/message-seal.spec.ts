import { headers as natsHeaders, type Msg, type MsgHdrs } from '@nats-io/transport-node';
import { headers } from '@keikka/contracts';
import { MessageSeal } from './message-seal.js';

const seal = new MessageSeal('a secret of thirty-two characters');
const SUBJECT = 'order.keikka.move';
const BODY = '{"keikkaId":7}';

function sealed(): MsgHdrs {
  const message = natsHeaders();
  message.set(headers.actor, '{"kind":"person","personId":5}');
  message.set(headers.correlationId, 'c-1');
  message.set(headers.answerBy, '1795421000000');
  seal.set(SUBJECT, message, BODY);
  return message;
}

const received = (message: MsgHdrs | undefined, at = SUBJECT, payload = BODY) =>
  ({ subject: at, headers: message, data: Buffer.from(payload) }) as unknown as Msg;

const changed = (name: string, value: string): MsgHdrs => {
  const message = sealed();
  message.set(name, value);
  return message;
};

describe('the seal of a request', () => {
  it('is whole as it was set', () => {
    expect(seal.isWhole(received(sealed()))).toBe(true);
  });

  it.each<[string, Msg]>([
    ['without headers', received(undefined)],
    ['without a seal', received(natsHeaders())],
    ['with an empty seal', received(changed(headers.seal, ''))],
    ['of another person', received(changed(headers.actor, '{"kind":"person","personId":6}'))],
    ['with more time', received(changed(headers.answerBy, '1795421000001'))],
    ['with a retry key', received(changed(headers.idempotencyKey, 'k'))],
    ['under another correlation id', received(changed(headers.correlationId, 'c-2'))],
    ['for another subject', received(sealed(), 'order.keikka.delete')],
    ['with another body', received(sealed(), SUBJECT, '{"keikkaId":8}')],
  ])('is broken on a request %s', (_, request) => {
    expect(seal.isWhole(request)).toBe(false);
  });

  it('is broken under another secret', () => {
    expect(new MessageSeal('another secret of 32 characters..').isWhole(received(sealed()))).toBe(false);
  });
});

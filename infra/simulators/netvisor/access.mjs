import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from './answers.mjs';

const PREFIX = 'x-netvisor-authentication-';

/**
 * Refuses a request that is not signed as Netvisor demands, or that was had before.
 * @param {import('fastify').FastifyRequest} request
 * @param {typeof import('./netvisor.mjs').netvisorDemo} keys
 * @param {Set<string>} transactions those of the requests so far
 */
export function checkAccess(request, keys, transactions) {
  const given = (/** @type {string} */ name) => String(request.headers[name] ?? '');
  const [sender, customer, partner, timestamp, unix, transaction, mac] = [
    'sender',
    'customerid',
    'partnerid',
    'timestamp',
    'timestampunix',
    'transactionid',
    'mac',
  ].map((name) => given(PREFIX + name));
  const [language, organisation] = [
    given('x-netvisor-interface-language'),
    given('x-netvisor-organisation-id'),
  ];
  const refuse = (/** @type {string} */ why) => new Refusal('AUTHENTICATION_FAILED', why);
  if (!unix) throw refuse('TimestampUnix is missing');
  if (given(`${PREFIX}machashcalculationalgorithm`) !== 'HMACSHA256') throw refuse('unknown algorithm');
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/.test(timestamp ?? '')) throw refuse('Timestamp is not ANSI');
  if (Math.floor(Date.parse(`${timestamp?.replace(' ', 'T')}Z`) / 1_000) !== Number(unix))
    throw refuse('Timestamp and TimestampUnix differ');
  if (partner !== keys.partnerId || customer !== keys.customerId) throw refuse('unknown identifiers');
  if (organisation !== keys.organisationId) throw refuse('unknown organisation');
  const url = `${request.protocol}://${request.headers.host}${request.raw.url}`;
  const signed = [
    url,
    sender,
    customer,
    timestamp,
    language,
    organisation,
    transaction,
    unix,
    keys.customerKey,
    keys.partnerKey,
  ];
  const own = createHmac('sha256', Buffer.from(`${keys.customerKey}&${keys.partnerKey}`, 'latin1'))
    .update(Buffer.from(signed.join('&'), 'latin1'))
    .digest('hex');
  if (!isSame(own, mac ?? '')) throw refuse('MAC does not match');
  if (!transaction || transactions.has(transaction))
    throw new Refusal('REQUEST_NOT_UNIQUE', 'TransactionId was used before');
  transactions.add(transaction);
}

/**
 * @param {string} one
 * @param {string} other
 */
const isSame = (one, other) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

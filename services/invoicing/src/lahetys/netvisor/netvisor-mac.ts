import { createHmac } from 'node:crypto';

/** What a request to Netvisor is signed with (integrations.md §1.3). */
export interface NetvisorTunnus {
  sender: string;
  customerId: string;
  customerKey: string;
  partnerId: string;
  partnerKey: string;
  /** The company's business id, with its hyphen. */
  organisationId: string;
}

/** What differs in each request. */
interface Kerta {
  /** As it is sent, with its query. */
  url: string;
  transactionId: string;
  now: Date;
}

const LANGUAGE = 'FI';

/** The headers by which Netvisor knows who asks; each request has its own. */
export function netvisorHeaders(
  tunnus: NetvisorTunnus,
  { url, transactionId, now }: Kerta,
): Record<string, string> {
  const timestamp = now.toISOString().replace('T', ' ').replace('Z', '');
  const unix = String(Math.floor(now.getTime() / 1_000));
  const { sender, customerId, partnerId, organisationId } = tunnus;
  const mac = netvisorMac(tunnus, { url, transactionId, timestamp, unix });
  return {
    'X-Netvisor-Authentication-Sender': sender,
    'X-Netvisor-Authentication-CustomerId': customerId,
    'X-Netvisor-Authentication-PartnerId': partnerId,
    'X-Netvisor-Authentication-Timestamp': timestamp,
    'X-Netvisor-Authentication-TimestampUnix': unix,
    'X-Netvisor-Authentication-TransactionId': transactionId,
    'X-Netvisor-Interface-Language': LANGUAGE,
    'X-Netvisor-Organisation-ID': organisationId,
    'X-Netvisor-Authentication-MAC': mac,
    'X-Netvisor-Authentication-MACHashCalculationAlgorithm': 'HMACSHA256',
    'X-Netvisor-Authentication-UseHTTPResponseStatusCodes': '1',
  };
}

interface Signed {
  url: string;
  transactionId: string;
  /** UTC, `2026-11-20 09:30:00.000`. */
  timestamp: string;
  /** Seconds since 1970. */
  unix: string;
}

/** The signature of a request, lower-case hex. */
export function netvisorMac(tunnus: NetvisorTunnus, { url, transactionId, timestamp, unix }: Signed): string {
  const { sender, customerId, customerKey, partnerKey, organisationId } = tunnus;
  const message = [
    url,
    sender,
    customerId,
    timestamp,
    LANGUAGE,
    organisationId,
    transactionId,
    unix,
    customerKey,
    partnerKey,
  ];
  return createHmac('sha256', Buffer.from(`${customerKey}&${partnerKey}`, 'latin1'))
    .update(Buffer.from(message.join('&'), 'latin1'))
    .digest('hex');
}

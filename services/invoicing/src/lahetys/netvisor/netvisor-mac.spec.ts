import { netvisorHeaders, netvisorMac } from './netvisor-mac.js';

const tunnus = {
  sender: 'PumpDispatch',
  customerId: 'CU_1',
  customerKey: 'CUSTKEY0123456789ABCDEF',
  partnerId: 'PA_1',
  partnerKey: 'PARTKEY0123456789ABCDEF',
  organisationId: '1234567-1',
};
const url = 'https://isvapi.netvisor.fi/salesinvoice.nv?method=add';
const transactionId = '11111111-2222-3333-4444-555555555555';
const MAC = '1176aa16a7333e4613a45a8c5f8d390fb36fbb858985d8cecdcf6e9845a49b49';

describe('the signature of a request to Netvisor', () => {
  it('is that of the published layout', () => {
    const signed = { url, transactionId, timestamp: '2026-11-20 09:30:00.000', unix: '1795167000' };
    expect(netvisorMac(tunnus, signed)).toBe(MAC);
  });

  it('follows from the whole address and from every key', () => {
    const signed = { url, transactionId, timestamp: '2026-11-20 09:30:00.000', unix: '1795167000' };
    const others = [
      netvisorMac(tunnus, { ...signed, url: `${url}&id=1` }),
      netvisorMac({ ...tunnus, customerKey: 'x' }, signed),
      netvisorMac({ ...tunnus, partnerKey: 'x' }, signed),
      netvisorMac({ ...tunnus, organisationId: '1234567-2' }, signed),
      netvisorMac(tunnus, { ...signed, unix: '1795167001' }),
    ];
    expect(new Set([MAC, ...others]).size).toBe(6);
  });

  it('stands among the headers, with the time in UTC twice', () => {
    const now = new Date('2026-11-20T09:30:00.000Z');
    const { 'X-Netvisor-Authentication-MAC': mac, ...headers } = netvisorHeaders(tunnus, {
      url,
      transactionId,
      now,
    });
    const unix = headers['X-Netvisor-Authentication-TimestampUnix'] ?? '';
    expect(headers).toMatchObject({
      'X-Netvisor-Authentication-Timestamp': '2026-11-20 09:30:00.000',
      'X-Netvisor-Organisation-ID': '1234567-1',
      'X-Netvisor-Authentication-UseHTTPResponseStatusCodes': '1',
    });
    expect(Number(unix) * 1_000).toBe(now.getTime());
    expect(mac).toBe(netvisorMac(tunnus, { url, transactionId, timestamp: '2026-11-20 09:30:00.000', unix }));
    expect(Object.values(headers)).not.toContain(tunnus.customerKey);
  });
});

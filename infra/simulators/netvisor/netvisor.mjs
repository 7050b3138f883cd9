import { checkAccess } from './access.mjs';
import { Books } from './books.mjs';
import { Refusal, failure, success } from './answers.mjs';
import { readBody } from './body.mjs';

/** The keys that `npm start` gives the product and the demo company. They open nothing but this stand-in. */
export const netvisorDemo = {
  partnerId: 'KEIKKA_DEMO',
  partnerKey: 'partner-key-of-the-simulator',
  customerId: 'ASIAKAS_DEMO',
  customerKey: 'customer-key-of-the-simulator',
  organisationId: '1967543-8',
};

/** @typedef {import('fastify').FastifyRequest} Request */
/** @typedef {(books: Books, query: Record<string, string>, body: import('./body.mjs').Element | undefined) => string} Resource */

/** @type {Readonly<Record<string, Resource>>} */
const resources = {
  'GET customerlist.nv': (books, { keyword = '' }) => books.customerList(keyword),
  'POST customer.nv': (books, { method }, body) => books.addCustomer(demandAdd(method), body),
  'GET productlist.nv': (books, { keyword = '' }) => books.productList(keyword),
  'POST product.nv': (books, { method }, body) => books.addProduct(demandAdd(method), body),
  'GET salesinvoicelist.nv': (books, { invoicenumber = '' }) => books.invoiceList(invoicenumber),
  'GET getsalesinvoice.nv': (books, { netvisorkey = '' }) => books.invoice(netvisorkey),
  'POST salesinvoice.nv': (books, { method }, body) => books.addInvoice(demandAdd(method), body),
};

/** @param {string | undefined} method */
function demandAdd(method) {
  if (method !== 'add') throw new Refusal('INVALID_DATA', 'method is missing or unknown');
  return method;
}

const XML = 'text/xml; charset=utf-8';

/** @param {Refusal} refusal */
const said = (refusal) => ({ status: refusal.status, type: XML, body: failure(refusal) });

/**
 * A stand-in of Netvisor (integrations.md §1): it recomputes the signature, refuses a request that it has had, wants its
 * elements in order and its decimals with a comma, and keeps what it was given until it ends. `GET /netvisor/_invoices` shows
 * that to tests, and `POST /netvisor/_invoices` adds one as if it had been written there by hand, `PUT …/<number>` changes
 * one, `DELETE` empties all.
 * @type {import('../tenants.mjs').Tenant}
 */
export const netvisor = {
  name: 'netvisor',
  title: 'Netvisor',
  service: 'invoicing',
  settings: (address) => ({
    NETVISOR_URL: address,
    NETVISOR_PARTNER_ID: netvisorDemo.partnerId,
    NETVISOR_PARTNER_KEY: netvisorDemo.partnerKey,
    // As long as the real one may take; another value can be given.
    LAHETYS_TIMEOUT_SECONDS: '120',
    LAHETYS_VARMISTUS_SECONDS: '90',
  }),
  says: {
    maintenance: said(new Refusal('SYSTEM_MAINTENANCE', 'Netvisor is being maintained')),
    duplicate: said(new Refusal('DUPLICATE_DATA', 'it exists already')),
  },
  avaimet: {
    Netvisor: {
      customerId: netvisorDemo.customerId,
      customerKey: netvisorDemo.customerKey,
      organisationId: netvisorDemo.organisationId,
    },
  },
  routes: (app) => {
    const books = new Books();
    /** @type {Set<string>} */
    const transactions = new Set();
    app.get('/_invoices', () => books.all());
    app.delete('/_invoices', () => books.empty());
    app.post('/_invoices', (request) => books.write(/** @type {object} */ (request.body)));
    app.put('/_invoices/:number', (request) => {
      const { number } = /** @type {{ number: string }} */ (request.params);
      return books.change(number, /** @type {object} */ (request.body));
    });
    app.all('/:resource', (request, reply) => {
      const withStatus = request.headers['x-netvisor-authentication-usehttpresponsestatuscodes'] === '1';
      reply.type(XML);
      try {
        checkAccess(request, netvisorDemo, transactions);
        return answerOf(books, request);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return reply.code(withStatus ? error.status : 200).send(failure(error));
      }
    });
  },
};

/**
 * @param {Books} books
 * @param {Request} request
 */
function answerOf(books, request) {
  const { resource } = /** @type {{ resource: string }} */ (request.params);
  const answer = resources[`${request.method} ${resource}`];
  if (!answer) throw new Refusal('SERVICE_ACCESS_ERROR', `${resource} is no resource`);
  const query = /** @type {Record<string, string>} */ (request.query);
  const body = request.method === 'POST' ? readBody(String(request.body)) : undefined;
  return success(answer(books, query, body));
}

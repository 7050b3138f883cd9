import { checkAccess } from './access.mjs';
import { Books } from './books.mjs';
import { checkInvoice, readForm } from './form.mjs';
import { Refusal } from './refusal.mjs';

/** The keys of the demo company. They open nothing but this stand-in. */
export const fennoaDemo = { apiUser: 'keikka-demo', apiKey: 'api-key-of-the-simulator' };

/** @typedef {import('fastify').FastifyRequest} Request */
/** @typedef {(books: Books, request: Request, name: string) => object} Answer */

/** The resources with their method; what is named last in the path is the third argument. @type {[RegExp, string, Answer][]} */
const resources = [
  [
    /^add$/,
    'POST',
    (books, request) => {
      const form = readForm(request);
      checkInvoice(form);
      return { id: books.add(form).id };
    },
  ],
  [/^do\/approve\/(\d+)$/, 'POST', (books, _, id) => ({ data: books.approve(id) ?? null })],
  [/^do\/send\/(\d+)$/, 'POST', (books, _, id) => ({ data: books.send(id) ? 'sent' : 'failed' })],
  [/^get\/invoice_no\/([^/]+)$/, 'GET', (books, _, number) => ({ data: books.byNumber(number) })],
  [/^(\d+)$/, 'GET', (books, _, id) => ({ data: books.byId(id) })],
  [/^$/, 'GET', (books, { query }) => ({ data: books.page(pageOf(query)) })],
];

const JSON_TYPE = 'application/json; charset=utf-8';
const BAD = 400;
const UNAVAILABLE = 503;
const NOT_FOUND = 404;
const NOT_ALLOWED = 405;

/** @param {unknown} query */
const pageOf = (query) => Math.max(1, Number(/** @type {{ page?: string }} */ (query).page ?? 1) || 1);

/**
 * @param {number} status
 * @param {unknown} errors
 */
const said = (status, errors) => ({
  status,
  type: JSON_TYPE,
  body: JSON.stringify({ status: 'error', errors }),
});

/**
 * A stand-in of Fennoa (integrations.md §2): it wants the company's key, forms and no JSON, complete invoices, and an approval
 * before a sending. It keeps what it was given until it ends: `GET /fennoa/_invoices` shows that to tests, `POST` adds one as
 * if it had been written there by hand, `DELETE` empties all.
 * @type {import('../tenants.mjs').Tenant}
 */
export const fennoa = {
  name: 'fennoa',
  title: 'Fennoa',
  service: 'invoicing',
  settings: (address) => ({ FENNOA_URL: address }),
  says: {
    maintenance: said(UNAVAILABLE, 'Service is temporarily unavailable'),
    duplicate: said(BAD, { invoice_no: ['Invoice number is already in use'] }),
  },
  avaimet: { Fennoa: fennoaDemo },
  routes: (app) => {
    const books = new Books();
    app.get('/_invoices', () => books.all());
    app.delete('/_invoices', () => books.empty());
    app.post('/_invoices', (request) => books.write(/** @type {object} */ (request.body)));
    app.all('/sales_api/*', (request, reply) => {
      reply.type(JSON_TYPE);
      try {
        checkAccess(request, fennoaDemo);
        return { status: 'ok', ...answerOf(books, request) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return reply.code(error.status).send({ status: 'error', errors: error.errors });
      }
    });
  },
};

/**
 * @param {Books} books
 * @param {Request} request
 */
function answerOf(books, request) {
  const path = decodeURIComponent(/** @type {{ '*': string }} */ (request.params)['*']);
  for (const [pattern, method, answer] of resources) {
    const found = pattern.exec(path);
    if (!found) continue;
    if (request.method !== method) throw new Refusal(NOT_ALLOWED, 'Method not allowed');
    return answer(books, request, found[1] ?? '');
  }
  throw new Refusal(NOT_FOUND, 'Not found');
}

import { Refusal } from './refusal.mjs';

const BAD = 400;
const ROW = /^row\[(\d+)\]\[(\w+)\]$/;
const FORM = 'application/x-www-form-urlencoded';

/** Fields that an invoice must have. */
const demanded = ['name', 'address', 'postalcode', 'city', 'country', 'invoice_date', 'due_date'];
const known = new Set([
  ...demanded,
  ...['customer_no', 'account_type_id', 'name2', 'vat_number', 'contact_person', 'phone', 'email'],
  ...['invoice_type_id', 'sales_invoice_taxclass_id', 'sales_invoice_series_id', 'currency', 'locale'],
  ...['banking_reference', 'our_reference', 'your_reference', 'order_identifier', 'agreement_identifier'],
  ...['shipping_date', 'delivery_period_start', 'delivery_period_end', 'shipping_name', 'shipping_address'],
  ...['shipping_postalcode', 'shipping_city', 'shipping_country', 'notes_before', 'notes_internal'],
  ...['penal_interest', 'delivery_terms', 'delivery_method', 'einvoice_address', 'einvoice_operator'],
  ...['include_vat', 'credited_invoice_no', 'proposed_invoice_number'],
]);
const rowFields = new Set([
  ...['product_no', 'name', 'description', 'price', 'quantity', 'unit', 'vatpercent', 'account_code'],
  'discount_percent',
]);
/** Fields that hold one of these or match. @type {Readonly<Record<string, RegExp>>} */
const formats = {
  country: /^[A-Z]{2}$/,
  invoice_date: /^\d{4}-\d{2}-\d{2}$/,
  due_date: /^\d{4}-\d{2}-\d{2}$/,
  shipping_date: /^\d{4}-\d{2}-\d{2}$/,
  currency: /^[A-Z]{3}$/,
  locale: /^(fi|sv|en)$/,
  invoice_type_id: /^[123]$/,
  sales_invoice_taxclass_id: /^[1-9]$/,
  sales_invoice_series_id: /^[1-9]\d*$/,
  banking_reference: /^(\d{4,20}|RF\d{2}\w{1,21})$/,
  price: /^-?\d+(\.\d{1,4})?$/,
  quantity: /^-?\d+(\.\d{1,4})?$/,
  vatpercent: /^\d+(\.\d{1,2})?$/,
  discount_percent: /^\d+(\.\d{1,4})?$/,
};

/** @typedef {Record<string, string>} Values */

/**
 * The fields and the rows of a form; a body of another kind is refused.
 * @param {import('fastify').FastifyRequest} request
 * @returns {{ fields: Values, rows: Values[] }}
 */
export function readForm(request) {
  const type = String(request.headers['content-type'] ?? '').split(';', 1)[0];
  if (type !== FORM) throw new Refusal(BAD, 'Form data is required');
  /** @type {Values} */
  const fields = {};
  /** @type {Map<number, Values>} */
  const rows = new Map();
  for (const [name, value] of new URLSearchParams(String(request.body))) {
    const [, index, field] = ROW.exec(name) ?? [];
    if (field === undefined) fields[name] = value;
    else rows.set(Number(index), { ...rows.get(Number(index)), [field]: value });
  }
  return { fields, rows: [...rows].sort(([one], [other]) => one - other).map(([, row]) => row) };
}

/**
 * Refuses what is no invoice, in each of the three shapes: rows as a text, unknown fields as a list, the rest by field.
 * @param {{ fields: Values, rows: Values[] }} form
 */
export function checkInvoice({ fields, rows }) {
  if (rows.length === 0) throw new Refusal(BAD, 'Invoice has no rows');
  const unknown = [
    ...Object.keys(fields).filter((name) => !known.has(name)),
    ...rows.flatMap((row) => Object.keys(row).filter((name) => !rowFields.has(name))),
  ];
  // Lists of the real system hold nulls, and say a thing twice.
  if (unknown.length > 0)
    throw new Refusal(
      BAD,
      unknown.flatMap((name) => [`Unknown field ${name}`, null]),
    );
  /** @type {Record<string, string[]>} */
  const errors = {};
  for (const name of demanded) if (!fields[name]) errors[name] = ['This field cannot be left empty'];
  for (const [name, value] of [fields, ...rows].flatMap(Object.entries))
    if (formats[name] && value !== '' && !formats[name].test(value)) errors[name] = [`${value} is not valid`];
  for (const row of rows)
    for (const name of ['name', 'price', 'quantity', 'vatpercent'])
      if (!row[name]) errors[name] = ['This field cannot be left empty'];
  if (Object.keys(errors).length > 0) throw new Refusal(BAD, errors);
}

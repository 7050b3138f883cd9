import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Refusal } from './answers.mjs';

/**
 * An element with its name in lower case.
 * @typedef {object} Element
 * @property {string} name
 * @property {string} text
 * @property {Readonly<Record<string, string>>} attributes
 * @property {readonly Element[]} children
 */

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
});

/**
 * The element below the root of a request.
 * @param {string} text
 * @returns {Element}
 */
export function readBody(text) {
  if (XMLValidator.validate(text) !== true) throw new Refusal('INVALID_DATA', 'the body is not well-formed');
  const [root] = toElements(parser.parse(text));
  const [content] = root?.children ?? [];
  if (root?.name !== 'root' || !content) throw new Refusal('INVALID_DATA', 'the body has no root');
  return content;
}

/**
 * @param {any[]} nodes
 * @returns {Element[]}
 */
const toElements = (nodes) =>
  nodes.flatMap((node) => {
    const [name] = Object.keys(node).filter((key) => key !== ':@' && key !== '#text');
    if (name === undefined) return [];
    const children = node[name];
    const text = children.map((/** @type {any} */ child) => child['#text'] ?? '').join('');
    return [{ name: name.toLowerCase(), text, attributes: node[':@'] ?? {}, children: toElements(children) }];
  });

/**
 * @param {Element | undefined} element
 * @param {string} name
 */
export const child = (element, name) => element?.children.find((one) => one.name === name);

/**
 * @param {Element | undefined} element
 * @param {string} name
 */
export const textOf = (element, name) => child(element, name)?.text.trim() ?? '';

/**
 * @param {Element | undefined} element
 * @param {string} name
 */
export function demanded(element, name) {
  const text = textOf(element, name);
  if (text === '') throw new Refusal('INVALID_DATA', `${name} is missing`);
  return text;
}

/**
 * A decimal with a comma, in cents or in ten thousandths, as a whole number.
 * @param {string} text
 * @param {number} decimals
 */
export function decimal(text, decimals) {
  const parts = /^(-?)(\d+)(?:,(\d+))?$/.exec(text);
  if (!parts) throw new Refusal('INVALID_DATA', `${text} is no decimal with a comma`);
  const [, sign = '', whole = '', fraction = ''] = parts;
  if (fraction.length > decimals) throw new Refusal('INVALID_DATA', `${text} has too many decimals`);
  return Number(`${sign}${whole}${fraction.padEnd(decimals, '0')}`);
}

/**
 * Refuses elements that are unknown, stand twice, or not in this order.
 * @param {Element} element
 * @param {readonly string[]} order
 */
export function demandOrder(element, order) {
  let last = -1;
  for (const { name } of element.children) {
    const index = order.indexOf(name);
    if (index === -1) throw new Refusal('INVALID_DATA', `${name} is unknown in ${element.name}`);
    if (index <= last) throw new Refusal('INVALID_DATA', `${name} is out of order in ${element.name}`);
    last = index;
  }
}

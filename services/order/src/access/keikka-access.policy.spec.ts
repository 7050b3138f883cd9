import { serviceActor, type Actor } from '@keikka/contracts';
import {
  allowDoers,
  allowHistory,
  allowEdit,
  allowPlan,
  allowPrices,
  allowPricing,
  allowDraft,
  allowView,
  type AccessFacts,
} from './keikka-access.policy.js';

const facts: AccessFacts = {
  ownerAsiakasId: 1,
  sourceAsiakasId: 11,
  asiakasId: 100,
  pumppuAsiakasId: 2,
  betoniAsiakasId: 12,
  lattiaAsiakasId: 13,
  keikkaTilaId: 3,
  isLocked: false,
  kuskit: [70],
  level: null,
};
const person = (asiakasId: number, ...settingTypes: number[]): Actor => ({
  kind: 'person',
  personId: 7,
  asiakasId,
  settingTypes,
});

describe('who may see an order', () => {
  it.each<[string, Actor, Partial<AccessFacts>, boolean]>([
    ['owner staff without any right', person(1), {}, true],
    ['the source company', person(11), {}, true],
    ['the customer who pays', person(100), { sourceAsiakasId: 1 }, true],
    ['the customer of an order that its source pays (R-81)', person(100), {}, true],
    ['the pump supplier', person(2), {}, true],
    ['the concrete supplier', person(12), {}, true],
    ['the floor supplier', person(13), {}, true],
    ['a competitor, be he admin of all', person(3, 1, 2, 13), {}, false],
    ['a driver of the order', { ...person(3), personId: 70 }, {}, true],
    ['a stranger with read access', person(3), { level: 'read' }, true],
    ["a portal of the source's", { ...person(11), kind: 'embed', personId: 0 }, {}, true],
    ["another company's portal", { ...person(3), kind: 'embed', personId: 0 }, {}, false],
    ['nobody', { ...person(0), kind: 'anonymous', personId: 0 }, { asiakasId: null }, false],
    ['a service working for the owner', { ...serviceActor, asiakasId: 1 }, {}, true],
  ])('%s (C-76) [O-241] [G-005] [O-113]', (_, actor, change, may) => {
    expect(allowView(actor, { ...facts, ...change })).toBe(may);
  });
});

describe('who may edit an order', () => {
  it.each<[string, Actor, Partial<AccessFacts>, boolean]>([
    ['a planner of the owner', person(1, 11), {}, true],
    ['a driver of the owner', person(1, 8), {}, false],
    ['a planner of the source', person(11, 11), {}, false],
    ['a planner of the owner, locked', person(1, 11), { isLocked: true }, false],
    ['a keikka admin of the owner, locked', person(1, 13), { isLocked: true }, true],
    ['a keikka admin elsewhere', person(11, 13), {}, false],
    ['a writer, draft', person(3), { level: 'write', keikkaTilaId: 1 }, true],
    ['a writer, sent', person(3), { level: 'write', keikkaTilaId: 2 }, false],
    ['a writer, locked draft', person(3), { level: 'write', keikkaTilaId: 1, isLocked: true }, false],
    ['a reader, draft', person(3), { level: 'read', keikkaTilaId: 1 }, false],
  ])('%s (C-77, C-105) [O-241] [O-139] [G-202]', (_, actor, change, may) => {
    expect(allowEdit(actor, { ...facts, ...change })).toBe(may);
  });

  it('does not let a writer plan on the board [G-145]', () => {
    expect(allowPlan(person(3, 11), { ...facts, ownerAsiakasId: 1 })).toBe(false);
  });
});

it.each<[string, Partial<AccessFacts>, boolean]>([
  ['a writer, draft', { level: 'write', keikkaTilaId: 1 }, true],
  ['a writer, sent already', { level: 'write', keikkaTilaId: 2 }, false],
  ['a writer, locked draft', { level: 'write', keikkaTilaId: 1, isLocked: true }, false],
  ['a reader, draft', { level: 'read', keikkaTilaId: 1 }, false],
  ['the customer without a level, draft', { level: null, keikkaTilaId: 1 }, false],
])('lets a draft be sent by %s (R-86) [O-139]', (_, change, may) => {
  expect(allowDraft(person(100, 11), { ...facts, ...change })).toBe(may);
});

it.each<[string, Actor, boolean]>([
  ["the owner's invoicing admin", person(1, 6), true],
  ["the owner's company admin", person(1, 2), false],
  ["the owner's planner", person(1, 11), false],
  ["the source's invoicing admin", person(11, 6), false],
])('shows prices to %s: %s%s (C-103) [O-052]', (_, actor, may) => {
  expect(allowPrices(actor, facts)).toBe(may);
});

it.each<[string, Actor, object, boolean]>([
  ["the owner's invoicing admin", person(1, 6), {}, true],
  ["the owner's invoicing admin, locked", person(1, 6), { isLocked: true }, false],
  ["the owner's invoicing and keikka admin, locked", person(1, 6, 13), { isLocked: true }, true],
  ["the owner's keikka admin", person(1, 13), {}, false],
  ["the source's invoicing admin", person(11, 6), {}, false],
])('lets prices be set by %s: %s%s%s (C-105) [O-052]', (_, actor, change, may) => {
  expect(allowPricing(actor, { ...facts, ...change })).toBe(may);
});

it.each<[string, Actor, boolean]>([
  ["the owner's staff without any right", person(1), true],
  ["the source's admin", person(11, 1, 2, 13), false],
  ["the pump supplier's planner", person(2, 11), false],
  ['a driver of another company', { ...person(3), personId: 70 }, false],
  ["a portal of the owner's", { ...person(1), kind: 'embed', personId: 0 }, false],
])('names those who have worked on an order to %s: %s%s', (_, actor, may) => {
  expect(allowDoers(actor, facts)).toBe(may);
});

it.each<[string, Actor, boolean]>([
  ["the owner's company admin", person(1, 2), true],
  ["the owner's invoicing admin", person(1, 6), true],
  ["the owner's keikka handler", person(1, 11), true],
  ["the owner's pump operator", person(1, 8), false],
  ["the owner's role manager", person(1, 10), false],
  ["the source's admin", person(11, 1, 2, 13), false],
  ["a portal of the owner's", { ...person(1, 11), kind: 'embed' }, false],
])('shows the history to %s: %s%s [O-018]', (_, actor, may) => {
  expect(allowHistory(actor, facts)).toBe(may);
});

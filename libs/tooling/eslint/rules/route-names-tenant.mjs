import { TypeFlags } from 'typescript';

/** Fields that name a company or a person: `ownerAsiakasId`, `personId`, `personIds`. */
const NAMES_TENANT = /(asiakas|person)ids?$/i;
const RECORD = TypeFlags.Object | TypeFlags.Intersection;

/**
 * A company or person in a call is a filter, never an identity. A route that forgot to compare it with the token
 * would answer about anybody. So each route declares for each such input which ids it may name: a handler by `@Tenant`, a
 * line in a table of doors by `tenant`.
 */
export const routeNamesTenant = {
  meta: {
    type: 'problem',
    docs: { description: 'every route says of each input that names a company or person whom it may name' },
    messages: {
      missing:
        "'{{ method }}' takes '{{ name }}', which names a company or a person, and does not say whom it may name. Add it to " +
        "{{ where }} as { '{{ name }}': … }, with 'own', 'invoiced' or 'self' when the BFF compares it with the token, 'service' when " +
        'the service checks it (bff/src/calls/tenant.ts).',
      unknown:
        "{{ where }} of '{{ method }}' speaks of '{{ name }}', which its calls do not take. Name the input as the call in " +
        'libs/contracts does, one in a list by its path (list.personId).',
      unreadable:
        "{{ where }} of '{{ method }}' is written out as { name: 'rule' }, so that a reader sees whom the route asks about.",
    },
    schema: [],
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    if (!services?.program) throw new Error('keikka/route-names-tenant reads types: lint with a program.');
    const checker = services.program.getTypeChecker();
    const typeAt = (node) => checker.getTypeAtLocation(services.esTreeNodeToTSNodeMap.get(node));

    /** Holds the rules that are written for a route against the inputs of its calls. */
    function check({ node, method, where }, calls, rules) {
      const report = (at, messageId, name) =>
        context.report({ node: at, messageId, data: { method, where, name } });
      if (!rules) {
        report(node, 'unreadable');
        return;
      }
      const taken = new Set(calls.flatMap((call) => inputNames(checker, typeAt(call))));
      for (const name of taken) {
        if (NAMES_TENANT.test(name) && !rules.has(name)) report(node, 'missing', name);
      }
      for (const [name, property] of rules) if (!taken.has(name)) report(property, 'unknown', name);
    }

    return {
      MethodDefinition(node) {
        const route = decoratorCall(node, 'Route');
        if (!route) return;
        const method = context.sourceCode.getText(node.key);
        const tenant = decoratorCall(node, 'Tenant');
        const rules = tenant ? namedRules(tenant.arguments[0]) : new Map();
        check({ node: node.key, method, where: '@Tenant' }, route.arguments, rules);
      },
      CallExpression({ callee, arguments: [call, terms] }) {
        if (callee.name !== 'passes') return;
        const method = context.sourceCode.getText(call);
        check({ node: call, method, where: 'tenant' }, [call], rulesOfDoor(terms));
      },
    };
  },
};

function decoratorCall({ decorators = [] }, name) {
  return decorators
    .map(({ expression }) => expression)
    .find(({ type, callee }) => type === 'CallExpression' && callee.name === name);
}

/** The rules in the terms of a door; undefined when the terms are not written out there. */
function rulesOfDoor(terms) {
  const named = namedRules(terms);
  const tenant = named?.get('tenant');
  return tenant ? namedRules(tenant.value) : named && new Map();
}

/** The properties of `{ … }` by name; undefined when they are not written out there. */
function namedRules(map) {
  const properties = map?.type === 'ObjectExpression' ? map.properties : [undefined];
  const named = properties.map((property) => [property?.key?.name ?? property?.key?.value, property]);
  return named.every(([name]) => name !== undefined) ? new Map(named) : undefined;
}

/** Names of the input fields of a `Call<Input, …>`, those in lists by their path: `dayVehicles.personId`. */
function inputNames(checker, call) {
  const types = propertyType(checker, call, 'types');
  const input = types && propertyType(checker, types, 'input');
  return input ? pathsIn(checker, input) : [];
}

function pathsIn(checker, type) {
  return type.getProperties().flatMap(({ name }) => {
    const line = lineType(checker, propertyType(checker, type, name));
    return [name, ...(line ? pathsIn(checker, line).map((inner) => `${name}.${inner}`) : [])];
  });
}

/** The fields of a list's records; undefined for anything else. */
function lineType(checker, type) {
  const line = checker.isArrayType(type) ? checker.getTypeArguments(type)[0] : undefined;
  return line && line.flags & RECORD ? line : undefined;
}

function propertyType(checker, type, name) {
  const property = type.getProperty(name);
  return property && checker.getNonNullableType(checker.getTypeOfSymbol(property));
}

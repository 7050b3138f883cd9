import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The files of a service's feature that its neighbours may import; its controller, mapper and listeners are private.
 */
const doorRoles = new Set(['module', 'service', 'entity', 'rules', 'policy', 'record', 'sql']);

/**
 * A feature can be moved, rewritten and understood alone only while no other feature imports its private files. A
 * remote's features (`src/features/*`) never import each other. A service's features (folders of `src` with a
 * `*.module.ts`) import only the public files of each other.
 */
export const noCrossFeatureImport = {
  meta: {
    type: 'problem',
    docs: { description: 'a feature does not reach into another feature' },
    messages: {
      remote:
        "Feature '{{ from }}' imports feature '{{ to }}'. Features of a remote do not know each other: let the page compose " +
        'them (props, slots), or move what both need out of src/features.',
      service:
        "Feature '{{ from }}' reaches into feature '{{ to }}'. From outside only its module, service, entity, rules, " +
        'policy, record and sql may be used; call its service instead.',
    },
    schema: [],
  },
  create(context) {
    const own = featureOf(context.filename);
    if (!own) return {};
    const check = (node) => {
      const request = node.source?.value;
      if (typeof request !== 'string' || !request.startsWith('.')) return;
      const target = path.resolve(path.dirname(context.filename), request);
      const other = featureOf(target);
      if (!other || other.root !== own.root || other.name === own.name) return;
      if (own.kind === 'service' && doorRoles.has(roleOf(target))) return;
      context.report({ node: node.source, messageId: own.kind, data: { from: own.name, to: other.name } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** The feature of a file: its name, the folder that holds the features, and whether it is a service's or a remote's. */
function featureOf(file) {
  const parts = file.split(path.sep);
  const source = parts.lastIndexOf('src');
  if (source < 0) return undefined;
  if (parts[source + 1] === 'features') return feature(parts, source + 2, 'remote');
  const found = feature(parts, source + 1, 'service');
  return found && isServiceFeature(path.join(found.root, found.name)) ? found : undefined;
}

function feature(parts, index, kind) {
  if (parts.length <= index + 1) return undefined;
  return { kind, name: parts[index], root: parts.slice(0, index).join(path.sep) };
}

function isServiceFeature(folder) {
  return existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.module.ts'));
}

function roleOf(file) {
  return path.basename(file).split('.').at(-2);
}

import path from 'node:path';
import { edgeBetween, importGraphOf, isCounted, sourceOf } from './import-graph.mjs';

/**
 * A folder can be read, moved and tested alone only while nothing it depends on depends on it again, and so can a file.
 * What stands beside each other in a folder has one direction, from `src` down into each feature. Type imports count
 * too, since a reader must understand them.
 */
export const noImportCircle = {
  meta: {
    type: 'problem',
    docs: { description: 'the files and folders of a folder import each other in one direction' },
    messages: {
      circle:
        "'{{ from }}' imports '{{ to }}', which leads back to it: {{ way }}. Neighbours have one direction: move what both " +
        'need into the lower one or into one of its own, or let the upper one call and hand over what the lower needs.',
    },
    schema: [],
  },
  create(context) {
    const file = context.filename;
    if (!sourceOf(file) || !isCounted(file)) return {};
    const graph = importGraphOf(sourceOf(file));
    graph.update(file, context.sourceCode.text);
    const check = ({ source }) => {
      const request = source?.value;
      if (typeof request !== 'string' || !request.startsWith('.')) return;
      const edge = edgeBetween(file, path.resolve(path.dirname(file), request));
      const back = edge && graph.way(edge.to, edge.from);
      if (!back) return;
      const way = [edge.from, ...back].join(' → ');
      context.report({ node: source, messageId: 'circle', data: { ...edge, way } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

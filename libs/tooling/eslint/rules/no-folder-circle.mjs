import path from 'node:path';
import { folderGraphOf, isCounted, placeOf } from './folder-graph.mjs';

/**
 * A folder can be read, moved and tested alone only while nothing it depends on depends on it again. Folders are those
 * directly under `src`, and each feature of `src/features`. Type imports count too, since a reader must understand
 * them.
 */
export const noFolderCircle = {
  meta: {
    type: 'problem',
    docs: { description: 'the folders of a project import each other in one direction' },
    messages: {
      circle:
        "Folder '{{ from }}' imports '{{ to }}', which leads back to it: {{ way }}. Folders have one direction: move what " +
        'both need into the lower one or into one of its own, or let the upper one call and hand over what the lower needs.',
    },
    schema: [],
  },
  create(context) {
    const place = placeOf(context.filename);
    if (!place || !isCounted(context.filename)) return {};
    const graph = folderGraphOf(place.source);
    graph.update(context.filename, context.sourceCode.text);
    const check = ({ source }) => {
      const request = source?.value;
      if (typeof request !== 'string' || !request.startsWith('.')) return;
      const target = placeOf(path.resolve(path.dirname(context.filename), request));
      if (target?.source !== place.source || target.folder === place.folder) return;
      const back = graph.way(target.folder, place.folder);
      if (!back) return;
      const way = [place.folder, ...back].join(' → ');
      context.report({
        node: source,
        messageId: 'circle',
        data: { from: place.folder, to: target.folder, way },
      });
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

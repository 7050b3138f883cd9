import path from 'node:path';

const KEBAB_WITH_ROLES = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** One spelling of file names: macOS and Windows do not tell `TuoteList` from `tuoteList`, Linux does. */
export const kebabFileName = {
  meta: {
    type: 'suggestion',
    docs: { description: 'file names are kebab-case with dotted roles' },
    messages: {
      name: "'{{ name }}' is not kebab-case with dotted roles. Write it like 'day-grid.page.tsx' or 'lasku.service.ts'.",
    },
    schema: [],
  },
  create(context) {
    return {
      Program(node) {
        const name = path.basename(context.filename);
        if (!KEBAB_WITH_ROLES.test(name)) context.report({ node, messageId: 'name', data: { name } });
      },
    };
  },
};

const handlers = new Set(['Handles']);
/** Nest's own decorators, and the BFF's for a call of the contract. */
const routes = new Set(['Route', 'Get', 'Post', 'Put', 'Delete', 'Patch', 'All']);
const declarations = new Set(['Needs', 'Public']);

/** The terms of a line in a table of doors (bff/src/calls/passes.ts). */
const terms = new Set(['needs', 'public']);

/** A handler without a declared right would be open to everybody, so each one declares who may call it. */
export const handlersDeclarePermission = {
  meta: {
    type: 'problem',
    docs: {
      description: 'every message handler, every HTTP route and every door declares the permission it needs',
    },
    messages: {
      missing:
        "'{{ method }}' answers {{ door }} but does not say who may call it. Add @Needs('<flag>') with the right of the " +
        'catalogue row, or @Public() with a comment that says why no token is needed.',
      missingInTable:
        "The door of '{{ call }}' does not say who may call it. Write needs: '<flag>' with the right of the catalogue row, or " +
        'public: true with a comment that says why no token is needed, in the line itself.',
      both: "'{{ method }}' has both @Needs(…) and @Public(). Keep the one that is true: the other one misleads the reader.",
    },
    schema: [],
  },
  create(context) {
    return {
      CallExpression({ callee, arguments: [call, line] }) {
        if (callee.name !== 'passes') return;
        const written = line?.type === 'ObjectExpression' ? line.properties : [];
        if (written.some(({ key }) => terms.has(key?.name))) return;
        const data = { call: call ? context.sourceCode.getText(call) : '' };
        context.report({ node: call ?? callee, messageId: 'missingInTable', data });
      },
      MethodDefinition(node) {
        const names = (node.decorators ?? []).map(decoratorName);
        const isHandler = names.some((name) => handlers.has(name));
        if (!isHandler && !names.some((name) => routes.has(name))) return;
        const method = context.sourceCode.getText(node.key);
        const declared = new Set(names.filter((name) => declarations.has(name)));
        if (declared.size === 0) {
          const door = isHandler ? 'a message' : 'an HTTP route';
          context.report({ node: node.key, messageId: 'missing', data: { method, door } });
        } else if (declared.size > 1) {
          context.report({ node: node.key, messageId: 'both', data: { method } });
        }
      },
    };
  },
};

function decoratorName({ expression }) {
  const callee = expression.type === 'CallExpression' ? expression.callee : expression;
  return callee.type === 'Identifier' ? callee.name : undefined;
}

const handlers = new Set(['Handles']);
/** Nest's own decorators, and the BFF's for a call of the contract. */
const routes = new Set(['Route', 'Get', 'Post', 'Put', 'Delete', 'Patch', 'All']);
const declarations = new Set(['Needs', 'Public']);

/** A handler without a declared right would be open to everybody, so each one declares who may call it. */
export const handlersDeclarePermission = {
  meta: {
    type: 'problem',
    docs: { description: 'every message handler and every HTTP route declares the permission it needs' },
    messages: {
      missing:
        "'{{ method }}' answers {{ door }} but does not say who may call it. Add @Needs('<flag>') with the right of the " +
        'catalogue row, or @Public() with a comment that says why no token is needed.',
      both: "'{{ method }}' has both @Needs(…) and @Public(). Keep the one that is true: the other one misleads the reader.",
    },
    schema: [],
  },
  create(context) {
    return {
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

const UPPER_CASE = /^[A-ZÄÖ][A-Z0-9_ÄÖ]*$/;
const SINGLE_LETTER = 1;
const arithmetic = new Set(['+', '-', '*', '/', '%', '**', '<<', '|', '&']);
const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const computed = new Set([
  'ArrayExpression',
  'ArrowFunctionExpression',
  'AwaitExpression',
  'CallExpression',
  'FunctionExpression',
  'NewExpression',
  'ObjectExpression',
]);

const unwrapped = (node) => (wrappers.has(node.type) ? unwrapped(node.expression) : node);

/** A number, text, truth or pattern that is written down, or reckoned from such by a sign. */
function isSettled(wrapped) {
  const node = unwrapped(wrapped);
  if (node.type === 'Literal' || node.type === 'TemplateLiteral') return true;
  if (node.type === 'Identifier') return UPPER_CASE.test(node.name);
  if (node.type === 'MemberExpression') return true;
  if (node.type === 'UnaryExpression') return isSettled(node.argument);
  if (node.type !== 'BinaryExpression' || !arithmetic.has(node.operator)) return false;
  return isSettled(node.left) && isSettled(node.right);
}

/** A property of something else is settled when something is reckoned from it; alone, its name is free. */
const isFree = (node) => ['MemberExpression', 'Identifier'].includes(unwrapped(node).type);

/** One case for constants: settled values are UPPER_CASE, all other names are camelCase. */
export const constantCase = {
  meta: {
    type: 'suggestion',
    docs: { description: 'a number, text or pattern of a module is UPPER_CASE, anything else is not' },
    messages: {
      settled: "'{{ name }}' is a settled number, text or pattern: write it in UPPER_CASE.",
      computed: "'{{ name }}' is an object, a function or computed at start: write it in camelCase.",
    },
    schema: [],
  },
  create(context) {
    function check({ id, init }) {
      if (id.type !== 'Identifier' || !init || isFree(init)) return;
      const isUpper = UPPER_CASE.test(id.name);
      const report = (messageId) => context.report({ node: id, messageId, data: { name: id.name } });
      if (isSettled(init) && !isUpper) report('settled');
      if (isUpper && id.name.length > SINGLE_LETTER && computed.has(unwrapped(init).type)) report('computed');
    }
    return {
      'Program > VariableDeclaration[kind="const"] > VariableDeclarator': check,
      'ExportNamedDeclaration > VariableDeclaration[kind="const"] > VariableDeclarator': check,
    };
  },
};

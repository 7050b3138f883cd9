/** Code that asks the machine for the time cannot be tested at the minute where its rule turns. */
export const noBareDate = {
  meta: {
    type: 'problem',
    docs: { description: 'the present moment comes from the injected clock' },
    messages: {
      bare:
        "'{{ call }}' reads the machine's clock, so no test can choose the moment. Services inject Clock of " +
        '@keikka/server and call clock.now(); pure rules of libs/domain take the moment as a parameter.',
    },
    schema: [],
  },
  create(context) {
    const report = (node) =>
      context.report({ node, messageId: 'bare', data: { call: context.sourceCode.getText(node) } });
    return {
      'NewExpression[callee.name="Date"][arguments.length=0]': report,
      'CallExpression[callee.name="Date"]': report,
      'CallExpression[callee.object.name="Date"][callee.property.name="now"]': report,
    };
  },
};

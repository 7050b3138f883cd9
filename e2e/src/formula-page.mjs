/** Runs in the browser (journeys/formula.spec.ts): the built formula module against attacks and decisions. */
const SERVED = '/formula/index.js';
const { compile, defineSchema, evaluate, explain, isFormulaError } = await import(SERVED);

const { attacks, context, decisions } = await (await fetch('/cases.json')).json();
const schema = defineSchema(
  Object.entries(context).map(([name, value]) => ({
    name,
    type: typeof value,
    label: name,
    group: 'Koe',
    read: (values) => values[name],
  })),
);

const outcomes = attacks.map(({ title, source, repeat = '', times = 0, end = '' }) => {
  const formula = compile(source + repeat.repeat(times) + end, schema, 'text');
  explain(formula, context);
  const outcome = evaluate(formula, context);
  return { title, outcome: isFormulaError(outcome) ? outcome.code : outcome };
});

const differing = decisions
  .map((decision) => {
    const here = evaluate(compile(`{${decision.source}}`, schema, decision.kind), context);
    return { ...decision, here: isFormulaError(here) ? here.code : here };
  })
  .filter(({ here, outcome }) => !Object.is(here, outcome));

/** Whether the page's policy is in force: otherwise the test would prove nothing. */
function isCodeFromTextRefused() {
  try {
    return new Function('return false')();
  } catch {
    return true;
  }
}

globalThis.document.body.textContent = JSON.stringify({
  outcomes,
  differing,
  isCodeFromTextRefused: isCodeFromTextRefused(),
});

const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { subjectClasses } = require('./subject-classes.cjs');

const known = new Map();

function classesOf(selector) {
  let classes = known.get(selector);
  if (classes === undefined) known.set(selector, (classes = subjectClasses(selector)));
  return classes;
}

/**
 * jsdom tries each rule of each style sheet on an element whose style is asked for, and a query by role asks for the style
 * of every element that may be hidden. Nearly all rules are about a class that the element has not, which is told without
 * trying. The style found is the same.
 */
function matchByClassFirst() {
  const { matchesDontThrow } = selectors;
  selectors.matchesDontThrow = (element, selector) => {
    const needed = selector ? classesOf(selector) : null;
    if (needed !== null) {
      const has = element.getAttributeNS(null, 'class');
      if (has === null || !needed.some((one) => has.includes(one))) return false;
    }
    return matchesDontThrow(element, selector);
  };
}

module.exports = { matchByClassFirst };

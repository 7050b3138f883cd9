/** Of one compound selector: the first class that stands outside brackets, or null. */
function classOf(compound) {
  let depth = 0;
  for (let at = 0; at < compound.length; at += 1) {
    const char = compound[at];
    if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (char === '.' && depth === 0) return /^\.([\w-]+)/.exec(compound.slice(at))?.[1] ?? null;
  }
  return null;
}

/** The last compound of each complex selector of a list: what is said of the element itself. */
function subjects(selector) {
  const found = [];
  let depth = 0;
  let subject = '';
  let ended = false;
  for (const char of selector) {
    if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    if (depth === 0 && char === ',') {
      found.push(subject);
      subject = '';
    } else if (depth === 0 && /[\s>+~]/.test(char)) {
      ended = true;
    } else {
      subject = ended ? char : subject + char;
      ended = false;
    }
  }
  return [...found, subject];
}

/**
 * The classes of which an element must have one to match a selector; null where that can't be told from classes alone.
 * A selector with a quote or an escape is not looked into.
 */
function subjectClasses(selector) {
  if (/["'\\]/.test(selector)) return null;
  const classes = subjects(selector).map(classOf);
  return classes.includes(null) ? null : classes;
}

module.exports = { subjectClasses };

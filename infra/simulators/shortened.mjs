const SECRET_NAME = /key|token|secret|password|salasana|signature|mac$/i;
const LONGEST_VALUE = 40;
const SHOWN = 3;

/**
 * The address of a request for display. Values that look like a key, and long ones, are cut short.
 * @param {string} path with its query
 */
export function shortened(path) {
  const [way = '', query] = path.split('?', 2);
  if (query === undefined) return way;
  const pairs = query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    const isShown = value.length <= LONGEST_VALUE && !SECRET_NAME.test(name);
    return isShown ? pair : `${name}=${value.slice(0, SHOWN)}…`;
  });
  return `${way}?${pairs.join('&')}`;
}

import { browserUrl } from '../../libs/testing/product/environments.mjs';
import { millisecondsSinceStart, seconds } from './progress.mjs';

/** The logins of the demo data (infra/demo); the last column is their role. */
const logins = [
  ['jarjestelma', 'system admin'],
  ['yritys', 'company admin'],
  ['laskutus', 'invoicing admin'],
  ['keikkaadmin', 'keikka admin'],
  ['ajojarjestelija', 'dispatcher'],
  ['roolit', 'role manager'],
  ['kuljettaja', 'pump operator'],
  ['kumppani', 'partner company'],
  ['asiakas', "customer's contact"],
  ['kilpailija', 'another owner company'],
];

/**
 * @param {import('../../libs/testing/product/topology.mjs').Ports} ports
 * @param {boolean} dev the API's documents are open to a browser only then
 */
export function banner(ports, dev) {
  const lines = [
    `Keikka    ${browserUrl(ports.shell)}`,
    ...(dev ? [`API       ${browserUrl(ports.bff)}/api/docs`] : []),
    `Portal    ${browserUrl(ports['partner-portal-demo'])}  (a partner's page; ?keikkaId=… shows an order)`,
    '',
    'Sign in with the password  keikka-demo  as',
    ...logins.map(([name, role]) => `  ${`${name}@keikka.example`.padEnd(34)} ${role}`),
    '',
    `Ready in ${seconds(millisecondsSinceStart()).trim()}. Ctrl-C ends everything; data stay.`,
  ];
  const width = Math.max(...lines.map((line) => line.length));
  const rows = lines.map((line) => `  │ ${line.padEnd(width)} │`);
  const edge = '─'.repeat(width + 2);
  return `\n${[`  ┌${edge}┐`, ...rows, `  └${edge}┘`].join('\n')}\n\n`;
}

import { portsFromEnv } from '../../libs/testing/product/topology.mjs';

/**
 * What of a manifest the checks look at; all else its schema has seen.
 * @typedef {{ kind: string, metadata: { name: string }, data?: Record<string, string>, spec?: any }} Resource
 */

/** The standard ports, which the images have in them. @type {Record<string, number | undefined>} */
const imagePorts = portsFromEnv({});

/**
 * What would not work together, though each manifest alone is as Kubernetes wants it: ports, secrets and settings that are
 * not there, selectors that find nothing. In words; none when all fits.
 * @param {readonly Resource[]} resources of a rendered overlay
 * @returns {string[]}
 */
export function faultsOf(resources) {
  const all = new Resources(resources);
  return [
    ...all.workloads.flatMap((workload) => faultsOfWorkload(workload, all)),
    ...all.of('Service').flatMap((service) => faultsOfService(service, all)),
    ...all.of('Ingress').flatMap((ingress) => faultsOfIngress(ingress, all)),
    ...all.of('NetworkPolicy').flatMap((policy) => faultsOfPolicy(policy, all)),
    ...all.of('PodDisruptionBudget').flatMap((budget) => faultsOfSelector(budget, budget.spec.selector, all)),
    ...all.of('HorizontalPodAutoscaler').flatMap((scaler) => faultsOfScaler(scaler, all)),
  ];
}

const nameOf = (/** @type {Resource} */ { kind, metadata }) => `${kind} ${metadata.name}`;

class Resources {
  /** @param {readonly Resource[]} all */
  constructor(all) {
    this.all = all;
    this.workloads = all.filter(({ kind }) => ['Deployment', 'StatefulSet', 'Job'].includes(kind));
  }
  /** @param {string} kind */
  of(kind) {
    return this.all.filter((one) => one.kind === kind);
  }
  /**
   * @param {string} kind
   * @param {string} name
   */
  find(kind, name) {
    return this.all.find((one) => one.kind === kind && one.metadata.name === name);
  }
  /**
   * The workloads whose pods a selector finds.
   * @param {{ matchLabels?: Record<string, string>, matchExpressions?: { key: string, values: string[] }[] }} [selector]
   */
  selected({ matchLabels = {}, matchExpressions = [] } = {}) {
    return this.workloads.filter(({ spec }) => {
      const { labels } = spec.template.metadata;
      return (
        Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
        matchExpressions.every(({ key, values }) => values.includes(labels[key]))
      );
    });
  }
}

const containersOf = (/** @type {Resource} */ { spec }) => spec.template.spec.containers;
const portsOf = (/** @type {Resource} */ workload) =>
  containersOf(workload).flatMap((/** @type {any} */ { ports = [] }) => ports);

/**
 * @param {Resource} workload
 * @param {string | number} port
 */
const hasPort = (workload, port) =>
  portsOf(workload).some(
    (/** @type {any} */ { name, containerPort }) => name === port || containerPort === port,
  );

/**
 * @param {Resource} workload
 * @param {Resources} all
 */
function faultsOfWorkload(workload, all) {
  const { volumes = [] } = workload.spec.template.spec;
  const files = volumes.flatMap((/** @type {any} */ { secret }) =>
    (secret?.items ?? []).map((/** @type {any} */ { path }) => `/run/secrets/${path}`),
  );
  const wrong = containersOf(workload).flatMap((/** @type {any} */ container) => [
    ...faultsOfPorts(workload, container),
    ...faultsOfSettings(container, files, all),
  ]);
  return [...wrong, ...volumes.flatMap((/** @type {any} */ volume) => faultsOfVolume(volume, all))].map(
    (fault) => `${nameOf(workload)}: ${fault}`,
  );
}

/**
 * @param {Resource} workload
 * @param {any} container
 */
function faultsOfPorts(workload, container) {
  const own = imagePorts[workload.metadata.name];
  const isOurs = own !== undefined && container.name === 'process' && workload.kind === 'Deployment';
  const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'].flatMap((name) => {
    const port = (container[name]?.httpGet ?? container[name]?.tcpSocket)?.port;
    return port === undefined || hasPort(workload, port) ? [] : [`its ${name} asks port ${port}`];
  });
  return isOurs && !hasPort(workload, own) ? [...probes, `its image listens on port ${own}`] : probes;
}

/**
 * @param {any} container
 * @param {readonly string[]} files
 * @param {Resources} all
 */
function faultsOfSettings({ env = [], envFrom = [] }, files, all) {
  return [
    ...env
      .filter((/** @type {any} */ { name, value }) => name.endsWith('_FILE') && !files.includes(value))
      .map((/** @type {any} */ { name, value }) => `${name} names ${value}, which is not mounted`),
    ...envFrom
      .map((/** @type {any} */ { configMapRef }) => configMapRef.name)
      .filter((/** @type {string} */ name) => !all.find('ConfigMap', name))
      .map((/** @type {string} */ name) => `there is no ConfigMap ${name}`),
  ];
}

/**
 * @param {any} volume
 * @param {Resources} all
 */
function faultsOfVolume({ secret, configMap }, all) {
  if (configMap)
    return all.find('ConfigMap', configMap.name) ? [] : [`there is no ConfigMap ${configMap.name}`];
  if (!secret) return [];
  const { data } = all.find('Secret', secret.secretName) ?? {};
  if (!data) return [`there is no Secret ${secret.secretName}`];
  return secret.items
    .filter((/** @type {any} */ { key }) => !data[key])
    .map((/** @type {any} */ { key }) => `the secret ${key} is missing or empty`);
}

/**
 * @param {Resource} service
 * @param {Resources} all
 */
function faultsOfService(service, all) {
  const { type, selector, ports = [] } = service.spec;
  if (type === 'ExternalName') return [];
  const behind = all.selected({ matchLabels: selector });
  if (behind.length === 0) return [`${nameOf(service)}: selects nothing`];
  return ports
    .filter((/** @type {any} */ { targetPort }) => !behind.every((one) => hasPort(one, targetPort)))
    .map((/** @type {any} */ { targetPort }) => `${nameOf(service)}: leads to port ${targetPort}`);
}

/**
 * @param {Resource} ingress
 * @param {Resources} all
 */
function faultsOfIngress(ingress, all) {
  const { rules, tls = [] } = ingress.spec;
  const secured = tls.flatMap((/** @type {any} */ { hosts }) => hosts);
  return rules.flatMap((/** @type {any} */ { host, http }) => [
    ...(secured.includes(host) ? [] : [`${nameOf(ingress)}: ${host} has no TLS`]),
    ...http.paths.flatMap((/** @type {any} */ { backend: { service } }) => {
      const ports = all.find('Service', service.name)?.spec.ports ?? [];
      const found = ports.some((/** @type {any} */ { name, port }) =>
        [name, port].includes(service.port.name ?? service.port.number),
      );
      return found ? [] : [`${nameOf(ingress)}: ${host} leads to ${service.name}`];
    }),
  ]);
}

/**
 * @param {Resource} policy
 * @param {Resources} all
 */
function faultsOfPolicy(policy, all) {
  const { podSelector, ingress = [] } = policy.spec;
  const own = all.selected(podSelector);
  const ports = ingress.flatMap((/** @type {any} */ rule) => rule.ports ?? []);
  return [
    ...faultsOfSelector(policy, podSelector, all),
    ...ports
      .filter((/** @type {any} */ { port }) => !own.every((one) => hasPort(one, port)))
      .map((/** @type {any} */ { port }) => `${nameOf(policy)}: opens port ${port}`),
  ];
}

/**
 * A share of the processor is that of what is asked for it.
 * @param {Resource} scaler
 * @param {Resources} all
 */
function faultsOfScaler(scaler, all) {
  const { scaleTargetRef, metrics } = scaler.spec;
  const workload = all.find(scaleTargetRef.kind, scaleTargetRef.name);
  if (!workload) return [`${nameOf(scaler)}: there is no ${scaleTargetRef.name}`];
  return metrics
    .flatMap((/** @type {any} */ { resource }) =>
      resource?.target.type === 'Utilization' ? [resource.name] : [],
    )
    .filter((/** @type {string} */ name) =>
      containersOf(workload).some((/** @type {any} */ { resources }) => !resources?.requests?.[name]),
    )
    .map((/** @type {string} */ name) => `${nameOf(scaler)}: ${scaleTargetRef.name} requests no ${name}`);
}

/**
 * @param {Resource} resource
 * @param {object} selector
 * @param {Resources} all
 */
const faultsOfSelector = (resource, selector, all) =>
  all.selected(selector).length > 0 ? [] : [`${nameOf(resource)}: selects nothing`];

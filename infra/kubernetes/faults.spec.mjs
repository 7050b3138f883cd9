import { faultsOf } from './faults.mjs';

/** A BFF with all that a manifest can get wrong. */
const manifest = () => ({
  bff: {
    kind: 'Deployment',
    metadata: { name: 'bff' },
    spec: {
      template: {
        metadata: { labels: { app: 'bff', tier: 'bff' } },
        spec: {
          containers: [
            {
              name: 'process',
              resources: { requests: { cpu: '200m' } },
              ports: [{ name: 'http', containerPort: 4310 }],
              envFrom: [{ configMapRef: { name: 'settings' } }],
              env: [{ name: 'JWT_SECRET_FILE', value: '/run/secrets/JWT_SECRET' }],
              livenessProbe: {
                httpGet: { path: '/health/live', port: /** @type {string | number} */ ('http') },
              },
            },
          ],
          volumes: [
            { secret: { secretName: 'secrets', items: [{ key: 'JWT_SECRET', path: 'JWT_SECRET' }] } },
            { configMap: { name: 'settings' } },
          ],
        },
      },
    },
  },
  secrets: { kind: 'Secret', metadata: { name: 'secrets' }, data: { JWT_SECRET: 'c2VjcmV0' } },
  settings: { kind: 'ConfigMap', metadata: { name: 'settings' }, data: {} },
  service: {
    kind: 'Service',
    metadata: { name: 'bff' },
    spec: {
      selector: { app: 'bff' },
      ports: [{ name: 'http', port: 80, targetPort: /** @type {string | number} */ ('http') }],
    },
  },
  ingress: {
    kind: 'Ingress',
    metadata: { name: 'keikka' },
    spec: {
      tls: [{ hosts: ['api.keikka.example'] }],
      rules: [
        {
          host: 'api.keikka.example',
          http: { paths: [{ backend: { service: { name: 'bff', port: { name: 'http' } } } }] },
        },
      ],
    },
  },
  policy: {
    kind: 'NetworkPolicy',
    metadata: { name: 'browsers' },
    spec: {
      podSelector: { matchExpressions: [{ key: 'tier', operator: 'In', values: ['bff'] }] },
      ingress: [{ ports: [{ port: 'http' }] }],
    },
  },
  budget: {
    kind: 'PodDisruptionBudget',
    metadata: { name: 'bff' },
    spec: { selector: { matchLabels: { app: 'bff' } } },
  },
  scaler: {
    kind: 'HorizontalPodAutoscaler',
    metadata: { name: 'bff' },
    spec: {
      scaleTargetRef: { kind: 'Deployment', name: 'bff' },
      metrics: [{ resource: { name: 'cpu', target: { type: 'Utilization' } } }],
    },
  },
});
/** @typedef {ReturnType<typeof manifest>} Manifest */
const processOf = (/** @type {Manifest} */ { bff }) => bff.spec.template.spec.containers[0];

describe('an overlay', () => {
  it('is right when all that it names is there', () => {
    expect(faultsOf(Object.values(manifest()))).toEqual([]);
  });

  it.each(
    /** @type {[string, (all: any) => void, string[]][]} */ ([
      [
        'a port that the image does not have',
        (all) => Object.assign(processOf(all)?.ports[0] ?? {}, { containerPort: 4311 }),
        ['Deployment bff: its image listens on port 4310'],
      ],
      [
        'a probe of another port',
        (all) => Object.assign(processOf(all)?.livenessProbe.httpGet ?? {}, { port: 8080 }),
        ['Deployment bff: its livenessProbe asks port 8080'],
      ],
      [
        'a service to another port',
        (all) => Object.assign(all.service.spec.ports[0], { targetPort: 'htttp' }),
        ['Service bff: leads to port htttp'],
      ],
      [
        'a service to nobody',
        (all) => Object.assign(all.service.spec.selector, { app: 'bfff' }),
        ['Service bff: selects nothing'],
      ],
      [
        'a share of a processor that nobody asks for',
        (all) => delete all.bff.spec.template.spec.containers[0].resources.requests.cpu,
        ['HorizontalPodAutoscaler bff: bff requests no cpu'],
      ],
      [
        'a secret that is missing',
        (all) => delete all.secrets.data.JWT_SECRET,
        ['Deployment bff: the secret JWT_SECRET is missing or empty'],
      ],
      [
        'a secret that is empty',
        (all) => Object.assign(all.secrets.data, { JWT_SECRET: '' }),
        ['Deployment bff: the secret JWT_SECRET is missing or empty'],
      ],
      [
        'secrets that nobody made',
        (all) => delete all.secrets,
        ['Deployment bff: there is no Secret secrets'],
      ],
      [
        'a secret that is not mounted',
        (all) => (all.bff.spec.template.spec.volumes[0].secret.items = []),
        ['Deployment bff: JWT_SECRET_FILE names /run/secrets/JWT_SECRET, which is not mounted'],
      ],
      [
        'settings that nobody made',
        (all) => delete all.settings,
        ['Deployment bff: there is no ConfigMap settings', 'Deployment bff: there is no ConfigMap settings'],
      ],
      [
        'an address without TLS',
        (all) => (all.ingress.spec.tls = []),
        ['Ingress keikka: api.keikka.example has no TLS'],
      ],
      [
        'an address that leads nowhere',
        (all) => Object.assign(all.service.metadata, { name: 'other' }),
        ['Ingress keikka: api.keikka.example leads to bff'],
      ],
      [
        'a policy for nobody',
        (all) => (all.policy.spec.podSelector.matchExpressions[0].values = ['web']),
        ['NetworkPolicy browsers: selects nothing'],
      ],
      [
        'a policy for another port',
        (all) => (all.policy.spec.ingress[0].ports[0].port = 'client'),
        ['NetworkPolicy browsers: opens port client'],
      ],
      [
        'a budget and an autoscaler of nobody',
        (all) => {
          Object.assign(all.budget.spec.selector.matchLabels, { app: 'web' });
          Object.assign(all.scaler.spec.scaleTargetRef, { name: 'web' });
        },
        ['PodDisruptionBudget bff: selects nothing', 'HorizontalPodAutoscaler bff: there is no web'],
      ],
    ]),
  )('is refused for %s', (_, plant, faults) => {
    const all = manifest();
    plant(all);
    expect(faultsOf(Object.values(all))).toEqual(faults);
  });
});

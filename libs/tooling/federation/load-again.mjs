/**
 * A plugin of the federation's runtime, in the page. A shared module that did not come is asked for at the next attempt: the
 * runtime would keep the failed one, and nothing that needs it would open until the page is loaded anew.
 * @returns {import('@module-federation/enhanced/runtime').ModuleFederationRuntimePlugin}
 */
// eslint-disable-next-line no-restricted-exports -- the runtime takes no other
export default () => ({
  name: 'again',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
  },
});

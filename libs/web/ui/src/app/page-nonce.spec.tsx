import { render } from '@testing-library/react';
import { AppProvider } from './app-provider.js';

/** As the server writes it. */
function writeNonce(nonce: string) {
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.nonce = nonce;
  document.head.append(meta);
}

describe('the nonce of the page', () => {
  afterEach(() => document.head.replaceChildren());

  it('is on every style element', () => {
    writeNonce('n1');
    render(<AppProvider>Keikka</AppProvider>);
    const styles = [...document.querySelectorAll('style')];
    expect(styles).not.toHaveLength(0);
    expect(new Set(styles.map(({ nonce }) => nonce))).toEqual(new Set(['n1']));
  });
});

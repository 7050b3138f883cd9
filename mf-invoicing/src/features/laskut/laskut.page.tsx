import { useEffect } from 'react';
import { HyvitysPanel } from './components/hyvitys/hyvitys-panel.js';
import { LaskuPanel } from './components/lasku-panel.js';
import { LaskutList } from './components/laskut-list.js';
import { useLaskutUrl } from './components/use-laskut-url.js';
import { texts } from './texts.js';

/** The invoices of the company; the address says which one is open. */
export function LaskutPage() {
  const url = useLaskutUrl();
  useEffect(() => {
    document.title = texts.laskut;
  }, []);
  if (url.openId !== null && url.isHyvitys)
    return (
      <HyvitysPanel
        key={url.openId}
        keikkaLaskuId={url.openId}
        onClose={url.closeHyvitys}
        onMade={url.open}
      />
    );
  return url.openId === null ? (
    <LaskutList url={url} />
  ) : (
    <LaskuPanel key={url.openId} keikkaLaskuId={url.openId} onClose={url.close} />
  );
}

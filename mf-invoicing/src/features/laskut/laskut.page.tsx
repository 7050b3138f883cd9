import { useEffect } from 'react';
import { ListBeside } from '../../parts/list-beside.js';
import { HyvitysPanel } from './components/hyvitys/hyvitys-panel.js';
import { LaskuPanel } from './components/lasku-panel.js';
import { LaskutBeside } from './components/lista/laskut-beside.js';
import { LaskutList } from './components/lista/laskut-list.js';
import { useLaskutUrl } from './components/lista/use-laskut-url.js';
import { texts } from './texts.js';

/** The invoices of the company; the address says which one is open. */
export function LaskutPage() {
  const url = useLaskutUrl();
  useEffect(() => {
    document.title = texts.laskut;
  }, []);
  const { openId } = url;
  if (openId === null) return <LaskutList url={url} />;
  return (
    <ListBeside onlyWide list={<LaskutBeside url={url} openId={openId} />}>
      {url.isHyvitys ? (
        <HyvitysPanel key={openId} keikkaLaskuId={openId} onClose={url.closeHyvitys} onMade={url.open} />
      ) : (
        <LaskuPanel key={openId} keikkaLaskuId={openId} onClose={url.close} />
      )}
    </ListBeside>
  );
}

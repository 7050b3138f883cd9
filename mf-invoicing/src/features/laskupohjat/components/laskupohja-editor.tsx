import { errors, laskupohjaRecordFields, type Laskupohja } from '@keikka/contracts';
import { RecordWindow, useRecord, useWatch, valuesOf, type FormValues } from '@keikka/sdk/record';
import { Button, CircleAlert, Copy, IconButton, Text } from '@keikka/ui';
import { Tabs } from '@keikka/ui/forms';
import type { ReactNode } from 'react';
import { useTuotteet } from '../../../parts/list-tuotteet.js';
import { useMayBill } from '../../../parts/use-may-bill.js';
import { useSampleKeikat } from '../../../parts/use-sample-keikat.js';
import { usePohjaActs } from '../api/use-pohja-acts.js';
import { esikatselu } from '../model/esikatselu.js';
import { kaavaCount } from '../model/kaava-count.js';
import { pohjanVirheet, type Tab } from '../model/pohjan-virheet.js';
import { voimassa } from '../model/voimassa.js';
import { texts } from '../texts.js';
import { koeajoTexts } from '../koeajo-texts.js';
import { KoeajoWindow } from './koeajo/koeajo-window.js';
import { BetonitTab } from './betonit-tab.js';
import { LisatTab } from './lisat-tab.js';
import { PerusTab } from './perus-tab.js';
import { PohjaTilaChip, PohjaTilaMenu } from './pohja-tila.js';
import { RivitTab } from './rivit/rivit-tab.js';
import { TekstitTab } from './tekstit-tab.js';
import { usePaikka } from './use-paikka.js';

interface LaskupohjaEditorProps {
  pohja: Laskupohja;
  onClose: () => void;
  onCopy: (laskupohjaId: number) => void;
}

/** The editor of a template: its tabs, and what its rows make of a real order (I-016). */
export function LaskupohjaEditor({ pohja, onClose, onCopy }: LaskupohjaEditorProps) {
  const acts = usePohjaActs(pohja);
  const mayBill = useMayBill();
  const editing = useRecord({
    fields: laskupohjaRecordFields,
    record: pohja,
    save: (changes, base) => acts.save(changes, base?.varmenne),
    read: acts.read,
    onSaved: acts.saved,
    onClose,
    texts: { failed: texts.saveFailed, gone: errors['LASKUPOHJA.NOT_FOUND'].text },
    inAddress: true,
  });
  const paikka = usePaikka(editing);
  const samples = useSampleKeikat(paikka.sampleId);
  const { data: tuotteet = [] } = useTuotteet();
  const typed = useWatch({ control: editing.form.control }) as FormValues<typeof laskupohjaRecordFields>;
  const values = valuesOf(laskupohjaRecordFields, typed);
  const { rivit } = values;
  const faulty = pohjanVirheet(values).filter(([, count]) => count > 0);
  const faultCount = faulty.reduce((sum, [, count]) => sum + count, 0);
  const shown = esikatselu(values, samples.facts, tuotteet);
  const { keikkaId, facts } = samples;
  const sample = { facts, title: keikkaId === undefined ? undefined : texts.tilaus(keikkaId) };
  const { laskupohjaId, laskupohjaNimi, laskupohjaTilaId, asiakasNimi } = pohja;
  const showFault = (): void => {
    const [[first] = ['rivit' as const]] = faulty;
    if (first === 'rivit') paikka.chooseRivi(shown.rivit.findIndex(({ faults }) => faults.length > 0));
    paikka.setTab(first);
  };
  async function remove(): Promise<void> {
    if (await acts.remove()) editing.close();
  }
  const panelsOf = (disabled: boolean): PohjaTabsProps['panels'] => ({
    perustiedot: {
      subtitle: pohja.laskupohjaTilaNimi,
      content: <PerusTab editing={editing} pohja={pohja} sample={sample} disabled={disabled} />,
    },
    rivit: {
      subtitle: texts.rowCount(rivit.length),
      content: (
        <RivitTab
          editing={editing}
          esikatselu={shown}
          tuotteet={tuotteet}
          samples={samples}
          sample={sample}
          onSample={paikka.chooseSample}
          chosen={paikka.rivi}
          disabled={disabled}
          onChoose={paikka.chooseRivi}
        />
      ),
    },
    betonit: {
      subtitle: texts.hintaCount(pohja.laskupohjaBetonit.length),
      content: <BetonitTab editing={editing} disabled={disabled} />,
    },
    lisat: {
      subtitle: texts.kpl(pohja.lisat.length),
      content: <LisatTab editing={editing} sample={sample} disabled={disabled} />,
    },
    tekstit: {
      subtitle: texts.kaavaCount(kaavaCount(pohja)),
      content: <TekstitTab editing={editing} sample={sample} disabled={disabled} />,
    },
  });
  return (
    <RecordWindow
      editing={editing}
      title={texts.title(laskupohjaNimi)}
      lead={[asiakasNimi, voimassa(pohja), texts.maksuehto(pohja.maksuEhtoPv)].filter(Boolean).join(' · ')}
      id={laskupohjaId}
      placeKey="laskupohja"
      conflictTitle={texts.conflict(laskupohjaNimi)}
      readOnly={!mayBill}
      large
      width="sizes.modalMax"
      saveBlocked={faultCount > 0}
      footerHint={faultCount > 0 && <FaultHint count={faultCount} onShow={showFault} />}
      headerEnd={
        mayBill ? (
          <>
            <Button size="sm" disabled={faultCount > 0} onClick={() => paikka.setTried(editing.changes())}>
              {koeajoTexts.koeajo}
            </Button>
            <PohjaTilaMenu tila={laskupohjaTilaId} onChange={(tila) => void acts.setTila(tila)} />
            <IconButton label={texts.copy} onClick={() => onCopy(laskupohjaId)}>
              <Copy />
            </IconButton>
          </>
        ) : (
          <PohjaTilaChip tila={laskupohjaTilaId} />
        )
      }
      onRemove={mayBill ? () => void remove() : undefined}
      onClose={onClose}
    >
      {(disabled) => (
        <>
          <PohjaTabs tab={paikka.tab} onTab={paikka.setTab} panels={panelsOf(disabled)} />
          {paikka.tried && (
            <KoeajoWindow
              pohja={pohja}
              changes={paikka.tried}
              onClose={() => paikka.setTried(null)}
              onKorjaa={paikka.mend}
              finalFocus={paikka.focusTarget}
            />
          )}
        </>
      )}
    </RecordWindow>
  );
}

function FaultHint({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <Button variant="ghost" size="sm" color="status.error.fg" onClick={onShow}>
      <CircleAlert />
      {texts.faults(count)}
    </Button>
  );
}

interface PohjaTabsProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
  panels: Readonly<Record<Tab, { subtitle: string; content: ReactNode }>>;
}

/** Each tab stays as it was left, so that nothing typed is lost. */
function PohjaTabs({ tab, onTab, panels }: PohjaTabsProps) {
  const tabs = Object.entries(panels) as [Tab, PohjaTabsProps['panels'][Tab]][];
  return (
    <Tabs.Root lazyMount value={tab} onValueChange={({ value }) => onTab(value as Tab)}>
      <Tabs.List aria-label={texts.tabs.list}>
        {tabs.map(([name, { subtitle }]) => (
          <Tabs.Trigger key={name} value={name} flexDirection="column" alignItems="flex-start">
            {texts.tabs[name]}
            <Text as="span" textStyle="text.small" color="fg.muted">
              {subtitle}
            </Text>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(([name, { content }]) => (
        <Tabs.Content key={name} value={name} px="0">
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

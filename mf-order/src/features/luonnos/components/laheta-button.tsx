import type { KeikkaData } from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';
import { ArrowRight, Button, Flex, keikkaTilaLook, Send, StatusChip, useConfirm } from '@keikka/ui';
import { ennenLahetysta } from '../model/ennen-lahetysta.js';
import { texts } from '../texts.js';

interface LahetaButtonProps {
  busy: boolean;
  /** Stores what is typed; null when that failed. */
  stored: () => Promise<KeikkaData | null>;
  send: () => Promise<boolean>;
  onSent: () => void;
}

/** Sends a draft to who pumps it, once what is typed is stored. Of what it lacks it asks first. */
export function LahetaButton({ busy, stored, send, onSent }: LahetaButtonProps) {
  const confirm = useConfirm();
  async function laheta(): Promise<void> {
    const keikka = await stored();
    if (!keikka) return;
    const lacking = ennenLahetysta(keikka).filter(({ isKnown }) => !isKnown);
    const { text, ...ask } = texts.ask;
    const question = { ...ask, text: text(lacking.map(({ label }) => label.toLowerCase())) };
    if (lacking.length > 0 && !(await confirm(question))) return;
    if (await send()) onSent();
  }
  return (
    <>
      <Flex align="center" gap="1.5" color="fg.subtle" hideBelow="md" aria-hidden>
        <Vaihe tilaId={keikkaTila.luonnos} />
        <ArrowRight size={14} />
        <Vaihe tilaId={keikkaTila.lahetetty} />
      </Flex>
      <Button variant="primary" disabled={busy} onClick={() => void laheta()}>
        <Send />
        {texts.send}
      </Button>
    </>
  );
}

/** The status that a draft goes from or to, by its look and its number in the list beside the form. */
const Vaihe = ({ tilaId }: { tilaId: number }) => (
  <StatusChip {...keikkaTilaLook(tilaId)}>{tilaId}</StatusChip>
);

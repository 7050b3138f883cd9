import type { KeikkaGetAnswer, KeikkaTila } from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';
import {
  Button,
  ChevronDown,
  keikkaTilaLook,
  Menu,
  Span,
  StatusChip,
  Text,
  toneColours,
  useConfirm,
} from '@keikka/ui';
import { keikkaTitle } from '../../../words/keikka-title.js';
import { words } from '../../../words/words.js';
import { useKeikkaTilat } from '../api/list-tilat.js';
import type { TilaOfKeikka } from '../api/use-tila.js';
import { tilaChoices } from '../model/tila-choices.js';
import { texts } from '../texts.js';
import { tilaEntries, unreadEntries } from './tila-entries.js';

interface TilaControlProps {
  answer: KeikkaGetAnswer;
  tila: TilaOfKeikka;
}

/** An order's status: a button that opens the list for who may set another, a chip for who may not [O-100]. */
export function TilaControl({ answer, tila }: TilaControlProps) {
  const { tilaData } = answer;
  const { tone, icon } = keikkaTilaLook(tilaData.keikkaTilaId);
  if (tila.mayChange) return <TilaMenu answer={answer} tila={tila} />;
  return (
    <StatusChip tone={tone} icon={icon} h="8" px="3" textStyle="text.table">
      {tilaData.keikkaTilaSelite}
    </StatusChip>
  );
}

function TilaMenu({ answer: { keikkaData, tilaData }, tila }: TilaControlProps) {
  const list = useKeikkaTilat();
  const confirm = useConfirm();
  const { keikkaTilaSelite } = tilaData;
  const { tone, icon: Icon } = keikkaTilaLook(tilaData.keikkaTilaId);

  async function choose(chosen: KeikkaTila): Promise<void> {
    const { question, ...removal } = texts.removal;
    const text = (
      <>
        {question}
        <Text mt="2" color="fg.muted">
          {`${words.orderNo(keikkaData.keikkaId)} ${keikkaTitle(keikkaData)}`}
        </Text>
      </>
    );
    const isRemoval =
      chosen.keikkaTilaId === keikkaTila.poistettu && tilaData.keikkaTilaId !== chosen.keikkaTilaId;
    if (!isRemoval || (await confirm({ ...removal, text, danger: true }))) tila.set(chosen);
  }
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button
          aria-label={texts.tila(keikkaTilaSelite)}
          w={{ base: 'full', md: 'auto' }}
          {...toneColours(tone)}
        >
          <Icon size={16} aria-hidden />
          <Span flex={{ base: '1', md: 'none' }} textAlign="start">
            {keikkaTilaSelite}
          </Span>
          <ChevronDown size={16} aria-hidden />
        </Button>
      }
      entries={
        list.data
          ? tilaEntries(
              tilaChoices(list.data, tilaData),
              keikkaData.tarkistettavat.length,
              (chosen) => void choose(chosen),
            )
          : unreadEntries(list.isError, () => void list.refetch())
      }
    />
  );
}

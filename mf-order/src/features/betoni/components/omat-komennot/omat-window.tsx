import type { OmaKomento } from '@keikka/contracts';
import type { KomentoLists } from '@keikka/domain';
import { loadErrorText } from '@keikka/sdk';
import {
  Button,
  ErrorState,
  Flex,
  Input,
  Modal,
  Plus,
  RetryBanner,
  Text,
  useConfirm,
  usePhone,
} from '@keikka/ui';
import { DataTable } from '@keikka/ui/forms';
import { useRef, useState } from 'react';
import { useKeepOmatKomennot } from '../../api/omat-komennot.js';
import { useShortCuts } from '../../api/use-betoni-lists.js';
import { omatTexts as texts } from '../../omat-komennot-texts.js';
import { actsColumn, omaColumns } from './oma-columns.js';
import { OmaWindow } from './oma-window.js';

interface OmatWindowProps {
  /** What commands are read by; null while it is not there. */
  lists: KomentoLists | null;
  onClose: () => void;
}

/** The window 'Omat komennot': the company's own commands, changed one at a time in its place [O-088]. */
export function OmatWindow({ lists, onClose }: OmatWindowProps) {
  const { save, read, remove } = useKeepOmatKomennot();
  const confirm = useConfirm();
  const [edited, setEdited] = useState<OmaKomento | 'new' | null>(null);
  const close = (): void => setEdited(null);
  async function askAndRemove(komento: OmaKomento): Promise<void> {
    if (!(await confirm({ ...texts.question(komento.betoniShortCutNimi), danger: true }))) return;
    close();
    remove(komento);
  }
  const onRemove = (komento: OmaKomento): void => void askAndRemove(komento);
  return edited ? (
    <OmaWindow
      komento={edited === 'new' ? null : edited}
      {...{ lists, save, read, onRemove }}
      onClose={close}
    />
  ) : (
    <OmatList {...{ lists, onRemove, onClose }} onEdit={setEdited} />
  );
}

interface OmatListProps extends OmatWindowProps {
  onEdit: (komento: OmaKomento | 'new') => void;
  onRemove: (komento: OmaKomento) => void;
}

function OmatList({ lists, onEdit, onRemove, onClose }: OmatListProps) {
  const { data, error, isFetching, refetch } = useShortCuts({ staleTime: 0 });
  const [typed, setTyped] = useState('');
  const isPhone = usePhone();
  const [name, ...rest] = omaColumns(lists);
  const acts = actsColumn({ onEdit, onRemove });
  const search = useRef<HTMLInputElement>(null);
  const again = { retrying: isFetching, onRetry: () => void refetch() };
  return (
    <Modal
      open
      title={texts.title}
      lead={texts.lead}
      placeKey="omatkomennot"
      width="900px"
      initialFocus={search}
      onClose={onClose}
      toolbar={
        <Flex align="center" gap="2">
          <Input
            ref={search}
            aria-label={texts.search}
            placeholder={texts.search}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button variant="primary" disabled={!data} onClick={() => onEdit('new')}>
            <Plus />
            {texts.add}
          </Button>
        </Flex>
      }
      footer={
        <>
          <Text me="auto" textStyle="text.label" color="fg.muted" aria-live="polite">
            {data && texts.count(data.length)}
          </Text>
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      {error && data && <RetryBanner {...again}>{texts.stale}</RetryBanner>}
      {error && !data ? (
        <ErrorState title={texts.failed} text={loadErrorText(error)} {...again} />
      ) : (
        <DataTable
          label={texts.title}
          columns={isPhone ? [name, acts] : [name, ...rest, acts]}
          rows={(data ?? []).filter((komento) => isFound(komento, typed))}
          rowKey={({ betoniShortCutId }) => betoniShortCutId}
          onOpen={onEdit}
          maxHeight="50dvh"
          empty={
            <Text p="4" color="fg.muted">
              {emptyText(data)}
            </Text>
          }
        />
      )}
    </Modal>
  );
}

function isFound(komento: OmaKomento, typed: string): boolean {
  const { betoniShortCutNimi, betoniShortCut, betoniShortCutCommands } = komento;
  const wanted = typed.trim().toLowerCase();
  return `${betoniShortCutNimi} ${betoniShortCut} ${betoniShortCutCommands}`.toLowerCase().includes(wanted);
}

function emptyText(data: readonly OmaKomento[] | undefined): string {
  if (!data) return texts.loading;
  return data.length === 0 ? texts.none : texts.noMatch;
}

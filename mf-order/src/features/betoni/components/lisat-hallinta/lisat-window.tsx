import type { BetoniAttrType } from '@keikka/contracts';
import { loadErrorText, useOwnAsiakasId } from '@keikka/sdk';
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
import { useAttrTypes, useKeepAttrTypes } from '../../api/attr-types.js';
import { hallintaTexts as texts } from '../../lisat-hallinta-texts.js';
import { actsColumn, lisaColumns } from './lisa-columns.js';
import { LisaWindow } from './lisa-window.js';

interface LisatWindowProps {
  /** The maker of the concrete, whose extras are listed too. */
  betoniAsiakasId: number | null;
  /** Told when a line may show another name. */
  onChanged: () => void;
  onClose: () => void;
}

/** The window 'Hallitse betonilisiä': the company's own extras, changed one at a time in its place [O-044]. */
export function LisatWindow({ betoniAsiakasId, onChanged, onClose }: LisatWindowProps) {
  const { save, read, remove } = useKeepAttrTypes(onChanged);
  const confirm = useConfirm();
  const [edited, setEdited] = useState<BetoniAttrType | 'new' | null>(null);
  const close = (): void => setEdited(null);
  async function askAndRemove(type: BetoniAttrType): Promise<void> {
    if (!(await confirm({ ...texts.question(type.attrNimike), danger: true }))) return;
    close();
    remove(type);
  }
  const onRemove = (type: BetoniAttrType): void => void askAndRemove(type);
  return edited ? (
    <LisaWindow type={edited === 'new' ? null : edited} {...{ save, read, onRemove }} onClose={close} />
  ) : (
    <LisatList {...{ betoniAsiakasId, onRemove, onClose }} onEdit={setEdited} />
  );
}

interface LisatListProps extends Pick<LisatWindowProps, 'betoniAsiakasId' | 'onClose'> {
  onEdit: (type: BetoniAttrType | 'new') => void;
  onRemove: (type: BetoniAttrType) => void;
}

function LisatList({ betoniAsiakasId, onEdit, onRemove, onClose }: LisatListProps) {
  const { data, error, isFetching, refetch } = useAttrTypes(betoniAsiakasId);
  const own = useOwnAsiakasId();
  const isOwn = ({ asiakasId }: BetoniAttrType): boolean => asiakasId === own;
  const [typed, setTyped] = useState('');
  const isPhone = usePhone();
  const [name, ...rest] = lisaColumns;
  const acts = actsColumn({ isOwn, onEdit, onRemove });
  const search = useRef<HTMLInputElement>(null);
  const again = { retrying: isFetching, onRetry: () => void refetch() };
  // Those that can be changed stand first.
  const ordered = [...(data ?? [])].sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  const found = ordered.filter((type) => isFound(type, typed));
  return (
    <Modal
      open
      title={texts.title}
      lead={texts.lead}
      placeKey="betonilisat"
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
            {data && texts.count(data.filter(isOwn).length, data.length)}
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
          rows={found}
          rowKey={({ attrId }) => attrId}
          onOpen={(type) => isOwn(type) && onEdit(type)}
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

function isFound({ attrNimike, attrSelite, attrShortCuts }: BetoniAttrType, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return `${attrNimike} ${attrSelite} ${attrShortCuts}`.toLowerCase().includes(wanted);
}

function emptyText(data: readonly BetoniAttrType[] | undefined): string {
  if (!data) return texts.loading;
  return data.length === 0 ? texts.none : texts.noMatch;
}

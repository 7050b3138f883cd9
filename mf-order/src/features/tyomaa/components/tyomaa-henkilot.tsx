import type { tyomaaMuokkausFields } from '@keikka/contracts';
import type { RecordEditing } from '@keikka/sdk/record';
import { Box, Button, Flex, Plus, RetryBanner, Span, StatusChip, Text } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import { useId, useRef, useState } from 'react';
import type { Muokattava } from '../api/muokattava.js';
import type { HenkiloTurn } from '../api/tyomaan-henkilot.js';
import type { HenkiloRivi } from '../model/henkilo-rivit.js';
import { texts as all } from '../texts.js';
import { HenkilonRivi } from './henkilo-rivi.js';
import { LisaaHenkilo } from './lisaa-henkilo.js';
import { useHenkilotOfForm } from './use-henkilot-of-form.js';

const texts = all.henkilot;

interface TyomaaHenkilotProps {
  editing: RecordEditing<typeof tyomaaMuokkausFields>;
  stored: Muokattava;
  disabled: boolean;
}

/** The persons of a site, and whom of them to call [I-168] [I-172]. */
export function TyomaaHenkilot({ editing, stored, disabled }: TyomaaHenkilotProps) {
  const id = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const [isAdding, setAdding] = useState(false);
  const { isOwn, query, rivit, choose, ...acts } = useHenkilotOfForm(editing, stored);
  function add(turn: HenkiloTurn): void {
    acts.add(turn);
    setAdding(false);
    addButton.current?.focus();
  }
  function remove(rivi: HenkiloRivi): void {
    acts.remove(rivi);
    // The row is gone with the focus in it.
    addButton.current?.focus();
  }
  return (
    <Box data-place="henkilot">
      <Flex align="center" gap="2" minH="8" mb="1">
        <Span id={id} textStyle="text.label" fontWeight="semibold">
          {texts.title}
        </Span>
        {query.data && <StatusChip tone="neutral">{rivit.filter(isListed).length}</StatusChip>}
        <Box flex="1" />
        {isOwn && !disabled && (
          <Button
            ref={addButton}
            variant="link"
            size="sm"
            aria-expanded={isAdding}
            onClick={() => setAdding(!isAdding)}
          >
            <Plus size={16} aria-hidden />
            {texts.add}
          </Button>
        )}
      </Flex>
      {isAdding && !disabled && <LisaaHenkilo asiakasId={stored.asiakasId} onAdd={add} />}
      <QueryState query={query} isEmpty={rivit.length === 0} />
      {rivit.length > 0 && (
        <Box role="radiogroup" aria-labelledby={id} borderWidth="1px" borderRadius="control">
          {rivit.map((rivi) => (
            <HenkilonRivi
              key={rivi.personId}
              rivi={rivi}
              name={id}
              disabled={disabled}
              onChoose={() => choose(rivi.personId)}
              onRemove={() => remove(rivi)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

const isListed = (rivi: HenkiloRivi): boolean => rivi.isListed;

interface QueryStateProps {
  query: ReturnType<typeof useHenkilotOfForm>['query'];
  isEmpty: boolean;
}

/** What there is to say of the list beside its rows. */
function QueryState({ query, isEmpty }: QueryStateProps) {
  if (query.isLoading) return <ListSkeleton loading={texts.loading} rows={2} />;
  if (query.isError)
    return (
      <RetryBanner onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {texts.loadFailed}
      </RetryBanner>
    );
  if (!query.data || !isEmpty) return null;
  return (
    <Text textStyle="text.table" color="fg.muted">
      {texts.none}
    </Text>
  );
}

import { Box, Button, Flex, Plus, RetryBanner, Span, StatusChip, Text, useConfirm } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useOikeusActs } from '../api/oikeudet.js';
import { levels, type Henkilo as HenkiloOf, type Kind, type Kohde, type Lists } from '../model/tasot.js';
import { texts } from '../texts.js';
import { Henkilo } from './henkilo.js';
import { LisaaOikeus } from './lisaa-oikeus.js';
import { MuokkaaHenkiloa } from './muokkaa-henkiloa.js';
import { levelIcons } from './taso-menu.js';

interface PalstaProps {
  kind: Kind;
  /** Null where the order has no such thing. */
  id: number | null;
  subtitle: string;
  /** The field of whom to call. */
  contact: ReactNode;
  query: UseQueryResult<HenkiloOf[]>;
  lists: Lists;
  /** The customer whose contacts come first in a search. */
  asiakasId: number | null;
  isDraft: boolean;
}

/** One of the three columns: whom to call, who has which level, and what the levels mean there. */
export function Palsta({ kind, id, subtitle, contact, ...of }: PalstaProps) {
  const titleId = useId();
  return (
    <Flex
      as="section"
      aria-labelledby={titleId}
      direction="column"
      minW="0"
      borderStartWidth={{ base: '0', lg: '1px' }}
      _first={{ borderStartWidth: '0' }}
    >
      <Box px="3" py="2" bg="bg.muted" borderBottomWidth="1px">
        <Text id={titleId} as="h3" fontWeight="semibold">
          {texts.columns[kind]}
        </Text>
        <Text textStyle="text.label" color="fg.muted" truncate>
          {subtitle}
        </Text>
      </Box>
      <Box px="3" py="2">
        {contact}
      </Box>
      {id === null ? (
        <Text px="3" py="2" textStyle="text.table" color="fg.muted">
          {texts.noTarget[kind]}
        </Text>
      ) : (
        <Henkilot kohde={{ kind, id }} {...of} />
      )}
      <Selite kind={kind} isDraft={of.isDraft} />
    </Flex>
  );
}

type HenkilotProps = Omit<PalstaProps, 'kind' | 'id' | 'subtitle' | 'contact' | 'isDraft'> & { kohde: Kohde };

function Henkilot({ kohde, query, lists, asiakasId }: HenkilotProps) {
  const { kind } = kohde;
  const acts = useOikeusActs(kohde);
  const confirm = useConfirm();
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<number | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const rows = query.data ?? [];
  async function remove(henkilo: HenkiloOf): Promise<void> {
    if (!(await confirm({ ...texts.removeQuestion, danger: true }))) return;
    acts.remove(henkilo);
    // The row is gone with the focus in it.
    addButton.current?.focus();
  }
  return (
    <Box flex="1">
      <Flex align="center" gap="2" px="3" minH="8">
        <Span textStyle="text.label" fontWeight="semibold">
          {texts.persons}
        </Span>
        {query.data && <StatusChip tone="neutral">{rows.length}</StatusChip>}
      </Flex>
      <QueryState query={query} />
      <Box as="ul" m="0" p="0">
        {rows.map((henkilo) => (
          <Henkilo
            key={henkilo.personId}
            {...{ henkilo, kind, lists }}
            onLevel={(level) => acts.save(henkilo, level)}
            onEdit={() => setEdited(henkilo.personId)}
            onRemove={() => void remove(henkilo)}
          />
        ))}
      </Box>
      <Box px="3" py="2" borderTopWidth="1px" borderColor="border.subtle">
        <Button ref={addButton} variant="secondary" w="full" onClick={() => setAdding(true)}>
          <Plus />
          {texts.add}
        </Button>
      </Box>
      {edited !== null && (
        <MuokkaaHenkiloa personId={edited} onSaved={acts.refresh} onClose={() => setEdited(null)} />
      )}
      {isAdding && (
        <LisaaOikeus
          {...{ kind, asiakasId }}
          listed={rows}
          onAdd={acts.add}
          onClose={() => setAdding(false)}
        />
      )}
    </Box>
  );
}

/** What there is to say of a list beside its rows. */
function QueryState({ query }: { query: UseQueryResult<HenkiloOf[]> }) {
  if (query.isLoading) return <ListSkeleton loading={texts.loading} rows={3} />;
  if (query.isError)
    return (
      <RetryBanner onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {texts.loadFailed}
      </RetryBanner>
    );
  if (!query.data || query.data.length > 0) return null;
  return (
    <Text px="3" pb="2" textStyle="text.table" color="fg.muted">
      {texts.none}
    </Text>
  );
}

/** What each level means in the column. */
function Selite({ kind, isDraft }: { kind: Kind; isDraft: boolean }) {
  return (
    <Box
      as="ul"
      m="0"
      px="3"
      py="2"
      bg="bg.muted"
      borderTopWidth="1px"
      textStyle="text.label"
      color="fg.muted"
    >
      {levels.map((level) => {
        const Icon = levelIcons[level];
        const isPast = kind === 'keikka' && level === 'write' && !isDraft;
        return (
          <Flex as="li" key={level} gap="2" py="0.5" listStyleType="none">
            <Icon size={14} aria-hidden style={{ flexShrink: 0, marginTop: '2px' }} />
            <span>
              <Span fontWeight="semibold">{texts.levels[level]}:</Span> {texts.meanings[kind][level]}
              {isPast && `. ${texts.noDraft}`}
            </span>
          </Flex>
        );
      })}
    </Box>
  );
}

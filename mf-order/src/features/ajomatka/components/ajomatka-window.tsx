import { errors } from '@keikka/contracts';
import { clockOf, factoryDeparture, kilometresText, minutesText } from '@keikka/domain';
import { metresBetween } from '@keikka/domain/ajomatka';
import { formOf, RecordWindow, useRecord, useWatch, valuesOf, type FormValues } from '@keikka/sdk/record';
import { Box, Grid } from '@keikka/ui';
import { Factory, HardHat, Tabs } from '@keikka/ui/forms';
import type { ReactNode } from 'react';
import { Kartta } from '../../../parts/kartta/kartta.js';
import { useMatka, useSaveAjomatka, type OrderCache } from '../api/use-ajomatka.js';
import {
  ajoaikaOf,
  ajomatkaFields,
  paikatOf,
  puuttuva,
  pyoristetty,
  tallennettava,
  type Ajomatka,
  type AjomatkaTilaus,
  type Paikat,
  type Pituus,
} from '../model/ajomatka.js';
import { konfliktitOf } from '../model/konfliktit.js';
import { texts } from '../texts.js';
import { MatkaPanel } from './matka-panel.js';

interface AjomatkaWindowProps {
  keikka: AjomatkaTilaus;
  cache: OrderCache;
  onClose: () => void;
  /** Leaves the window for where a missing place is given. */
  onPick: (place: keyof Paikat) => void;
}

type Muokattava = Ajomatka & {
  varmenne: number;
  betoniMatkaM: number | null;
  betoniMatkaAika: number | null;
};

const muokattavaOf = (keikka: Omit<Muokattava, keyof Ajomatka>): Muokattava => ({
  varmenne: keikka.varmenne,
  betoniMatkaM: keikka.betoniMatkaM,
  betoniMatkaAika: keikka.betoniMatkaAika,
  ...pyoristetty(pituusOf(keikka)),
});

const pituusOf = (keikka: Pick<Muokattava, 'betoniMatkaM' | 'betoniMatkaAika'>): Pituus => ({
  matkaM: keikka.betoniMatkaM,
  matkaAika: keikka.betoniMatkaAika,
});

/** The way from an order's factory to its site: on the map, in kilometres and in minutes [O-037] [O-038]. */
export function AjomatkaWindow({ keikka, cache, onClose, onPick }: AjomatkaWindowProps) {
  const paikat = paikatOf(keikka);
  const missing = puuttuva(paikat);
  const { query, again } = useMatka(keikka, missing === null);
  const matka = query.data;
  const acts = useSaveAjomatka(keikka, cache);
  const shown = (base: Muokattava | null): Pituus => again.data?.fresh ?? pituusOf(base ?? keikka);
  const isLookedUp = (values: Ajomatka): boolean => {
    const fresh = again.data?.fresh;
    const { matkaM, matkaAika } = tallennettava(values, shown(null));
    return fresh !== undefined && matkaM === fresh.matkaM && matkaAika === fresh.matkaAika;
  };
  const editing = useRecord({
    fields: ajomatkaFields,
    record: muokattavaOf(keikka),
    save: async (_, base: Muokattava | null, values) => {
      try {
        return muokattavaOf(await acts.save(tallennettava(values, shown(base)), base?.varmenne));
      } catch (error) {
        throw konfliktitOf(error);
      }
    },
    read: async () => {
      const now = await cache.read(keikka.keikkaId);
      return now && muokattavaOf(now);
    },
    lostWith: () => ['betoniMatkaM', 'betoniMatkaAika'],
    onSaved: (saved, before) => {
      if (before) acts.saved(saved, before);
    },
    onClose,
    texts: { failed: texts.changeFailed, gone: errors['KEIKKA.NOT_FOUND'].text },
    failedText: () => (isLookedUp(valuesNow()) ? texts.storeFailed : texts.changeFailed),
  });
  const typed = useWatch({ control: editing.form.control }) as FormValues<typeof ajomatkaFields>;
  const valuesNow = (): Ajomatka => valuesOf(ajomatkaFields, editing.form.getValues());
  const values = valuesOf(ajomatkaFields, typed);
  const ajoaika = ajoaikaOf(values);
  function lookUp(): void {
    // A look-up that fails is told in the panel.
    again.mutate(undefined, {
      onSuccess({ fresh }) {
        const { kilometrit, minuutit } = formOf(ajomatkaFields, pyoristetty(fresh));
        const options = { shouldDirty: true, shouldValidate: true };
        editing.form.setValue('kilometrit', kilometrit, options);
        editing.form.setValue('minuutit', minuutit, options);
      },
    });
  }
  async function pick(place: keyof Paikat): Promise<void> {
    if (await editing.mayLeave()) onPick(place);
  }
  return (
    <RecordWindow
      editing={editing}
      title={texts.title}
      id={keikka.keikkaId}
      lead={[keikka.asiakasNimi, keikka.tyomaaNimi].filter(Boolean).join(', ')}
      placeKey="ajomatka"
      wide
      large
      conflictTitle={texts.conflict}
      footerHint={straightOf(paikat)}
      onClose={onClose}
    >
      {(disabled) => (
        <Tabs.Root defaultValue="ajomatka" lazyMount unmountOnExit>
          <Tabs.List>
            <Tabs.Trigger value="kartta">{texts.tabs.kartta}</Tabs.Trigger>
            <Tabs.Trigger value="ajomatka">{texts.tabs.ajomatka}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="kartta" p="0" pt="3">
            <Ground>
              <AjomatkaKartta keikka={keikka} paikat={paikat} minuutit={ajoaika} />
            </Ground>
          </Tabs.Content>
          <Tabs.Content value="ajomatka" p="0" pt="3">
            <Grid templateColumns={{ base: '1fr', md: '1fr 320px' }} gap="4" alignItems="start">
              <Ground>
                <AjomatkaKartta keikka={keikka} paikat={paikat} minuutit={ajoaika} matka={matka} />
              </Ground>
              <MatkaPanel
                {...{ editing, keikka, missing, ajoaika, disabled, query, again }}
                stored={tallennettava(values, shown(editing.base))}
                onLookUp={lookUp}
                onPick={(place) => void pick(place)}
              />
            </Grid>
          </Tabs.Content>
        </Tabs.Root>
      )}
    </RecordWindow>
  );
}

/** How far it is in a straight line. */
function straightOf({ tehdas, tyomaa }: Paikat): string | undefined {
  return tehdas && tyomaa ? texts.straight(kilometresText(metresBetween(tehdas, tyomaa))) : undefined;
}

/** The map takes what the window has above its buttons; on a phone there is room for the fields beside it. */
function Ground({ children }: { children: ReactNode }) {
  return (
    <Box
      height={{ base: '45dvh', md: 'min(560px, calc(100dvh - 240px))' }}
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="control"
      overflow="hidden"
    >
      {children}
    </Box>
  );
}

interface AjomatkaKarttaProps {
  keikka: AjomatkaTilaus;
  paikat: Paikat;
  minuutit: number | null;
  matka?: { matkaM: number; matkaAika: number; isArvio: boolean; reitti?: readonly [number, number][] };
}

/** Both ends of the way, and the way between them where it is asked for. */
function AjomatkaKartta({ keikka, paikat: { tehdas, tyomaa }, minuutit, matka }: AjomatkaKarttaProps) {
  const start = keikka.pumppuAika ? new Date(keikka.pumppuAika) : null;
  const leaves = start && minuutit !== null ? clockOf(factoryDeparture(start, minuutit)) : null;
  // The road may pass at a walk from both.
  const road = (matka?.reitti ?? []).map(([lng, lat]) => ({ lat, lng }));
  return (
    <Kartta
      label={texts.kartta}
      merkit={[
        ...(tehdas
          ? [
              {
                key: 'tehdas',
                place: tehdas,
                icon: Factory,
                name: keikka.betoniSijaintiNimi,
                detail: leaves ? texts.leaves(leaves) : texts.tehdas,
              },
            ]
          : []),
        ...(tyomaa
          ? [
              {
                key: 'tyomaa',
                place: tyomaa,
                icon: HardHat,
                name: keikka.tyomaaNimi,
                detail: start ? texts.begins(clockOf(start)) : texts.tyomaa,
                main: true,
              },
            ]
          : []),
      ]}
      viiva={
        matka && tehdas && tyomaa
          ? {
              points: [tehdas, ...road, tyomaa],
              dashed: matka.isArvio,
              label: texts.line(kilometresText(matka.matkaM), minutesText(matka.matkaAika)),
            }
          : undefined
      }
    />
  );
}

import type { KeikkaGetAnswer } from '@keikka/contracts';
import { useWatch } from '@keikka/sdk/record';
import { Grid, Text } from '@keikka/ui';
import type { ComponentProps, ReactNode } from 'react';
import { AjomatkaField } from '../../features/ajomatka/components/ajomatka-field.js';
import { AsiakasField } from '../../features/asiakas/components/asiakas-field.js';
import { TehdasField } from '../../features/tehdas/components/tehdas-field.js';
import { TyomaanYhteyshenkilo } from '../../features/yhteyshenkilo/components/tyomaan-yhteyshenkilo.js';
import { YhteyshenkiloField } from '../../features/yhteyshenkilo/components/yhteyshenkilo-field.js';
import { TyomaaField } from '../../features/tyomaa/components/tyomaa-field.js';
import { LukittuTehdas } from '../../features/luonnos/components/lukitut.js';
import { LuonnosAsiakas, LuonnosTyomaa } from '../../features/luonnos/components/luonnos-fields.js';
import { texts as luonnosTexts } from '../../features/luonnos/texts.js';
import type { KeikkaCache } from '../../features/keikka/api/keikka-cache.js';
import { BetonitSection } from '../../features/betoni/components/betonit-section.js';
import { TehdasFacts, TilaajaLine } from '../../features/teksti/components/party-sections.js';
import { ToimitusLines, TyomaaLines } from '../../features/teksti/components/place-sections.js';
import type { ShownSection } from '../../features/tilaus/components/tilaus-form.js';
import type { KeikkaEditing } from './use-keikka-editing.js';

const columns = { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' } as const;

/** What the sections of the site and of the factory lead to in each other. */
export type Places = Pick<ComponentProps<typeof TyomaaField>, 'onSite' | 'isOpen' | 'onOpenChange'> &
  Pick<ComponentProps<typeof AjomatkaField>, 'onPick'>;

/**
 * The sections of an order's form that other features fill: with fields for who may choose what they hold, otherwise in the
 * words of its text.
 */
export const shownSections = (
  answer: KeikkaGetAnswer,
  editing: KeikkaEditing,
  cache: KeikkaCache,
  { onPick, ...site }: Places,
): Record<ShownSection, ReactNode> => ({
  asiakas: answer.access.plan ? (
    <>
      <Grid templateColumns={columns} gap="2" alignItems="start">
        <AsiakasField editing={editing} keikka={answer.keikkaData} />
        <YhteyshenkiloField editing={editing} name="asiakasContactPersonId" answer={answer} />
        <YhteyshenkiloField editing={editing} name="keikkaContactPersonId" answer={answer} />
      </Grid>
      <TilaajaLine answer={answer} />
    </>
  ) : (
    <>
      <LuonnosAsiakas editing={editing} answer={answer} />
      <TilaajaLine answer={answer} />
    </>
  ),
  toimitus: (
    <>
      {answer.access.plan ? (
        <Grid templateColumns={columns} gap="2" alignItems="start">
          <TyomaaField editing={editing} keikka={answer.keikkaData} cache={cache} {...site} />
          <TyomaanYhteyshenkilo editing={editing} answer={answer} />
        </Grid>
      ) : (
        <LuonnosTyomaa editing={editing} answer={answer} />
      )}
      <TyomaaTallessa answer={answer} editing={editing} />
    </>
  ),
  tehdas: answer.access.plan ? (
    <>
      <Grid templateColumns={columns} gap="2" alignItems="start">
        <TehdasField editing={editing} keikka={answer.keikkaData} />
        <AjomatkaField
          editing={editing}
          keikka={answer.keikkaData}
          isArvio={answer.isMatkaArvio}
          cache={cache}
          onPick={onPick}
        />
      </Grid>
      <TehdasFacts answer={answer} drive={false} />
    </>
  ) : (
    <LukittuTehdas answer={answer} />
  ),
  betoni: (
    <>
      <BetonitSection answer={answer} cache={cache} />
      {!answer.access.plan && (
        <Text textStyle="text.small" color="fg.muted">
          {luonnosTexts.vahvistetaan}
        </Text>
      )}
    </>
  ),
});

/** The stored site in words; of another one that is chosen they would tell what is no longer so. */
function TyomaaTallessa({ answer, editing }: { answer: KeikkaGetAnswer; editing: KeikkaEditing }) {
  const tyomaaId = useWatch({ control: editing.form.control, name: 'tyomaaId' });
  if ((tyomaaId ?? null) !== answer.keikkaData.tyomaaId) return null;
  return (
    <>
      <ToimitusLines answer={answer} />
      <TyomaaLines answer={answer} contact={!answer.access.plan} />
    </>
  );
}

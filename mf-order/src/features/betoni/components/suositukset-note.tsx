import type { Betoni } from '@keikka/contracts';
import { suositukset } from '@keikka/domain';
import { useThings } from '@keikka/sdk/record';
import { Banner, Box } from '@keikka/ui';
import { useRasitusRajat } from '../api/use-betoni-lists.js';

/** A quality or an extra of this name is made with air. */
const AIR = /^(huokos|säänkestävä)/i;

type Advised = Pick<Betoni, 'laatu' | 'lujuusId' | 'rasitusluokat'> & Partial<Pick<Betoni, 'attrs'>>;

/** What the standard advises against in a concrete. It is said and never refused. */
export function SuosituksetNote({ line }: { line: Advised }) {
  const { data: rajat } = useRasitusRajat();
  const { data: lujuudet } = useThings('lujuus');
  if (!rajat || !lujuudet) return null;
  const hasAir = [line.laatu, ...(line.attrs ?? []).map(({ attrNimike }) => attrNimike)].some((name) =>
    AIR.test(name),
  );
  const nameOf = (id: number) => lujuudet.find(({ lujuusId }) => lujuusId === id)?.lujuusSelite;
  const said = suositukset({ ...line, hasAir }, rajat, nameOf);
  if (said.length === 0) return null;
  return (
    <Box mt="2">
      <Banner tone="warning">{said.join(' ')}</Banner>
    </Box>
  );
}

import type { LahetysTila } from '@keikka/contracts';
import {
  CheckCheck,
  CircleX,
  Clock,
  GitCompareArrows,
  Hourglass,
  Send,
  StatusChip,
  type StatusTone,
} from '@keikka/ui';
import { lahetysTexts as texts } from '../../lahetys-texts.js';

const looks: Readonly<Record<LahetysTila, { tone: StatusTone | 'neutral'; icon: typeof Clock }>> = {
  odottaa: { tone: 'neutral', icon: Clock },
  lähetyksessä: { tone: 'primary', icon: Send },
  varmistetaan: { tone: 'warning', icon: Hourglass },
  lähetetty: { tone: 'done', icon: CheckCheck },
  epäonnistui: { tone: 'error', icon: CircleX },
  ristiriita: { tone: 'error', icon: GitCompareArrows },
};

export const lahetysLook = (tila: LahetysTila) => looks[tila];

/** How far a sending has come. */
export function LahetysChip({ tila }: { tila: LahetysTila }) {
  const { tone, icon } = looks[tila];
  return (
    <StatusChip tone={tone} icon={icon}>
      {texts.tilat[tila]}
    </StatusChip>
  );
}

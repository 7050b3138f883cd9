import { keikkaTila } from '@keikka/domain';
import { keikkaTilaLook, type SystemStyleObject } from '@keikka/ui';
import { barIcon } from '../bar/bar.styles.js';

/** The icon alone carries the colour of the status. */
const icons = Object.fromEntries(
  Object.values(keikkaTila)
    .map((id) => keikkaTilaLook(id).tone)
    .filter((tone) => tone !== 'neutral')
    .map((tone) => [`& .job[data-look=${tone}]`, { '--icon-colour': `{colors.status.${tone}.fg}` }]),
);

export const phoneStyles: SystemStyleObject = {
  '& .vehicle': {
    mb: '2',
    bg: 'bg.surface',
    borderBlockWidth: '1px',
    borderColor: 'border',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 200px',
  },
  '& .vehicle > header': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    ps: '4',
    color: 'fg.muted',
    textStyle: 'text.table',
    '& b': { color: 'fg', textStyle: 'text.base', fontWeight: 'semibold' },
    '& .name': { flex: 1, minW: 0, truncate: true, '&[data-missing]': { color: 'status.warning.fg' } },
    '& .conflict': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      color: 'status.error.fg',
      fontWeight: 'semibold',
    },
    '& .number': { minH: '11', cursor: 'pointer' },
    '& .call': { display: 'grid', placeItems: 'center', width: '11', height: '11', color: 'brand.fg' },
    '& > :last-of-type:not(.call)': { pe: '4' },
  },
  '& .job': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minH: '14',
    ps: '3',
    pe: '4',
    textAlign: 'start',
    textStyle: 'text.table',
    color: 'fg.muted',
    borderTopWidth: '1px',
    borderStartWidth: '4px',
    borderStartColor: 'var(--edge)',
    cursor: 'pointer',
    touchAction: 'pan-y',
    '& b': { color: 'fg', textStyle: 'text.base', fontWeight: 'semibold', whiteSpace: 'nowrap' },
    '& .times': { display: 'flex', flexDirection: 'column', width: '44px', flexShrink: 0 },
    '& .what': { flex: 1, minW: 0, truncate: true },
    '& .clash': { display: 'block', flexShrink: 0, whiteSpace: 'normal', color: 'status.error.fg' },
    '&:has(.clash)': { py: '1.5' },
    '& .title': { display: 'flex', alignItems: 'center', gap: '1.5', '& b': { truncate: true } },
    '& .bar-icon': { ...barIcon, width: '16px', height: '16px', marginInlineEnd: 0 },
    '&[data-look=cancelled]': { opacity: 0.5 },
    '&[data-look=done] b': { color: 'fg.muted' },
    '&[data-look=masked]': { cursor: 'not-allowed' },
  },
  ...icons,
};

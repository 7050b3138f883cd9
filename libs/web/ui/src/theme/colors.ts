import { defineSemanticTokens } from '@chakra-ui/react';

function themed(light: string, dark: string) {
  return { value: { _light: light, _dark: dark } };
}

/** The three colours of a status: fill, outline and text or icon. */
function status(light: readonly [string, string, string], dark: readonly [string, string, string]) {
  return {
    bg: themed(light[0], dark[0]),
    border: themed(light[1], dark[1]),
    fg: themed(light[2], dark[2]),
  };
}

/**
 * Every colour of the product by its role. Each pair of text and background has a contrast of 4.5:1 or more (measured).
 */
export const colors = defineSemanticTokens.colors({
  bg: {
    canvas: themed('#F3F5F5', '#0C1213'),
    surface: themed('#FFFFFF', '#131B1D'),
    subtle: themed('#EEF1F1', '#192325'),
    muted: themed('#E4E9E9', '#223033'),
  },
  border: {
    DEFAULT: themed('#C2CBCD', '#3A4A4E'),
    subtle: themed('#DFE4E5', '#253235'),
    strong: themed('#869397', '#6E8085'),
  },
  fg: {
    DEFAULT: themed('#141F21', '#E7EDED'),
    muted: themed('#435156', '#B3C0C2'),
    subtle: themed('#58676C', '#90A0A4'),
  },
  brand: {
    solid: { DEFAULT: themed('#0B5F69', '#12717C'), hover: themed('#084A52', '#187F8A') },
    contrast: themed('#FFFFFF', '#FFFFFF'),
    subtle: themed('#D8ECEE', '#12383D'),
    fg: themed('#0B5F69', '#63C6D0'),
  },
  focus: themed('#0B7F8C', '#4FB9C4'),
  hatch: { drive: themed('rgba(67,81,86,.30)', 'rgba(170,190,195,.26)') },
  shade: {
    off: themed('rgba(100,120,125,.055)', 'rgba(0,0,0,.22)'),
    past: themed('rgba(60,80,85,.028)', 'rgba(0,0,0,.10)'),
  },
  drag: { target: themed('rgba(11,127,140,.12)', 'rgba(79,185,196,.16)') },
  scrim: themed('rgba(20,32,35,.42)', 'rgba(0,0,0,.58)'),
  toast: {
    bg: themed('#1B2A2D', '#E3EAEA'),
    fg: themed('#F2F6F6', '#10191A'),
    action: themed('#7FD4DC', '#0B5F69'),
    track: themed('rgba(242,246,246,.22)', 'rgba(16,25,26,.18)'),
    error: themed('#FF9E98', '#A11D19'),
  },
  clock: { line: themed('#141F21', '#E7EDED') },
  status: {
    info: status(['#E4F1FA', '#5C9DC9', '#13527F'], ['#10293A', '#3F7EA8', '#8CC7EE']),
    primary: status(['#E5E7FA', '#7C86D8', '#3540A0'], ['#20254A', '#5E69BE', '#B4BBF7']),
    warning: status(['#FDEFC9', '#C68A12', '#7A4E00'], ['#382A0A', '#A27516', '#F2C562']),
    success: status(['#DDF2E3', '#4C9F6A', '#14602F'], ['#12301F', '#3B8257', '#86D7A3']),
    live: status(['#D3D7F7', '#4A56C0', '#28328C'], ['#2D3574', '#8B95EE', '#C9CEFF']),
    error: status(['#FCE4E2', '#CF4A43', '#A11D19'], ['#3D1715', '#CB5650', '#FF9E98']),
    done: status(['#EDF1EF', '#B9C6BF', '#3F6B50'], ['#1A2322', '#36433F', '#7FAE90']),
  },
});

import { lazy } from 'react';

const parts = () => import('./parts.js');

export const PhoneBar = lazy(async () => ({ default: (await parts()).PhoneBar }));
export const PhoneDay = lazy(async () => ({ default: (await parts()).PhoneDay }));
export const PhoneTop = lazy(async () => ({ default: (await parts()).PhoneTop }));

'use client';

export { Parts as ClientParts } from '../src/Parts.tsx';

import type { ConnectionSource } from '../../src/dsl/venue-source.ts';
import { text } from './text.ts';

const STEPS_ONLY = { accessible: false };

export const CONNECTIONS: readonly ConnectionSource[] = [
  {
    key: 'lift-main',
    type: 'elevator',
    texts: { name: text('Visitor elevator', 'Ascenseur des visiteurs') },
  },
  {
    key: 'lift-beds',
    type: 'elevator',
    texts: { name: text('Bed elevator', 'Monte-malades') },
    access: { public: false },
  },
  {
    key: 'lift-hall',
    type: 'elevator',
    texts: { name: text('Entrance hall elevator', 'Ascenseur du hall') },
  },
  {
    key: 'stair-hub',
    type: 'stairs',
    texts: { name: text('Main stairs', 'Escalier principal') },
    access: STEPS_ONLY,
  },
  {
    key: 'stair-west',
    type: 'stairs',
    texts: { name: text('West stairs', 'Escalier ouest') },
    access: STEPS_ONLY,
  },
  {
    key: 'stair-east',
    type: 'stairs',
    texts: { name: text('East stairs', 'Escalier est') },
    access: STEPS_ONLY,
  },
  {
    key: 'stair-library',
    type: 'stairs',
    texts: { name: text('Steps to the library', 'Marches de la bibliothèque') },
    access: STEPS_ONLY,
  },
  {
    key: 'ramp-library',
    type: 'ramp',
    texts: { name: text('Ramp to the library', 'Rampe de la bibliothèque') },
    access: { accessible: true },
  },
];

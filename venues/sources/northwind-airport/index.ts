import { hours } from '../../src/dsl/hours.ts';
import type { VenueSource } from '../../src/dsl/venue-source.ts';
import { arrivals } from './arrivals.ts';
import { ANNOTATION_SYMBOLS, ASSETS } from './art.ts';
import { CATEGORIES } from './categories.ts';
import { CONNECTIONS } from './connections.ts';
import { departures } from './departures.ts';
import { forecourt } from './forecourt.ts';
import { lounges } from './lounges.ts';
import { PLACES } from './places/index.ts';
import openingHours from './places/hours.json' with { type: 'json' };
import { ROOF_KEYS } from './roof.ts';
import { STYLES } from './styles.ts';
import { LANGUAGES, text } from './text.ts';

const ADDRESS = '1 route des Aérostiers, 62000 Cap-aux-Vents, France';

/** An airport terminal on the coast of northern France: two piers, three floors, a forecourt. */
export const source: VenueSource = {
  slug: 'northwind-airport',
  name: text(
    'Northwind International, Terminal 1',
    'Northwind International, Terminal 1',
    'مطار نورثويند الدولي، المبنى 1',
  ),
  description: text(
    'An airport terminal by the sea: a curved check-in hall, a rotunda with shops, and two piers with eighteen gates.',
    'Une aérogare au bord de la mer : un hall d’enregistrement en arc, une rotonde commerçante et deux jetées comptant dix-huit portes.',
    'مبنى مطار على شاطئ البحر: صالة تسجيل مقوّسة، وقاعة دائرية للمتاجر، ورصيفان يضمّان ثماني عشرة بوابة.',
  ),
  languages: LANGUAGES,
  origin: [1.6312, 50.7289],
  bearingDegrees: -18,
  tzid: 'Europe/Paris',
  countrycode: 'FR',
  address: ADDRESS,
  webUrl: 'https://northwind-airport.example',
  hours: hours(...openingHours.always),
  logo: 'assets/logo.svg',
  coverImage: 'assets/scenes/cover-airport.svg',
  buildings: [
    {
      key: 'terminal-1',
      texts: {
        name: text('Terminal 1', 'Terminal 1', 'المبنى 1'),
        shortName: text('T1', 'T1', 'م1'),
      },
      address: ADDRESS,
      defaultFloor: 'departures',
      facade: ['terminal-block', 'pier-a-block', 'pier-b-block', 'rail-block', ...ROOF_KEYS],
    },
  ],
  floors: [arrivals(), departures(), lounges(), forecourt()],
  connections: CONNECTIONS,
  categories: CATEGORIES,
  places: PLACES,
  topPlaces: [
    'security',
    'check-in-b',
    'gate-a7',
    'gate-b4',
    'baggage-belt-2',
    'information',
    'duty-free',
    'toilets',
    'rail-station',
  ],
  styles: STYLES,
  symbols: ANNOTATION_SYMBOLS,
  assets: ASSETS,
};
